import DNDDrawing

/// A drawing in a terminal, read back: the text of each message, without blanks.
struct DrawnSequence {
    private(set) var messages: [String] = []

    /// Columns of the lifelines are found in the header, where each participant stands above its own.
    init(_ lines: [String], of sequence: CallSequence) {
        let headerCount = min(sequence.participants.count, 18)
        let last = lines[headerCount - 1].prefix { $0 == "│" || $0 == " " }.count
        for line in lines.dropFirst(headerCount) {
            let gutter = line.prefix(last + 1)
            let text = String(line.dropFirst(last + 1)).withoutBlanks
            if gutter.contains(where: { "►◄*×!?".contains($0) }) {
                messages.append(text)
            } else if let index = messages.indices.last {
                messages[index] += text
            }
        }
    }

    static func text(of message: CallSequence.Message) -> String {
        ((message.number.map { "\($0)" } ?? "") + message.words + message.reasons).withoutBlanks
    }
}
