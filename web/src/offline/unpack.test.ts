import { describe, expect, it } from "vitest";
import { filesOf } from "./unpack";

/** A file as a tar archive has it: a header of 512 bytes, then its bytes, filled up to as many again. */
function entry(folder: string, name: string, text: string): number[] {
  const out = new Uint8Array(512 + Math.ceil(text.length / 512) * 512);
  const put = (at: number, what: string) => out.set(new TextEncoder().encode(what), at);
  put(0, name);
  put(124, text.length.toString(8).padStart(11, "0"));
  put(345, folder);
  put(512, text);
  return [...out];
}

describe("the archive of the package", () => {
  it("is read file by file, with long paths in two parts, up to the empty blocks", () => {
    const long = "x".repeat(600);
    const bytes = [...entry("", "a.py", "print()"), ...entry("one/two", "b.toml", long), ...new Uint8Array(1024), 65];
    const found = filesOf(new Uint8Array(bytes).buffer);
    const texts = [...found].map(([path, data]) => [path, new TextDecoder().decode(data)]);
    expect(texts).toEqual([
      ["a.py", "print()"],
      ["one/two/b.toml", long],
    ]);
  });

  it("may hold empty files", () => {
    const found = filesOf(new Uint8Array([...entry("", "empty", ""), ...entry("", "next", "n")]).buffer);
    expect([...found.keys()]).toEqual(["empty", "next"]);
  });
});
