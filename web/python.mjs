/** Run a Python file in Pyodide, which is given folders: `node python.mjs FILE FOLDER...`, from tools/web.py. */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [file, ...folders] = process.argv.slice(2);
// Each Python has an order of its own for sets, and what is compiled has it, too.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const mounted = folders.map((folder, n) => {
  python.FS.mkdirTree(`/given/${n}`);
  python.mountNodeFS(`/given/${n}`, folder);
  return `/given/${n}`;
});
try {
  python.runPython(readFileSync(file, "utf-8"));
  python.globals.get("main")(...mounted);
} catch (error) {
  console.error(String(error)); // without the script that it was thrown in, which is one line of a megabyte
  process.exitCode = 1;
}
