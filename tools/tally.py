"""Add up test runs: `python -m tools.tally FOLDER` prints one line, and fails if anything failed.

The tests run compiled and interpreted. Each run leaves in the folder its results, `NAME.xml`, and the exit code
of pytest, `NAME.exit`; a run that ended badly without a failed test counts as one failure.
"""

import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path


def results(run: Path) -> Counter[str]:
    """How the tests of one run ended, by its exit file."""
    counts = counted(run.with_suffix(".xml"))
    if run.read_text().strip() != "0" and not counts["failed"]:
        print(f"{run.stem}: pytest ended with exit code {run.read_text().strip()}")
        counts["failed"] = 1
    return counts


def counted(path: Path) -> Counter[str]:
    """What pytest's own results say; nothing if it left none."""
    if not path.exists():
        return Counter()
    suites = ET.parse(path).getroot().iter("testsuite")  # noqa: S314 (pytest has just written it)
    return sum((of_suite(suite) for suite in suites), Counter())


def of_suite(suite: ET.Element) -> Counter[str]:
    tests, skipped = int(suite.get("tests", "0")), int(suite.get("skipped", "0"))
    failed = int(suite.get("failures", "0")) + int(suite.get("errors", "0"))
    return Counter(passed=tests - failed - skipped, failed=failed, skipped=skipped)


def main(folder: Path) -> int:
    """Print the totals; 1 if something failed or nothing was tested."""
    total = sum((results(run) for run in sorted(folder.glob("*.exit"))), Counter())
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped")
    return 0 if total["passed"] and not total["failed"] else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
