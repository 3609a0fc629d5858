package import DNDDrawing
internal import DNDResults

/// One side of a comparison: the trace of each scenario, from any source.
///
/// Created from sequences of calls: from a new run, a saved trace, or a stream of events.
package struct ComparableRun: Hashable, Sendable {
    /// The name of the run: a file, and the options of its run.
    package var name: String
    package var scenarios: [Scenario]

    package struct Scenario: Hashable, Sendable {
        package var title: String

        /// `people.dnd:12`
        package var place: String
        package var state: String
        package var items: [Item]

        package init(title: String, place: String, state: String, items: [Item]) {
            self.title = title
            self.place = place
            self.state = state
            self.items = items
        }
    }

    /// One line of a trace.
    package struct Item: Hashable, Sendable {
        package var kind: CallSequence.Message.Kind

        /// The number of a call or an action.
        package var number: Int?
        package var text: String
        package var arguments: String?
        package var answer: String?
        package var rule: String?

        /// Not compared: under another answer, every line that depends on the question names it.
        package var questions: [CitedQuestion]
        package var depth: Int
        package var file: String?
        package var line: Int?
    }

    package init(name: String, scenarios: [Scenario]) {
        self.name = name
        self.scenarios = scenarios
    }

    package init(name: String, _ sequences: [CallSequence]) {
        self.init(name: name, scenarios: sequences.map { Scenario($0) })
    }

    /// The total number of calls and actions.
    package var callCount: Int {
        scenarios.reduce(0) { $0 + $1.items.count { $0.number != nil } }
    }
}

extension ComparableRun.Scenario {
    /// Leaves out supposed messages, which did not happen.
    package init(_ sequence: CallSequence) {
        self.init(
            title: sequence.title, place: sequence.place, state: sequence.state,
            items: sequence.messages.filter { $0.kind != .supposed }.map { ComparableRun.Item($0) })
    }
}

extension ComparableRun.Item {
    package init(_ message: CallSequence.Message) {
        kind = message.kind
        number = message.number
        text = message.text
        let place = message.list.map { "in \(Spelling.label($0))" }
        let told = [message.arguments, place].compactMap { $0 }
        arguments = told.isEmpty ? nil : told.joined(separator: " ")
        answer = message.answer
        rule = message.rule
        questions = message.questions
        depth = message.depth
        file = message.file
        line = message.line
    }

    /// The values that must be equal for two lines to be the same.
    struct Content: Hashable {
        let subject: Subject
        let arguments: String?
        let answer: String?
        let rule: String?
    }

    /// The values that must be equal for two lines to form a changed pair.
    struct Subject: Hashable {
        let kind: CallSequence.Message.Kind
        let text: String
        let depth: Int
    }

    /// An implemented and an absent method have the same subject, and so have all gestures.
    var subject: Subject {
        Subject(kind: kind == .absent ? .call : kind, text: kind == .gesture ? "" : text, depth: depth)
    }

    var content: Content {
        Content(
            subject: Subject(kind: kind, text: text, depth: depth), arguments: arguments, answer: answer, rule: rule)
    }

    /// The item on one line, without its number.
    var words: String {
        ([text, arguments, answer.map { "→ \($0)" }] + [rule.map { "[\($0)]" }]).compactMap { $0 }
            .joined(separator: " ")
    }

    /// `line 12`, or `other.dnd:12`; only for a gesture.
    var stepPlace: String {
        guard kind == .gesture, let line else { return "" }
        return file.map { "\($0):\(line)" } ?? "line \(line)"
    }
}
