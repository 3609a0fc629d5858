"""What is run and measured."""

import dataclasses
import pathlib
from collections.abc import Mapping


@dataclasses.dataclass(frozen=True)
class Subject:
    """A command that is run again and again, in turn with the others."""

    key: str
    """Its name in the measurements: `many-files/lit`."""

    command: tuple[str, ...]
    folder: pathlib.Path | None = None
    environment: Mapping[str, str] = dataclasses.field(default_factory=dict)

    burst: int = 1
    """How often it runs in each round: more often what is over soon."""

    rounds_max: int | None = None
    """The rounds that it takes part in: few of them for what takes long, or always gives the same."""


def subject(key: str, *words: object, **more: object) -> Subject:
    """A subject from words of any kind."""
    return Subject(key, tuple(str(word) for word in words), **more)  # type: ignore[arg-type]
