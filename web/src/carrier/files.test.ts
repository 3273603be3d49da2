import { describe, expect, it } from "vitest";
import { fileOf } from "./files";

describe("what everybody is told alike", () => {
  it("lies in files, by the paths of the API", () => {
    expect(fileOf("games")).toBe("api/games.json");
    expect(fileOf("languages")).toBe("api/languages.json");
    expect(fileOf("games/gugong/words/pl")).toBe("api/games/gugong/words/pl.ftl");
    expect(fileOf("games/gugong/rules?language=fr")).toBe("api/games/gugong/rules/fr.json");
    expect(fileOf("games/gugong/knowledge")).toBe("api/games/gugong/knowledge.json");
    expect(fileOf("games/gugong/howto?language=pt-BR")).toBe("api/games/gugong/howto/pt-BR.json");
    expect(fileOf("games/gugong/box?digest=a160aafe")).toBe("api/games/gugong/box.json");
    expect(fileOf("games/gugong/grammar")).toBe("api/games/gugong/grammar.json");
    expect(fileOf("games/gugong/emblem")).toBe("api/games/gugong/emblem.svg");
    expect(fileOf("games/camel/pictures/trader-fox")).toBe("api/games/camel/pictures/trader-fox.svg");
  });

  it("is not what the tables are asked", () => {
    for (const path of ["me", "tables", "tables?list=mine", "tables/abcdefghij/record", "games/gugong/corrections/x"])
      expect(fileOf(path)).toBeNull();
  });
});
