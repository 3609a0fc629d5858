"""The specs of this repository: what a change of dnd itself waits for."""

import pathlib
from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject

SPECS = pathlib.Path(__file__).resolve().parents[3] / "specs"


class OwnSpecs:
    id = "own-specs"
    note = (
        "`dnd lint --syntax` by processor time, and `dnd run -j 2` by real time, over the folder `specs` of this "
        "repository. `find` and `cat` read the same files."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        yield subject("own-specs/check", lab.programs.dnd, "lint", "--syntax", SPECS, burst=4)
        yield subject("own-specs/run", lab.programs.dnd, "run", "-j", 2, SPECS, burst=4)
        yield subject("own-specs/read", "find", SPECS, "-name", "*.dnd", "-exec", "cat", "{}", "+", burst=4)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        spread = measured.cpu("own-specs/check") if limit == "check" else measured.wall("own-specs/run")
        return spread.median * 1e3

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def check() -> Spread:
            return measured.cpu("own-specs/check")

        yield line("`dnd lint --syntax`, processor time", check)
        yield line("`dnd run -j 2`, real time", lambda: measured.wall("own-specs/run"), base=check)
        yield line("`dnd run -j 2`, processor time", lambda: measured.cpu("own-specs/run"), base=check)
        yield line("reading the same files with `find` and `cat`", lambda: measured.wall("own-specs/read"), base=check)
