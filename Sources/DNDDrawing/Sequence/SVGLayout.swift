internal import SourceText

/// The positions of the participants and messages of one sequence in an SVG.
struct SVGLayout {
    /// The width of a cell of the monospaced font at 12 points. Usual fonts differ by less than the added room.
    static let cellWidth = 7.25
    static let lineHeight = 15.0
    static let margin = 24.0
    private static let columnGapMin = 96.0

    /// The width at which notes and arguments are wrapped.
    static let cellsAtMost = 60

    /// The lifelines, from the left.
    private(set) var columns: [Double] = []

    /// The position of the rules.
    private(set) var reasonsX = 0.0
    private(set) var width = 0.0

    let messages: [Lines]

    /// The texts of a message.
    struct Lines {
        /// The line above the arrow: the number and the method.
        let head: String

        /// The lines below the arrow.
        let below: [String]

        var widestCells: Int { Columns.width(of: [head] + below) }
    }

    init(_ sequence: CallSequence) {
        messages = sequence.messages.map { Self.lines(of: $0, in: sequence) }
        var columns = [Self.margin + Self.width(ofCells: 6) / 2 + 8]
        for column in sequence.participants.indices.dropFirst() {
            let titles = [sequence.participants[column - 1].title, sequence.participants[column].title]
            let room = titles.reduce(0) { $0 + Self.width(of: $1) / 2 } + 48
            var x = columns[column - 1] + max(Self.columnGapMin, room)
            for (message, lines) in zip(sequence.messages, messages) where message.isArrow {
                let ends = [sequence.column(of: message.from), sequence.column(of: message.to)].sorted()
                guard ends[1] == column else { continue }
                x = max(x, columns[ends[0]] + Self.width(ofCells: lines.widestCells) + 36)
            }
            columns.append(x)
        }
        self.columns = columns
        var right = (columns.last ?? 0) + Self.width(of: sequence.participants.last?.title ?? "") / 2
        for (message, lines) in zip(sequence.messages, messages) where !message.isArrow {
            let column = columns[sequence.column(of: message.from)]
            right = max(right, column + Self.width(ofCells: lines.widestCells) + 24)
        }
        reasonsX = right + 28
        let widestReasons = Columns.width(of: sequence.messages.map { $0.reasons })
        width =
            max(reasonsX + Self.width(ofCells: widestReasons), Self.width(of: sequence.title) * 1.3 + 2 * Self.margin)
            + Self.margin
    }

    static func width(ofCells cells: Int) -> Double { Double(cells) * cellWidth }
    static func width(of text: String) -> Double { width(ofCells: DisplayText.width(of: text)) }

    private static func lines(of message: CallSequence.Message, in sequence: CallSequence) -> Lines {
        let number = message.number.map { "\($0) " } ?? ""
        let rest = sequence.details(of: message) ?? ""
        guard message.isArrow else {
            let marker = message.kind.marker == "*" ? "" : message.kind.marker + " "
            let text = number + marker + [message.text, rest].filter { !$0.isEmpty }.joined(separator: " ")
            let lines = SequenceWrap(width: cellsAtMost, indentation: "").lines(of: text)
            return Lines(head: lines[0], below: Array(lines.dropFirst()))
        }
        let below = rest.isEmpty ? [] : SequenceWrap(width: cellsAtMost, indentation: "").lines(of: rest)
        guard message.number == nil else { return Lines(head: number + message.text, below: below) }
        let texts = SequenceWrap(width: cellsAtMost, indentation: "").lines(of: message.text)
        return Lines(head: texts[0], below: texts.dropFirst() + below)
    }

    /// The distance from the baseline of the head to that of the next message.
    func height(of index: Int, in sequence: CallSequence) -> Double {
        let below = Double(messages[index].below.count) * Self.lineHeight
        return sequence.messages[index].isArrow ? 30 + below : 26 + below
    }
}
