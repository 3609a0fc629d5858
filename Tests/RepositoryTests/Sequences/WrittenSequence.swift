import DNDDrawing
import Foundation
import SourceText

struct WrittenSequence {
    struct Message: Equatable {
        let from: String
        let to: String
        let caption: String
    }

    struct Malformed: Error {
        let line: String
    }

    private(set) var messages: [Message] = []

    /// The messages of the model, with the sign of a note in front.
    init(_ sequence: CallSequence) {
        let titles = Dictionary(uniqueKeysWithValues: sequence.participants.map { ($0.id, $0.title) })
        messages = sequence.messages.map { message in
            let sign = message.from != message.to ? "" : Self.sign(of: message)
            return Message(
                from: titles[message.from] ?? "", to: titles[message.to] ?? "",
                caption: (sign + sequence.caption(of: message)).squeezed)
        }
    }

    static func sign(of message: CallSequence.Message) -> String {
        switch message.kind {
        case .silence: "× "
        case .exception: "! "
        case .supposed: "? "
        default: ""
        }
    }

    // MARK: - Diagrams in text

    /// Parses a Mermaid diagram. Every line must have one of the few forms that the renderer writes.
    init(mermaid lines: [String]) throws {
        guard lines.first == "sequenceDiagram" else { throw Malformed(line: lines.first ?? "") }
        try read(lines.dropFirst(), entity: /#(\d+);/, free: /[^#;<>%$"&]*/) { line in
            if let match = line.wholeMatch(of: /\ \ (?:actor|participant) (p\d+) as (.+)/) {
                return .participant(String(match.1), String(match.2))
            }
            if let match = line.wholeMatch(of: /\ \ (p\d+)(?:->>|-->>|--x)(p\d+): (.+)/) {
                return .message(String(match.1), String(match.2), String(match.3))
            }
            if let match = line.wholeMatch(of: /\ \ Note over (p\d+): (.+)/) {
                return .message(String(match.1), String(match.1), String(match.2))
            }
            return line.wholeMatch(of: /\ \ (?:title .+|(?:de)?activate p\d+)/) == nil ? nil : .other
        }
    }

    init(plantUML lines: [String]) throws {
        guard lines.first == "@startuml", lines.last == "@enduml" else { throw Malformed(line: lines.first ?? "") }
        try read(lines.dropFirst().dropLast(), entity: /&#(\d+);/, free: /[^~<>\\%"|$]*/) { line in
            if let match = line.wholeMatch(of: /(?:actor|participant) "(.+)" as (p\d+)/) {
                return .participant(String(match.2), String(match.1))
            }
            if let match = line.wholeMatch(of: /(p\d+) (?:->|-->|-->x) (p\d+) : (.+)/) {
                return .message(String(match.1), String(match.2), String(match.3))
            }
            if let match = line.wholeMatch(of: /note over (p\d+)(?: #FFCCCC)? : (.+)/) {
                return .message(String(match.1), String(match.1), String(match.2))
            }
            return line.wholeMatch(of: /title .+|(?:de)?activate p\d+/) == nil ? nil : .other
        }
    }

    private enum Line {
        case participant(String, String)
        case message(String, String, String)
        case other
    }

    private mutating func read(
        _ lines: some Sequence<String>, entity: Regex<(Substring, Substring)>, free: Regex<Substring>,
        _ form: (String) -> Line?
    ) throws {
        var titles: [String: String] = [:]
        func plain(_ text: String) throws -> String {
            guard text.replacing(entity, with: "").wholeMatch(of: free) != nil else { throw Malformed(line: text) }
            return text.replacing(entity) { match in
                UInt32(match.1).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
            }
        }
        for line in lines {
            switch form(line) {
            case .participant(let id, let title): titles[id] = try plain(title)
            case .message(let from, let to, let text):
                messages.append(
                    Message(from: titles[from] ?? "", to: titles[to] ?? "", caption: try plain(text).squeezed))
            case .other: continue
            case nil: throw Malformed(line: line)
            }
        }
    }
}
