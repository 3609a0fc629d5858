"""The page that the bench writes."""

HEAD = """# Performance

What `make bench` measured. Everything that is compared ran in turn on one machine; figures are medians. Peers do the
work that is nearest to ours in their own form: a case of six statements that moves rows in a list, or six commands that
do nothing where a runner knows commands alone. Absolute times are of this machine; the ratios are what to look at.
"""


def text(results, machine, installed):
    """The whole page."""
    lines = [HEAD]
    lines += [f"- {line}" for line in machine]
    names = ", ".join(f"{peer.name} {peer.version}" for peer in installed.values())
    lines += [f"- peers: {names or 'none could be installed'}", ""]
    lines += ["| workload | goal | dnd | met | beside it |", "|---|---|---|---|---|"]
    for result in results:
        met = "yes" if result.is_met else "**no**"
        lines.append(f"| {result.name} | {result.goal} | {result.value} | {met} | {'; '.join(result.beside)} |")
    return "\n".join(lines) + "\n" + NOTES


NOTES = """
## How to measure again

`make bench` takes some minutes: it builds the release binaries, makes the workloads from seeds, installs the peers into
a scratch environment and writes this page. `bench/bench.py --quick` tries the bench itself, `--only NAME` measures one
row. Nothing here is a test: tests count operations instead, which is the same on every machine.
"""
