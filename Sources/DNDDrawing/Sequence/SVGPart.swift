internal import DragDrop
internal import SourceText

/// The lifelines and messages of one sequence.
struct SVGPart {
    private let sequence: CallSequence
    private let layout: SVGLayout
    private let top: Double
    private let number: Int
    private var y: Double

    /// The bars, drawn below everything else, and the layer between lines and texts.
    private var bars = ""
    private var body = ""

    /// The running calls, with the tops of their bars.
    private var open: [(last: Int, column: Int, top: Double)] = []

    init(_ sequence: CallSequence, _ layout: SVGLayout, top: Double, number: Int) {
        self.sequence = sequence
        self.layout = layout
        self.top = top
        self.number = number
        y = top + 18
    }

    /// The end of the lifelines, after drawing.
    var bottom: Double { y + 8 }

    mutating func draw() -> String {
        for index in sequence.messages.indices {
            close(before: index)
            if sequence.messages[index].kind == .gesture { y += 10 }
            draw(index)
        }
        close(before: sequence.messages.count)
        return lifelines + bars + body
    }

    private var lifelines: String {
        var text = ""
        for (participant, x) in zip(sequence.participants, layout.columns) {
            let width = SVGLayout.width(of: participant.title) + 20
            text += "<line class=\"life\" x1=\"\(n(x))\" y1=\"\(n(top - 6))\" x2=\"\(n(x))\" y2=\"\(n(bottom))\"/>\n"
            text += "<rect class=\"box\" rx=\"5\" x=\"\(n(x - width / 2))\" y=\"\(n(top - 30))\" "
            text += "width=\"\(n(width))\" height=\"24\"/>\n"
            text += "<text class=\"name\" text-anchor=\"middle\" x=\"\(n(x))\" y=\"\(n(top - 14))\">"
            text += "\(SVGText.escaped(participant.title))</text>\n"
        }
        return text
    }

    private mutating func close(before index: Int) {
        while let last = open.last, last.last < index {
            let x = layout.columns[last.column]
            bars += "<rect class=\"bar\" rx=\"2\" x=\"\(n(x - 4))\" y=\"\(n(last.top))\" width=\"8\" "
            bars += "height=\"\(n(max(6, y - 12 - last.top)))\"/>\n"
            open.removeLast()
        }
    }

    // MARK: - Messages

    private mutating func draw(_ index: Int) {
        let message = sequence.messages[index]
        let kind = message.kind.rawValue
        body += "<g class=\"message\" data-kind=\"\(kind)\" id=\"m\(number)-\(index)\">"
        if let sentence = ruleSentence(message) { body += "<title>\(SVGText.escaped(sentence))</title>" }
        if message.isArrow { drawArrow(index, message) } else { drawNote(index, message) }
        body += "</g>\n"
        y += layout.height(of: index, in: sequence)
    }

    /// The tooltip of a message.
    private func ruleSentence(_ message: CallSequence.Message) -> String? {
        guard let rule = message.rule.flatMap({ RuleID($0) }) else { return nil }
        return "\(rule): \(Rule[rule].sentence)"
    }

    private mutating func drawArrow(_ index: Int, _ message: CallSequence.Message) {
        let (from, to) = (sequence.column(of: message.from), sequence.column(of: message.to))
        let (start, end) = (layout.columns[from], layout.columns[to])
        let lineY = y + 6
        if let last = sequence.lastInner(of: index) { open.append((last, to, lineY - 4)) }
        let isBusy = open.contains { $0.column == to }
        let tip = isBusy ? (start < end ? end - 4 : end + 4) : end
        let isDashed = message.kind == .absent || message.kind == .note
        body += "<line class=\"line\(isDashed ? " dashed" : "")\" x1=\"\(n(start))\" y1=\"\(n(lineY))\" "
        body +=
            "x2=\"\(n(tip))\" y2=\"\(n(lineY))\" marker-end=\"url(#\(message.kind == .absent ? "cross" : "head"))\"/>"
        let x = min(start, end) + 14
        let lines = layout.messages[index]
        text(lines.head, message.number, x: x, y: y, "halo" + (message.kind == .absent ? " quiet" : ""))
        for (offset, line) in lines.below.enumerated() {
            text(line, nil, x: x, y: lineY + SVGLayout.lineHeight * Double(offset + 1), "halo quiet")
        }
        drawReasons(message, y: y)
    }

    private mutating func drawNote(_ index: Int, _ message: CallSequence.Message) {
        let x = layout.columns[sequence.column(of: message.from)]
        let lines = layout.messages[index]
        let height = SVGLayout.lineHeight * Double(lines.below.count + 1) + 5
        let width = SVGLayout.width(ofCells: lines.widestCells) + 16
        body += "<rect class=\"\(paper(message))\" rx=\"3\" x=\"\(n(x - 8))\" y=\"\(n(y - 13))\" "
        body += "width=\"\(n(width))\" height=\"\(n(height))\"/>"
        for (offset, line) in ([lines.head] + lines.below).enumerated() {
            text(
                line, nil, x: x, y: y + SVGLayout.lineHeight * Double(offset), message.kind == .supposed ? "quiet" : "")
        }
        drawReasons(message, y: y)
    }

    /// The background of a note: absent lines have a dashed border.
    private func paper(_ message: CallSequence.Message) -> String {
        switch message.kind {
        case .exception: "fault"
        case .supposed: "paper dashed"
        default: "paper"
        }
    }

    private mutating func drawReasons(_ message: CallSequence.Message, y: Double) {
        guard !message.reasons.isEmpty else { return }
        body += "<text class=\"reasons quiet\" x=\"\(n(layout.reasonsX))\" y=\"\(n(y))\">"
        body += "\(SVGText.escaped(message.reasons))</text>"
    }

    /// A line of text with its leading number, if any, emphasised.
    private mutating func text(_ line: String, _ number: Int?, x: Double, y: Double, _ classes: String) {
        let prefix = number.map { "\($0) " } ?? ""
        let rest = SVGText.escaped(String(line.dropFirst(prefix.count)))
        let lead = prefix.isEmpty ? "" : "<tspan class=\"number\">\(prefix)</tspan>"
        let attribute = classes.isEmpty ? "" : " class=\"\(classes)\""
        body += "<text\(attribute) x=\"\(n(x))\" y=\"\(n(y))\">\(lead)\(rest)</text>"
    }

    private func n(_ value: Double) -> String { SVGText.number(value) }
}
