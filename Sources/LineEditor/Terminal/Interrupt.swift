private import CEditline

/// Ctrl-C while the program runs, as a flag to poll.
///
/// While a line is being read, the reader's own handler is active, and Ctrl-C does not set this flag.
package enum Interrupt {
    /// Makes Ctrl-C set the flag instead of ending the process.
    package static func watch() {
        editline_interrupt_watch()
    }

    /// Restores the handling of Ctrl-C from before ``watch()``.
    package static func unwatch() {
        editline_interrupt_unwatch()
    }

    /// Whether Ctrl-C was pressed since the last ``clear()``. Costs one load.
    package static var isRequested: Bool {
        editline_interrupt_is_requested()
    }

    package static func clear() {
        editline_interrupt_clear()
    }
}
