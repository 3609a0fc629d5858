internal import DNDResults
internal import DragDrop
internal import SourceText

/// `expect order` and `expect shown`
extension MismatchText {
    func headline(_ order: OrderMismatch) -> String {
        let list = Spelling.label(order.list)
        if order.shownSections != nil { return "\(list) has other sections, or the same in another order" }
        let wrong = order.parts.filter { !$0.matches }
        if wrong.allSatisfy({ $0.shown == $0.expected }) {
            return "\(list) shows the expected rows, but the app's data has others"
        }
        let isPermutation = wrong.allSatisfy { $0.shown.sorted() == $0.expected.sorted() }
        return isPermutation ? "the rows of \(list) are in another order" : "\(list) shows other rows"
    }

    func body(_ order: OrderMismatch) -> [StyledText] {
        var lines: [StyledText] = []
        if let shown = order.shownSections {
            let expected = order.parts.map { Spelling.label($0.title ?? "") }.joined(separator: ", ")
            lines += comparison(
                expected: expected, actual: shown.map { Spelling.label($0) }.joined(separator: ", "), "shown")
        }
        for part in order.parts where !part.matches {
            if let title = part.title { lines.append(margin + DisplayText.visible(Spelling.label(title)) + ":") }
            lines += RowComparison(part).drawn(margin: margin)
        }
        return lines + told(at: order.places) + decidingCall(order.decidingCall) + route(order)
    }

    /// The fix, when the expectation agrees with the shown rows.
    func fix(_ order: OrderMismatch) -> [StyledText] {
        let isAboutData = order.parts.contains { $0.model != nil && $0.model != $0.shown }
        if order.parts.contains(where: { $0.shown.contains("~") && $0.expected == $0.model }) {
            return remark("To fix, commit or delete the placeholder, or expect it: `expect shown` with a `~`.")
        }
        guard isAboutData else { return [] }
        if order.shownSections == nil, order.parts.allSatisfy({ $0.shown == $0.expected }) {
            let place = order.route.map { " in \($0.called)" } ?? ""
            return remark("To fix, change the app's data\(place) as the list shows it.")
        }
        if order.parts.allSatisfy({ ($0.model ?? $0.expected) == $0.expected }) {
            return remark("To fix, tell the list of every change of the app's data.")
        }
        return remark("To fix, make the app's data as expected, and tell the list of every change of it.")
    }

    /// When the other route's code is correct, directs the reader away from this route's code.
    private func route(_ order: OrderMismatch) -> [StyledText] {
        guard let route = order.route else { return [] }
        let reason = "\(route.citation.description): \(route.citation.sentence)"
        return remark("UIKit called \(route.called), and not \(route.passedOver). \(reason)")
    }

    private func decidingCall(_ call: DecidingCall?) -> [StyledText] {
        guard let call else { return [] }
        let text = TraceText(trace)
        let lines = text.lines(ofCall: call.entry).map { margin + $0 }
        guard !lines.isEmpty else { return [] }
        guard let textbook = call.textbook else {
            return remark("The place was decided by call \(text.number(of: call.entry) ?? 0):") + lines
        }
        return remark("The first call that went another way:") + lines
            + remark("With the textbook delegate: \(textbook)")
    }
}
