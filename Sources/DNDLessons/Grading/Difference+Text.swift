internal import DragDrop

/// The sentences about a difference.
extension Difference {
    /// One sentence, such as "You expected `dropSessionDidEnd` here; UIKit calls `performDropWith` first (R138)."
    package var sentence: String {
        switch kind {
        case .call(let place, let expected, let actual, let order):
            "\(scenario > 0 ? "\"\(scenarioName)\", call" : "Call") \(place + 1): "
                + Self.sentence(expected, actual, order, cited)
        case .other(let headline, _): "\"\(scenarioName)\": \(headline)."
        case .line(let line, _): "`\(line)` is not the wrong line."
        case .gestures(let title, _): "The scenarios pass, but not every gesture does: \(title)."
        }
    }

    /// What was expected, and what happened, in lines; empty when the sentence says it.
    package var detail: [String] {
        switch kind {
        case .call: []
        case .other(_, let detail): detail
        case .line(_, let still): ["Without an error there, this still happens: \(still)."]
        case .gestures(_, let steps): ["These steps lead there: \(steps.joined(separator: "; "))"]
        }
    }

    /// Each rule with its sentence: why UIKit does so.
    package var reasons: [String] {
        var reasons = isAboutBeginning ? [Self.beginning] : rules.map { Self.reason($0) }
        if case .call(_, let expected?, _, .never(let silent)) = kind {
            reasons += silent.map { "`\(Self.method(expected))` is not called: \(Self.reason($0))" }
        }
        return reasons
    }

    /// Whether UIKit begins with the items and the answer with something else. The rule that the call cites is about
    /// their number.
    private var isAboutBeginning: Bool {
        guard case .call(0, let expected, let actual?, _) = kind else { return false }
        return Self.method(actual) == Self.firstMethod && expected.map { Self.method($0) } != Self.firstMethod
    }

    private static let firstMethod = "itemsForBeginning"
    private static let beginning =
        "Without items there is no session: `itemsForBeginning` is the first call of every drag."

    private static func reason(_ rule: Citation) -> String { "\(rule.description): \(rule.sentence)" }

    private var cited: String { rules.isEmpty ? "" : " (\(rules.map { $0.description }.joined(separator: ", ")))" }

    private static func sentence(
        _ expected: String?, _ actual: String?, _ order: CallOrder, _ cited: String
    ) -> String {
        guard let expected else {
            return "You expected no further call; UIKit also calls `\(actual ?? "")`\(cited)."
        }
        let name = method(expected)
        guard let actual else {
            return switch order {
            case .before: "You expected `\(name)` once more; UIKit makes no further call."
            case .later, .never: "You expected `\(name)` here; UIKit makes no further call."
            case .lacking: "You expected `\(name)` here; the delegate of this scene does not have it."
            }
        }
        if name == method(actual) { return "You expected `\(expected)`; UIKit's call is `\(actual)`\(cited)." }
        return switch order {
        case .later: "You expected `\(name)` here; UIKit calls `\(method(actual))` first\(cited)."
        case .never: "You expected `\(name)` here; UIKit calls `\(method(actual))`\(cited), and `\(name)` not at all."
        case .before: "You expected `\(name)` once more; UIKit calls `\(method(actual))`\(cited)."
        case .lacking:
            "You expected `\(name)` here; the delegate of this scene does not have it. UIKit calls "
                + "`\(method(actual))`\(cited)."
        }
    }
}
