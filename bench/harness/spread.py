"""Medians, and how far the samples lie apart."""

import dataclasses
import statistics
from collections.abc import Sequence


@dataclasses.dataclass(frozen=True)
class Spread:
    """The median of some samples, with their lower and upper quartile."""

    median: float
    low: float
    high: float
    count: int

    @staticmethod
    def of(samples: Sequence[float]) -> "Spread":
        if not samples:
            raise ValueError("a spread needs one sample at least")
        if len(samples) == 1:
            return Spread(samples[0], samples[0], samples[0], 1)
        low, median, high = statistics.quantiles(samples, n=4, method="inclusive")
        return Spread(median, low, high, len(samples))

    @property
    def relative(self) -> float:
        """Half the distance of the quartiles, as a part of the median."""
        return (self.high - self.low) / 2 / self.median if self.median else 0.0

    def scaled(self, factor: float) -> "Spread":
        return Spread(self.median * factor, self.low * factor, self.high * factor, self.count)
