/// A readable duration: `12 µs`, `3 ms` or `1.24 s`.
package enum Elapsed {
    package static func text(microseconds: Int) -> String {
        switch microseconds {
        case ..<1000: return "\(microseconds) µs"
        case ..<1_000_000: return "\(microseconds / 1000) ms"
        default:
            let hundredths = microseconds / 10_000
            let rest = hundredths % 100
            return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
        }
    }
}
