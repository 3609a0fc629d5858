/// How long a scenario may take.
package enum TimeLimit: Hashable, Sendable {
    /// Of the clock on the wall.
    case realMilliseconds(Int)

    /// Of the clock that `wait` moves.
    case virtualMilliseconds(Int)

    /// `it took longer than 2 s`
    package var sentence: String {
        switch self {
        case .realMilliseconds(let limit): "it took longer than \(Self.text(limit))"
        case .virtualMilliseconds(let limit): "it took longer than \(Self.text(limit)) of virtual time"
        }
    }

    /// `2 s`, `1500 ms`
    private static func text(_ milliseconds: Int) -> String {
        milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }
}
