#!/usr/bin/env python3
"""Measures dnd beside other runners and beside the machine, and writes docs/performance.md.

`make bench` builds what is measured and starts this. Everything runs in turn, in one run. `--only` and `--quick` print
the page instead of writing it.
"""

import argparse
import os
import pathlib
import shutil
import sys

from harness import goals, installing, machine, page, round_robin, rows
from harness.lab import Lab
from harness.measurements import Measurements
from harness.programs import programs
from harness.row import Row
from harness.stopwatch import Stopwatch
from harness.tables import Tables

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".build" / "bench"
PAGE = ROOT / "docs" / "performance.md"


def main() -> None:
    options = read_options()
    chosen = [row for row in rows.ALL if any(part in row.id for part in options.only or [""])]
    if not chosen:
        raise SystemExit(f"bench: the rows are {', '.join(row.id for row in rows.ALL)}")
    workloads = [workload for workload in goals.workloads() if workload.id in {row.id for row in chosen}]
    binaries = programs(ROOT, SCRATCH)
    tell("installing the peers")
    lab = Lab(SCRATCH / "workloads", binaries, installing.install(SCRATCH / "peers"), 20 if options.quick else 1)
    for name, reason in lab.peers.missing.items():
        tell(f"{name} is missing: {reason}")

    samples = SCRATCH / "samples.json"
    if options.again:
        measured = Measurements.read(samples)
    else:
        measured = measure(chosen, lab, options.rounds or (2 if options.quick else 7), samples)
    tables = Tables(workloads, {row.id: row for row in chosen}, measured, lab)
    about = machine.description(binaries)
    if len(chosen) == len(rows.ALL) and not options.quick:
        page.write(PAGE, about, tables, tell)
        tell(f"wrote {PAGE.relative_to(ROOT)}")
    else:
        print(page.filled(page.skeleton(), about, tables).text)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.py", description="measure dnd, and write docs/performance.md")
    parser.add_argument("--rounds", type=int, metavar="N", help="how often everything runs: 7 times by default")
    parser.add_argument("--only", action="append", metavar="ROW", help="only rows with this part in their name")
    parser.add_argument("--quick", action="store_true", help="small workloads, two rounds: to try the bench itself")
    parser.add_argument("--again", action="store_true", help="write the page anew, from the samples of the last run")
    return parser.parse_args()


def measure(chosen: list[Row], lab: Lab, rounds: int, samples: pathlib.Path) -> Measurements:
    tell("making the workloads")
    shutil.rmtree(lab.folder, ignore_errors=True)
    lab.folder.mkdir(parents=True)
    # The state of dnd and the caches of other programs, which must not be in the user's home.
    environment = os.environ | {
        "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "XDG_STATE_HOME": str(SCRATCH / "state"),
        "XDG_CACHE_HOME": str(SCRATCH / "cache"),
    }
    subjects = [subject for row in chosen for subject in row.subjects(lab)]
    stopwatch = Stopwatch(lab.programs.stopwatch, SCRATCH, environment)
    return round_robin.measure(subjects, stopwatch, rounds, tell, lambda measured: measured.write(samples))


def tell(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
