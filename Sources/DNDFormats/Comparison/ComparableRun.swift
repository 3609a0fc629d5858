package import DNDDrawing
internal import DNDResults

/// One side of a comparison: what happened in each scenario, whatever it was read from.
///
/// Made from sequences of calls: fresh, saved, or as streams of events carry them.
package struct ComparableRun: Hashable, Sendable {
    /// As it was named: a file, and the options that it ran under.
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

    /// One line of what happened.
    package struct Item: Hashable, Sendable, Codable {
        package var kind: CallSequence.Message.Kind

        /// Of a call or an action.
        package var number: Int?
        package var text: String
        package var arguments: String?
        package var answer: String?
        package var rule: String?

        /// Not compared: under another answer to a question, every line that rests on it says so.
        package var questions: [String]
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

    /// How many calls and actions there are in all.
    package var callCount: Int {
        scenarios.reduce(0) { $0 + $1.items.count { $0.number != nil } }
    }
}

extension ComparableRun.Scenario {
    /// Without what did not happen.
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

    /// What two lines must agree in to be the same.
    struct Content: Hashable {
        let subject: Subject
        let arguments: String?
        let answer: String?
        let rule: String?
    }

    /// What a line is about, whatever it says of it.
    struct Subject: Hashable {
        let kind: CallSequence.Message.Kind
        let text: String
        let depth: Int
    }

    /// A method that one side has and the other lacks is the same subject, and so is whatever a person does.
    var subject: Subject {
        Subject(kind: kind == .absent ? .call : kind, text: kind == .gesture ? "" : text, depth: depth)
    }

    var content: Content {
        Content(
            subject: Subject(kind: kind, text: text, depth: depth), arguments: arguments, answer: answer, rule: rule)
    }

    /// On one line, without the number.
    var words: String {
        ([text, arguments, answer.map { "→ \($0)" }] + [rule.map { "[\($0)]" }]).compactMap { $0 }
            .joined(separator: " ")
    }

    /// `line 12`, or `other.dnd:12`; of a gesture alone.
    var stepPlace: String {
        guard kind == .gesture, let line else { return "" }
        return file.map { "\($0):\(line)" } ?? "line \(line)"
    }
}
