#!/usr/bin/env python3
"""Checks the playground in real browsers: Chromium by Playwright, Firefox by WebDriver BiDi.

    Tests/Browser/check.py PAGE.html DND [--sessions 1000] [--hostile 10000] [--seed 7] [--only NAME …] [--record]

Prints a line for each check, with what was measured. A random check prints its seed.
"""
import argparse
import pathlib
import sys
import time
import traceback

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[2] / "Page")]
import chromium  # noqa: E402
import firefox  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("dnd", type=pathlib.Path)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--sessions", type=int, default=100)
    parser.add_argument("--hostile", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", action="append")
    parser.add_argument(
        "--untimed", action="store_true", help="do not fail for being slow or large, as a module that is not optimised")
    parser.add_argument("--record", action="store_true", help="write the pictures that screenshots are compared with")
    options = parser.parse_args()
    options.page = options.page.resolve()
    failures = 0
    for name, check in chromium.checks(options) + firefox.checks(options):
        if options.only and not any(part in name for part in options.only):
            continue
        start = time.monotonic()
        try:
            words = check()
        except Exception as failure:  # A browser that ends is a failure of this check, not of the others.
            failures += 1
            place = traceback.extract_tb(failure.__traceback__)[-1]
            words = f"FAILED: {' '.join(str(failure).splitlines()[:3]) or place.line}"
        print(f"{name}: {words} ({time.monotonic() - start:.1f} s)", flush=True)
    chromium.close()
    firefox.close()
    if failures:
        sys.exit(f"make browser: {failures} checks failed")


main()
