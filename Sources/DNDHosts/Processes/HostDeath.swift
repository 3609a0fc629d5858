internal import DNDExploration
internal import Foundation

/// How a child process ended.
package struct HostDeath: Sendable {
    let cause: String
    let lastCall: String?

    /// Whether it was killed because it exceeded its time.
    let wasTooSlow: Bool

    /// The last message of the Swift runtime, or the reason of a trap without one.
    var message: String?

    /// The exception of UIKit that would have ended a real app.
    var raised: RaisedEarlier?

    /// The place in the program's own code, if symbols give it.
    var place: String?

    /// The innermost frames: equal for two processes that died in the same way. Nil if the process hung, or has not
    /// recorded them.
    var mark: String?

    /// The step of an exploration in which it ended; nil where that is not known.
    var step: StepParting?

    /// The lines below the headline of the scenario. `rest` is a sentence about the other scenarios.
    package func lines(_ rest: String) -> [String] {
        var lines = ["  \(cause)"]
        if let lastCall {
            lines.append("  the delegate's last call was \(lastCall)")
        } else {
            lines.append("  before any delegate was called")
        }
        lines += (raised?.lines ?? []).map { "  \($0)" }
        if let message { lines.append("  \(message)") }
        if let place { lines.append("  at \(place)") }
        lines.append("  \(rest)")
        return lines
    }

    /// The place relative to the current folder.
    static func relative(_ place: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return place.hasPrefix(folder) ? String(place.dropFirst(folder.count)) : place
    }

    static func name(of signal: Int32) -> String {
        switch signal {
        case 4: "a trap: as!, !, an index out of range, an overflow, fatalError"
        case 5: "a trap"
        case 6: "abort: as! to another type, or abort()"
        case 8: "arithmetic"
        case 9: "killed"
        case 11: "a bad pointer, or too deep a recursion"
        case 15: "terminated"
        default: "see signal(7)"
        }
    }
}
