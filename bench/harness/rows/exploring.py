"""Every gesture of a set, from every state of a scene."""

import json
import pathlib
from collections.abc import Callable, Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject

TABLE = "table people: A B C\n"
TWO_LISTS = "table people: A B\ncollection others: C D\n"
SWIFT = "table people from host\n"


class Exploring:
    id = "exploring"
    note = (
        "Processor time of `dnd explore --all`, its start included, with the textbook's delegates; for two lists the "
        "real time of two threads. Transitions are counted in the certificate of the drags. The Swift delegate is "
        "that of `bench/hosted`, with one drag over at most two places, in real time with one child process; a "
        "gesture is a step from one of the states."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        folder = lab.folder / "exploring"
        folder.mkdir(exist_ok=True)
        table, two, swift = folder / "table.dnd", folder / "two.dnd", folder / "swift.dnd"
        for file, text in ((table, TABLE), (two, TWO_LISTS), (swift, SWIFT)):
            file.write_text(text)
        explore = [lab.programs.dnd, "explore"]
        rows = f"1...{lab.scaled(12)}"
        yield subject("exploring/everything", *explore, table, "--all", "--gestures", "everything", rounds_max=5)
        yield subject(
            "exploring/drags", *explore, table, "--all", "--rows", rows,
            "--certificate", self.certificate(lab, "drags"), rounds_max=5)
        yield subject("exploring/adding", *explore, table, "--all", "--gestures", "adding", "--rows", 4, rounds_max=2)
        yield subject("exploring/two", *explore, two, "--all", "--jobs", 2, rounds_max=3)
        yield subject(
            "exploring/swift", lab.programs.hosted, "explore", swift, "--all", "--gestures", "single-drag",
            "--depth", 4, "--jobs", 1, "--certificate", self.certificate(lab, "swift"), rounds_max=5)

    @staticmethod
    def certificate(lab: Lab, name: str) -> pathlib.Path:
        return lab.folder / "exploring" / f"{name}.json"

    def transitions(self, lab: Lab, name: str) -> int:
        sizes = json.loads(self.certificate(lab, name).read_text())["sizes"]
        return sum(size["transitions"] for size in sizes)

    def time(self, name: str, measured: Measurements) -> Spread:
        key = f"exploring/{name}"
        return measured.wall(key) if name in ("two", "swift") else measured.cpu(key)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        if limit == "rate":
            return self.transitions(lab, "drags") / self.time("drags", measured).median
        if limit == "gesture":
            return self.time("swift", measured).median / self.transitions(lab, "swift") * 1e6
        return self.time(limit, measured).median

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def time(name: str) -> Callable[[], Spread]:
            return lambda: self.time(name, measured)

        drags = time("drags")
        yield line("`drags`, 1 to 12 rows", drags)
        yield line("`everything`, 3 rows", time("everything"), base=drags)
        yield line("`adding`, 4 rows", time("adding"), base=drags)
        yield line("`drags`, 2 rows in each of two lists, two threads", time("two"), base=drags)
        yield line("`single-drag` of a Swift delegate, 5 rows, at most 2 hovers", time("swift"), base=drags)
