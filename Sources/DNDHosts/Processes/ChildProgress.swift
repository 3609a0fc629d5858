package import JSON

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

    /// The place of that thread in the program's own code; nil without symbols.
    case found(String?)
}

extension ChildProgress: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .call(let name): ["call": name.json]
        case .raised(let raised): ["raised": raised.json]
        case .played: ["played": true.json]
        case .stopped: ["stopped": true.json]
        case .found(let place): .object([("found", place.json)])
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("call", let json): self = try .call(String(json: json))
        case ("raised", let json): self = try .raised(RaisedEarlier(json: json))
        case ("played", _): self = .played
        case ("stopped", _): self = .stopped
        case ("found", let json): self = try .found(Optional(json: json))
        default: throw JSONMismatch()
        }
    }
}
