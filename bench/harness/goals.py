"""The table of workloads and goals: `bench/goals.json`."""

import dataclasses
import json
import pathlib
from typing import Any

from harness import quantities

TABLE = pathlib.Path(__file__).resolve().parent.parent / "goals.json"


@dataclasses.dataclass(frozen=True)
class Limit:
    """What a measured value may be, at most or at least."""

    id: str
    goal: str
    bound: float
    is_upper: bool
    unit: str

    @staticmethod
    def read(fields: dict[str, Any]) -> "Limit":
        is_upper = "at most" in fields
        bound = fields["at most"] if is_upper else fields["at least"]
        return Limit(fields["id"], fields["goal"], bound, is_upper, fields["unit"])

    def text(self, value: float) -> str:
        return quantities.with_unit(value, self.unit)

    def excess(self, value: float) -> float:
        """How far a value lies beyond the limit, as a factor: 1 is just met, and more is missed."""
        if self.is_upper:
            return value / self.bound
        return self.bound / value if value > 0 else float("inf")

    def is_met(self, value: float) -> bool:
        return self.excess(value) <= 1

    def verdict(self, value: float) -> str:
        if self.is_met(value):
            return "met"
        excess = self.excess(value)
        by = quantities.times(excess) if excess >= 2 else f"{(excess - 1) * 100:.1f} %"
        return f"**missed** by {by}"


@dataclasses.dataclass(frozen=True)
class Workload:
    """A row of the table."""

    id: str
    title: str
    compared_with: str
    limits: tuple[Limit, ...]

    @staticmethod
    def read(fields: dict[str, Any]) -> "Workload":
        limits = tuple(Limit.read(limit) for limit in fields["limits"])
        return Workload(fields["id"], fields["workload"], fields["compared with"], limits)


def workloads(table: pathlib.Path = TABLE) -> list[Workload]:
    return [Workload.read(fields) for fields in json.loads(table.read_text(encoding="utf-8"))]
