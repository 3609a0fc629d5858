#!/usr/bin/env python3
"""Measures dnd beside other runners and beside the machine, and writes docs/performance.md.

    bench/bench.py [--quick] [--only NAME] [--keep FOLDER]

Builds the release binaries, makes the workloads from seeds, installs the peers from PyPI into a scratch environment
where it can, and runs everything in turn, so that a machine that slows down slows all of them. Needs Python alone.
"""

import argparse
import pathlib
import sys
import tempfile

import inside
import machine
import page
import peers
import rows

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main():
    parser = argparse.ArgumentParser(description="measure dnd, and write docs/performance.md")
    parser.add_argument("--quick", action="store_true", help="a tenth of the size, two runs: to try the bench itself")
    parser.add_argument("--only", help="only rows with this part in their name; the page is printed, not written")
    parser.add_argument("--keep", help="a folder for workloads and peers that stays")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dnd-bench-") as scratch:
        folder = pathlib.Path(options.keep or scratch)
        folder.mkdir(parents=True, exist_ok=True)
        programs = machine.build(ROOT, folder)
        installed = peers.install(folder / "peers")
        setting = rows.Setting(folder, programs, installed, options.quick)
        wanted = [row for row in rows.ALL + inside.ALL if not options.only or options.only in row.name]
        results = []
        for row in wanted:
            print(f"measuring: {row.name}", file=sys.stderr)
            results.append(row.measure(setting))
        text = page.text(results, machine.description(programs), installed)
    if options.only or options.quick:
        print(text)
    else:
        (ROOT / "docs" / "performance.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
