internal import DNDExploration
package import JSON
internal import LoadedCode

/// The messages of every kind of child process, which its `HostConnection` keeps to explain how the child ends.
package enum ChildProgress {
    /// A delegate is about to be called.
    case call(String)

    /// UIKit has raised an exception.
    case raised(RaisedEarlier)

    /// The delegates of the scenario are not called any more.
    case played

    /// The playing thread has trapped, or hangs and was asked for its place, which another thread looks up.
    case stopped

    /// What the lookup found.
    case found(StoppedPlace)
}

/// Where the playing thread has stopped.
package struct StoppedPlace {
    /// In the program's own code; nil without symbols, and if it is not described.
    let place: String?

    /// The reason of a trap without a message, if its frames show one.
    let reason: String?

    /// The innermost frames: equal for two processes that died in the same way. Nil for a thread that hung.
    let mark: String?

    /// The step of an exploration in which the thread has stopped.
    let step: StepParting?

    init(_ thread: StoppedThread, isDescribed: Bool, in step: StepParting?) {
        self.step = step
        place = isDescribed ? thread.place : nil
        reason = isDescribed ? thread.reason : nil
        mark = thread.wasAsked ? nil : thread.mark
    }
}

extension ChildProgress: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .call(let name): ["call": name.json]
        case .raised(let raised): ["raised": raised.json]
        case .played: ["played": true.json]
        case .stopped: ["stopped": true.json]
        case .found(let place): ["found": place.json]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("call", let json): self = try .call(String(json: json))
        case ("raised", let json): self = try .raised(RaisedEarlier(json: json))
        case ("played", _): self = .played
        case ("stopped", _): self = .stopped
        case ("found", let json): self = try .found(StoppedPlace(json: json))
        default: throw JSONMismatch()
        }
    }
}

extension StoppedPlace: JSONConvertible {
    package var json: JSONTree { ["place": place.json, "reason": reason.json, "mark": mark.json, "step": step.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        (place, reason, mark, step) = try (json["place"], json["reason"], json["mark"], json["step"])
    }
}
