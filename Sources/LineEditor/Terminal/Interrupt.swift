private import CEditline

/// Ctrl-C while the program runs, as a flag to look at now and then.
///
/// While a line is being read the reader has its own handler, and Ctrl-C does not set this flag.
package enum Interrupt {
    /// From now on Ctrl-C sets the flag instead of ending the process.
    package static func watch() {
        editline_interrupt_watch()
    }

    /// Gives Ctrl-C back to whoever had it before ``watch()``.
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
