internal import DNDDrawing
internal import DragDrop
internal import JSON

/// The data that the script of a page draws: plays of scenarios, and the meaning of the rules that they cite.
struct PageValues {
    /// The longest text of a play that is kept whole, in characters. Labels and messages may have any length.
    private static let textMax = 2000

    /// The most messages of a play. A page is for reading, and nobody reads more.
    private static let messagesMax = 2000

    private var values = SharedValues()
    private var plays: [Int] = []
    private var rules: [String: String] = [:]

    /// The address of the playground; nil when failures have no link to it.
    private let playground: String?

    init(playground: String?) {
        self.playground = playground
    }

    /// The approximate size in bytes.
    var byteCount: Int { values.byteCount + rules.count * 200 }

    /// Adds a play, and returns its number.
    mutating func add(_ play: ScenarioPlay) -> Int {
        var play = play
        play.sequence.messages.removeLast(max(0, play.sequence.messages.count - Self.messagesMax))
        for message in play.sequence.messages { cite(message) }
        plays.append(values.add(Self.clipped(play.json)))
        return plays.count - 1
    }

    /// The data as JSON without `<`.
    var text: String {
        let rules = JSONTree(members: rules.map { ($0, .string($1)) })
        var members = "\"nodes\":\(values.text),\"plays\":\(plays.json.text(in: .compact))"
        members += ",\"rules\":\(SharedValues.inert(rules.text(in: .compact)))"
        if let playground {
            members += ",\"playground\":\(SharedValues.inert(playground.json.text(in: .compact)))"
        }
        return "{\(members)}"
    }

    private mutating func cite(_ message: CallSequence.Message) {
        for name in [message.rule].compactMap({ $0 }) + message.questions.map({ $0.text }) where rules[name] == nil {
            let number = name.prefix { $0 != "=" }
            guard let citation = Citation(number) else { continue }
            rules[name] = "\(citation.subject)\n\(citation.grade.description). \(citation.source)"
        }
    }

    /// The same value with shorter texts.
    private static func clipped(_ value: JSONTree) -> JSONTree {
        switch value {
        case .object(let members):
            // The text of a spec is of use only as a whole.
            .object(members.map { ($0.0, $0.0 == "source" ? $0.1 : clipped($0.1)) })
        case .array(let elements): .array(elements.map { clipped($0) })
        case .string(let text) where text.utf8.count > textMax && text.count > textMax:
            .string(text.prefix(textMax) + "…")
        case .string, .number, .digits, .boolean, .null: value
        }
    }
}
