/// The rules in the order in which they are applied.
enum RewritingRules {
    static let all: [@Sendable (Rewriting) -> Void] = [
        RenamedNames.apply,
        Imports.rewrite,
        { $0.settleRemovals() },
    ]
}
