#!/usr/bin/env python3
"""Prints which functions the module of the page has several times, because they are inlined where they are called.

    make -f Tests/Embedded/Makefile page OPTIMIZE='-Osize -gline-tables-only'
    Tests/Embedded/copies.py .build/embedded-gline-tables-only/page.wasm

Each line has the bytes that all copies but the largest take, those of all copies, their number, and the function with
its file. A function contains the copies of those that it calls. The numbers are samples of the code, before wasm-opt.
"""
import collections
import pathlib
import subprocess
import sys

STEP = 8
FEWEST_BYTES = 1000


def leb(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned number in LEB128, and the offset after it."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def code_size(module: bytes) -> int:
    at = 8
    while at < len(module):
        section = module[at]
        size, at = leb(module, at + 1)
        if section == 10:
            return size
        at += size
    sys.exit("copies.py: the module has no code")


def frames(path: str) -> list[list[str]]:
    """For each sample, the functions from the innermost inlined one to the compiled one, each with its file."""
    addresses = "\n".join(hex(at) for at in range(0, code_size(pathlib.Path(path).read_bytes()), STEP))
    command = ["llvm-symbolizer", "--obj=" + path, "--inlines", "--functions=linkage"]
    output = subprocess.run(command, input=addresses, capture_output=True, text=True, check=True).stdout
    samples = []
    for block in output.split("\n\n"):
        lines = block.strip("\n").split("\n")
        samples.append([
            f"{name} in {place.split(':')[0].split('/')[-1]}"
            for name, place in zip(lines[::2], lines[1::2]) if not name.startswith("??")
        ])
    return samples


def main() -> None:
    copies: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for sample in frames(sys.argv[1]):
        for function in set(sample):
            copies[function][sample[-1]] += STEP
    rows = [
        (sum(hosts.values()) - max(hosts.values()), sum(hosts.values()), len(hosts), function)
        for function, hosts in copies.items()
    ]
    for spare, total, count, function in sorted(rows, reverse=True):
        if spare >= FEWEST_BYTES:
            print(f"{spare:8} {total:8} {count:5}  {function}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main()
