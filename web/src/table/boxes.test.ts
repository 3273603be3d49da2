import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { boxOf } from "./boxes";

const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", asked));
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}

it("asks for a box once, and for each digest by itself", async () => {
  asked.mockImplementation((path) => Promise.resolve(answer({ id: "gugong", digest: path.slice(-8) })));
  expect(await boxOf("gugong", "11111111")).toEqual({ id: "gugong", digest: "11111111" });
  expect(await boxOf("gugong", "11111111")).toBe(await boxOf("gugong", "11111111"));
  expect((await boxOf("gugong", "22222222"))["digest"]).toBe("22222222");
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    "api/games/gugong/box?digest=11111111",
    "api/games/gugong/box?digest=22222222",
  ]);
});

it("asks again for what failed", async () => {
  asked.mockResolvedValueOnce(answer({ error: "not-found" }, 404)).mockResolvedValueOnce(answer({ id: "gugong" }));
  await expect(boxOf("gugong", "33333333")).rejects.toThrow("not-found");
  expect(await boxOf("gugong", "33333333")).toEqual({ id: "gugong" });
});
