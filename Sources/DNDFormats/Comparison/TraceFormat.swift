package import DNDDrawing

/// The formats of `dnd trace`. All but `text` and `html`, which show more than calls, are created from `CallSequence`.
package enum TraceFormat: String, CaseIterable, Sendable {
    case text, diagram, mermaid, plantuml, svg, json, html

    /// A short description of each format.
    package var meaning: String {
        switch self {
        case .text: "every call and step in a line of its own; the default"
        case .diagram: "a sequence diagram for the terminal, at most 80 columns wide"
        case .mermaid: "a diagram that forges draw; of several scenarios Markdown with one for each"
        case .plantuml: "a diagram for PlantUML, with one page for each scenario"
        case .svg: "a drawing for browsers, light and dark, that refers to nothing outside"
        case .html: "a page to step through, with the rows before and after each step"
        case .json: "for programs, and for `dnd diff`; docs/trace.schema.json describes it"
        }
    }

    /// The plays as a page. `playground` is an address that it links to.
    package static func page(_ plays: [ScenarioPlay], playground: String?) -> String {
        TracePage(plays, playground: playground).text
    }

    /// The sequences in this format, with a final newline. `text` and `html` are rendered elsewhere, since they need
    /// more than sequences.
    package func rendering(_ sequences: [CallSequence], style: Style, isASCII: Bool) -> String {
        switch self {
        case .text, .json, .html: SequenceDocument(sequences).text
        case .diagram: diagram(sequences, style, isASCII)
        case .mermaid: mermaid(sequences)
        case .plantuml: sequences.map { Self.joined(PlantUMLText($0).lines) }.joined(separator: "\n")
        case .svg: SVGDrawing(sequences).text
        }
    }

    private func diagram(_ sequences: [CallSequence], _ style: Style, _ isASCII: Bool) -> String {
        sequences.map { sequence in
            let drawing = SequenceDrawing(sequence, style: style, isASCII: isASCII)
            return Self.joined(drawing.title + drawing.lines)
        }.joined(separator: "\n")
    }

    private func mermaid(_ sequences: [CallSequence]) -> String {
        guard sequences.count > 1 else { return sequences.map { Self.joined(MermaidText($0).lines) }.joined() }
        return sequences.map { sequence in
            Self.joined(
                ["## \(sequence.title)", "", "`\(sequence.place)`, \(sequence.state)", "", "```mermaid"]
                    + MermaidText(sequence).lines + ["```"])
        }.joined(separator: "\n")
    }

    private static func joined(_ lines: [String]) -> String {
        lines.reduce(into: "") { $0 += $1 + "\n" }
    }
}
