#!/usr/bin/env python3
"""Compares what two builds of dnd say, byte for byte: `make compare OLD=path/to/dnd`.

What only time decides is set to zero first. Hosted programs (`PeopleSpecs`, `hosted-probe`) are compared where both
builds have them beside their dnd. `words.tsv` lists texts that were changed on purpose.
"""

import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import sys

from answer import Answer, Words
from programs import Program
import shots

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHOWN_DIFFERENCES = 10


def main() -> int:
    options = read_options()
    old, new = (Program(path.absolute()) for path in (options.old, options.new))
    words = Words.read(pathlib.Path(__file__).with_name("words.tsv"))
    every = shots.all_shots(ROOT, options.acceptance, old, new)
    chosen = [shot for shot in every if any(part in shot.name for part in options.only or [""])]
    if not chosen:
        raise SystemExit("compare: nothing has a name with that in it")
    kept = ROOT / ".build" / "compare" / hashlib.sha256(old.path.read_bytes()).hexdigest()[:16]

    differing = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs or os.cpu_count()) as pool:
        pairs = pool.map(lambda shot: (shot, expected(shot, old, kept), new.answer(shot, ROOT)), chosen)
        for number, (shot, before, after) in enumerate(pairs, 1):
            # A build that has the new texts already would have parts of them changed again.
            difference = before.difference(after) and words.changed(before).difference(after)
            if difference:
                differing += 1
                if differing <= SHOWN_DIFFERENCES:
                    print(f"differs: {shot.name}\n  {shot.command_line}\n{difference}", flush=True)
            elif sys.stderr.isatty():
                print(f"\r{number}/{len(chosen)}", end="", file=sys.stderr, flush=True)
    if differing > SHOWN_DIFFERENCES:
        print(f"… and {differing - SHOWN_DIFFERENCES} more")
    print(f"{len(chosen) - differing} of {len(chosen)} answers are the same, byte for byte")
    return 1 if differing else 0


def expected(shot: shots.Shot, old: Program, kept: pathlib.Path) -> Answer:
    """The old program's answer, which is kept: it stays the same while the files that it reads do."""
    path = kept / f"{shot.key(ROOT)}.gz"
    answer = Answer.read(path)
    if answer is None:
        answer = old.answer(shot, ROOT)
        answer.write(path)
    return answer


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="compare.py", description="compare two builds of dnd, byte for byte")
    parser.add_argument("--old", type=pathlib.Path, required=True, metavar="DND", help="the build to compare with")
    parser.add_argument("--new", type=pathlib.Path, required=True, metavar="DND", help="the build that is compared")
    parser.add_argument("--acceptance", type=pathlib.Path, metavar="FOLDER", help="more specs, from elsewhere")
    parser.add_argument("--only", action="append", metavar="TEXT", help="only answers with this in their name")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many at once: one for each processor by default")
    options = parser.parse_args()
    for path in (options.old, options.new):
        if not os.access(path, os.X_OK):
            parser.error(f"{path} is no program")
    return options


if __name__ == "__main__":
    sys.exit(main())
