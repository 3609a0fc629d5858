/// The exit code of a run of `dnd`. Codes from 64 on are those of `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
    case passed = 0

    /// An expectation does not hold, UIKit raised an unexpected exception, a file is not formatted (`fmt --check`), or
    /// `adapt` leaves work to do by hand.
    case failed = 1

    /// A spec cannot be read; its diagnostics say why, and none of that file ran. For `adapt`, a file is not Swift, and
    /// nothing was written.
    case badSpec = 2

    /// No file, no scenario, or a selection that matches none.
    case nothingRan = 3

    /// The command line is wrong.
    case usage = 64

    /// A file is missing or cannot be read.
    case noInput = 66

    /// An internal error, not the user's fault.
    case software = 70

    /// A report, another file or standard output cannot be written.
    case cannotCreate = 73
}
