import DNDDrawing

/// A parsed terminal diagram: the text of each message, without blanks.
struct DrawnSequence {
    private(set) var messages: [String] = []

    /// Finds the columns of the lifelines in the header, where each participant is above its lifeline.
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

    static func text(of message: CallSequence.Message, in sequence: CallSequence) -> String {
        ((message.number.map { "\($0)" } ?? "") + sequence.words(of: message) + message.reasons).withoutBlanks
    }
}
