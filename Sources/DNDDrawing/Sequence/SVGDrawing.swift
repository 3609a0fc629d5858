internal import SourceText

/// Sequences of calls as one SVG without external references, for light and dark, with selectable text.
package struct SVGDrawing {
    private let sequences: [CallSequence]

    package init(_ sequences: [CallSequence]) {
        self.sequences = sequences
    }

    private static let headerHeight = 92.0
    private static let footerHeight = 36.0

    package var text: String {
        var y = 0.0
        var width = 320.0
        var body = ""
        for (number, sequence) in sequences.enumerated() {
            let layout = SVGLayout(sequence)
            var part = SVGPart(sequence, layout, top: y + Self.headerHeight, number: number)
            body +=
                "<g aria-label=\"\(SVGText.escaped(sequence.title))\">\n" + header(sequence, layout, top: y)
                + part.draw() + "</g>\n"
            y = part.bottom + Self.footerHeight
            width = max(width, layout.width)
        }
        return head(width: width, height: y) + body + "</svg>\n"
    }

    private func head(width: Double, height: Double) -> String {
        let title = sequences.count == 1 ? sequences[0].title : "\(sequences.count) scenarios"
        let size = "\(SVGText.number(width)) \(SVGText.number(height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(SVGText.number(width))" \
            height="\(SVGText.number(height))" xml:space="preserve" role="img" aria-labelledby="title description">
            <title id="title">\(SVGText.escaped(title))</title>
            <desc id="description">\(SVGText.escaped(description))</desc>
            <style>\(SVGText.style)</style>
            <defs>
            <marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
            orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z"/></marker>
            <marker id="cross" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
            orient="auto"><path class="line" d="M1 1 L7 7 M1 7 L7 1"/></marker>
            </defs>
            <rect class="ground" width="\(SVGText.number(width))" height="\(SVGText.number(height))"/>

            """
    }

    /// A description in words, for screen readers.
    private var description: String {
        sequences.map { sequence in
            let calls = sequence.messages.filter { $0.number != nil }.count
            let names = sequence.participants.map { $0.title }.joined(separator: ", ")
            return "\(sequence.title) (\(sequence.place)), \(sequence.state): "
                + "\(calls) numbered calls between \(names)."
        }.joined(separator: " ")
    }

    private func header(_ sequence: CallSequence, _ layout: SVGLayout, top: Double) -> String {
        let x = SVGText.number(SVGLayout.margin)
        return """
            <text class="title" x="\(x)" y="\(SVGText.number(top + 30))">\(SVGText.escaped(sequence.title))</text>
            <text class="quiet" x="\(x)" y="\(SVGText.number(top + 48))">\(SVGText.escaped(
                "\(sequence.state), \(sequence.place)"))</text>

            """
    }
}

/// Formatting of SVG text.
enum SVGText {
    /// At most two decimals, without trailing zeros.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
        let rest = abs(hundredths % 100)
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Escapes content or an attribute; characters invalid in XML 1.0 become U+FFFD.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            case _ where scalar.value < 0x20: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Plain values instead of variables, which not every renderer supports.
    static let style = """

        text{font:12px ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",Consolas,"Liberation Mono",monospace;\
        fill:#1f2328}
        .ground{fill:#ffffff}.box{fill:#f3f5f8;stroke:#57606a}.bar{fill:#dbe7f6;stroke:#57606a}
        .life{stroke:#aeb6bf;stroke-dasharray:4 4}.line{stroke:#24507a;fill:none}.dashed{stroke-dasharray:5 4}
        .tip{fill:#24507a}.title{font-size:16px;font-weight:600}.name{font-weight:600}
        .number{fill:#24507a;font-weight:600}
        .quiet{fill:#57606a}.paper{fill:#fff8dc;stroke:#d4b106}.fault{fill:#ffe3e3;stroke:#cf222e}
        .halo{paint-order:stroke;stroke:#ffffff;stroke-width:4px;stroke-linejoin:round}
        @media (prefers-color-scheme:dark){
        text{fill:#e6edf3}.ground{fill:#0d1117}.box{fill:#1c2330;stroke:#8b949e}.bar{fill:#1f3550;stroke:#8b949e}
        .life{stroke:#484f58}.line{stroke:#79b8ff}.tip{fill:#79b8ff}.number{fill:#79b8ff}.quiet{fill:#9aa4af}
        .paper{fill:#2c2a15;stroke:#9e8a1f}.fault{fill:#3d1518;stroke:#f85149}.halo{stroke:#0d1117}
        }

        """
}
