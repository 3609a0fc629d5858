/// The limit that a scenario has exceeded.
package enum TimeLimit: Hashable, Sendable {
    /// Wall-clock time.
    case realMilliseconds(Int)

    /// Time on the virtual clock, which `wait` advances.
    case virtualMilliseconds(Int)

    /// What was played, by the number of phrases that take as long.
    case phrases(Int)

    /// `it took longer than 2 s`
    package var sentence: String {
        switch self {
        case .realMilliseconds(let limit): "it took longer than \(Self.text(limit))"
        case .virtualMilliseconds(let limit): "it took longer than \(Self.text(limit)) of virtual time"
        case .phrases(let limit): "it does the work of more than \(limit) phrases"
        }
    }

    /// `2 s`, `1500 ms`
    private static func text(_ milliseconds: Int) -> String {
        milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }
}
