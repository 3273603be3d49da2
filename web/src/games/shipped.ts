/** For tests: the component files as they lie in the package, read anew each time, so that no copy grows old. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = process.env["CARAVANSERAI_PYTHON"] ?? `${ROOT}/.venv/bin/python`;
const READ = "import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], 'rb'))))";

export function shipped<Box>(game: string): Box {
  const file = `${ROOT}/src/caravanserai/games/${game}/components.toml`;
  return JSON.parse(execFileSync(PYTHON, ["-c", READ, file], { encoding: "utf8" })) as Box;
}
