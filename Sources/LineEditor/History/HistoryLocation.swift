internal import System

/// The location of the history file.
package enum HistoryLocation {
    /// `$DND_HISTORY`, else `dnd/history` in `$XDG_STATE_HOME`, else in `~/.local/state`.
    ///
    /// `nil` means no history: `DND_HISTORY` is empty or `/dev/null`, or there is no home directory. The XDG
    /// specification requires that a relative `XDG_STATE_HOME` is ignored.
    package static func `default`(environment: (String) -> String? = value(ofVariable:)) -> String? {
        if let chosen = environment("DND_HISTORY") { return chosen.isEmpty || chosen == "/dev/null" ? nil : chosen }
        if let state = environment("XDG_STATE_HOME"), state.utf8.first == UInt8(ascii: "/") {
            return state + "/dnd/history"
        }
        guard let home = environment("HOME"), !home.isEmpty else { return nil }
        return home + "/.local/state/dnd/history"
    }

    package static func value(ofVariable name: String) -> String? {
        Environment[name]
    }
}
