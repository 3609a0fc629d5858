internal import System

/// Where the history is kept.
package enum HistoryLocation {
    /// `$DND_HISTORY`, else `dnd/history` in `$XDG_STATE_HOME`, else in `~/.local/state`.
    ///
    /// `nil` keeps no history: `DND_HISTORY` is set and empty, or there is no home directory. The XDG rules want a
    /// relative `XDG_STATE_HOME` ignored.
    package static func `default`(environment: (String) -> String? = value(ofVariable:)) -> String? {
        if let chosen = environment("DND_HISTORY") { return chosen.isEmpty ? nil : chosen }
        if let state = environment("XDG_STATE_HOME"), state.utf8.first == UInt8(ascii: "/") {
            return state + "/dnd/history"
        }
        guard let home = environment("HOME"), !home.isEmpty else { return nil }
        return home + "/.local/state/dnd/history"
    }

    /// A variable of this process.
    package static func value(ofVariable name: String) -> String? {
        Environment[name]
    }
}
