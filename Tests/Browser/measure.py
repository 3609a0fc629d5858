#!/usr/bin/env python3
"""Measures the pages in Chromium once, for `make bench`: prints a line of JSON for each figure.

    Tests/Browser/measure.py PAGE.html MODULE.wasm DND CHROMIUM
"""
import argparse
import json
import pathlib
import statistics
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[2] / "Page")]
import chromium  # noqa: E402
import report  # noqa: E402


def main() -> None:
    page, module, dnd, browser = sys.argv[1:]
    tell("playground, bytes", pathlib.Path(page).stat().st_size)
    tell("module, bytes", pathlib.Path(module).stat().st_size)
    checks = chromium.Checks(argparse.Namespace(page=pathlib.Path(page).resolve(), chromium=browser))
    tell("interactive, ms", checks.start_time(checks.page()))
    tell("keystroke, ms", statistics.median(checks.typing_times()))
    tell("pointer, ms", statistics.median(checks.moving_times()))
    with tempfile.TemporaryDirectory() as folder:
        program = report.Dnd(dnd, folder)
        program.write("swap.dnd", report.SWAP)
        program.run("run", "swap.dnd", "--report", "ndjson:run.ndjson")
        file = report.report_of_failures(program)
        tell("report, bytes", file.stat().st_size)
        opened = report.Browser(checks.playwright, browser).open(file)
        tell("report, s", opened.seconds)
        opened.context.browser.close()
    chromium.close()


def tell(name: str, value: float) -> None:
    print(json.dumps({"name": name, "value": value}))


main()
