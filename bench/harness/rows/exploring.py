"""Every gesture of a set, from every state of a scene."""

import json
import pathlib
from collections.abc import Iterable

from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.spread import Spread
from harness.subject import Subject, subject

TABLE = "table people: A B C\n"
TWO_LISTS = "table people: A B\ncollection others: C D\n"


class Exploring:
    id = "exploring"
    note = (
        "Processor time of `dnd explore --all` on one core, its start included, with the textbook's delegates. "
        "Transitions are counted in the certificate of the drags."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        folder = lab.folder / "exploring"
        folder.mkdir(exist_ok=True)
        table, two = folder / "table.dnd", folder / "two.dnd"
        table.write_text(TABLE)
        two.write_text(TWO_LISTS)
        explore = [lab.programs.dnd, "explore"]
        rows = f"1...{lab.scaled(12)}"
        yield subject("exploring/everything", *explore, table, "--all", "--gestures", "everything", rounds_max=5)
        yield subject(
            "exploring/drags", *explore, table, "--all", "--rows", rows, "--certificate", self.certificate(lab),
            rounds_max=5)
        yield subject("exploring/adding", *explore, table, "--all", "--gestures", "adding", "--rows", 4, rounds_max=2)
        yield subject("exploring/two", *explore, two, "--all", rounds_max=1)

    @staticmethod
    def certificate(lab: Lab) -> pathlib.Path:
        return lab.folder / "exploring" / "drags.json"

    def rate(self, measured: Measurements, lab: Lab) -> float:
        sizes = json.loads(self.certificate(lab).read_text())["sizes"]
        return sum(size["transitions"] for size in sizes) / measured.cpu("exploring/drags").median

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        return self.rate(measured, lab) if limit == "rate" else measured.cpu(f"exploring/{limit}").median

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        def drags() -> Spread:
            return measured.cpu("exploring/drags")

        yield line("`drags`, 1 to 12 rows", drags)
        yield line("`everything`, 3 rows", lambda: measured.cpu("exploring/everything"), base=drags)
        yield line("`adding`, 4 rows", lambda: measured.cpu("exploring/adding"), base=drags)
        yield line("`drags`, 2 rows in each of two lists", lambda: measured.cpu("exploring/two"), base=drags)
