/// A sequence of calls as a PlantUML diagram.
package struct PlantUMLText {
    private let sequence: CallSequence

    package init(_ sequence: CallSequence) {
        self.sequence = sequence
    }

    package var lines: [String] {
        var lines = ["@startuml", "title \(escaped(sequence.title)) (\(escaped(sequence.place)))"]
        for (index, participant) in sequence.participants.enumerated() {
            let word = participant.role == .person ? "actor" : "participant"
            lines.append("\(word) \"\(escaped(participant.title))\" as p\(index)")
        }
        var open = OpenCalls(sequence)
        for index in sequence.messages.indices {
            lines += open.close(before: index).map { "deactivate p\($0)" }
            lines.append(line(sequence.messages[index]))
            if let column = open.open(index) { lines.append("activate p\(column)") }
        }
        return lines + open.closeAll().map { "deactivate p\($0)" } + ["@enduml"]
    }

    private func line(_ message: CallSequence.Message) -> String {
        let (from, to) = (sequence.column(of: message.from), sequence.column(of: message.to))
        let text = escaped(sequence.caption(of: message))
        guard message.isArrow else {
            let colour = message.kind == .exception ? " #FFCCCC" : ""
            return "note over p\(from)\(colour) : \(message.kind.marker == "*" ? "" : "\(message.kind.marker) ")\(text)"
        }
        return "p\(from) \(message.plantUMLArrow) p\(to) : \(text)"
    }

    private static let signs = "<>\\~&%\"#$|".unicodeScalars
    private static let doubledSigns = "*/_-[]'=^.{}".unicodeScalars

    /// Escapes the characters of PlantUML's markup by number, except those that have a meaning only when doubled.
    private func escaped(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let isDoubled =
                index > 0 && scalars[index - 1] == scalar
                || index + 1 < scalars.count
                    && scalars[index + 1] == scalar
            if Self.signs.contains(scalar) || (isDoubled && Self.doubledSigns.contains(scalar)) {
                result += "&#\(scalar.value);"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension CallSequence.Message {
    fileprivate var plantUMLArrow: String {
        switch kind {
        case .absent: "-->x"
        case .note: "-->"
        default: "->"
        }
    }
}
