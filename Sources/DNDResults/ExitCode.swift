/// How a run of `dnd` ended, as the shell sees it. 64 and up are those of `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
    case passed = 0

    /// An expectation does not hold, an exception was not expected, a file is not formatted (`fmt --check`), or
    /// something is left to do by hand (`adapt`).
    case failed = 1

    /// A spec that cannot be read: its diagnostics say why. Nothing of that file was run. For `adapt`, a file that is
    /// no Swift; nothing was written.
    case badSpec = 2

    /// No file, no scenario, or a selection that fits none.
    case nothingRan = 3

    /// The command line is wrong.
    case usage = 64

    /// A file is missing or cannot be read.
    case noInput = 66

    /// Not the user's fault.
    case software = 70

    /// A report or another file cannot be written where it should be, or standard output cannot.
    case cannotCreate = 73
}
