"""Other runners, as they are installed here."""

import dataclasses
import pathlib
from collections.abc import Mapping


@dataclasses.dataclass(frozen=True)
class Peer:
    """A program that does work like ours."""

    name: str
    version: str
    program: pathlib.Path
    environment: Mapping[str, str] = dataclasses.field(default_factory=dict)

    can_run_in_parallel: bool = False
    """Whether it takes a number of jobs."""

    @property
    def title(self) -> str:
        return f"{self.name} {self.version}"


@dataclasses.dataclass(frozen=True)
class Peers:
    """Those that could be had, and why the others could not."""

    found: Mapping[str, Peer]
    missing: Mapping[str, str]
