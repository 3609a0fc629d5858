/// A prompt in libedit's format: escape sequences lie between marks, so that they take no columns, and never at the
/// end.
///
/// libedit drops a sequence at the end, and a colour would then apply to the typed text. So a sequence at the end moves
/// before the last space, and a prompt without a final space gets one.
enum PromptText {
    /// Equal to PROMPT_ESCAPE_MARK in the shim.
    static let mark: Unicode.Scalar = "\u{1}"

    private struct Piece {
        var isEscape: Bool
        var text: String.UnicodeScalarView
    }

    static func marked(_ prompt: String) -> String {
        var pieces = split(prompt)
        if let last = pieces.last, last.isEscape { moveBeforeLastSpace(&pieces) }
        return joined(pieces)
    }

    /// A text that is being typed, in the same format; a sequence at its end stays there.
    static func marked(typed text: String) -> String { joined(split(text)) }

    private static func joined(_ pieces: [Piece]) -> String {
        var result = String.UnicodeScalarView()
        for piece in pieces {
            if piece.isEscape { result.append(mark) }
            result.append(contentsOf: piece.text)
            if piece.isEscape { result.append(mark) }
        }
        return String(result)
    }

    private static func moveBeforeLastSpace(_ pieces: inout [Piece]) {
        let space = Piece(isEscape: false, text: " ".unicodeScalars)
        let escape = pieces.removeLast()
        if var text = pieces.popLast() {
            if text.text.last == " " { text.text.removeLast() }
            if !text.text.isEmpty { pieces.append(text) }
        }
        append(escape, to: &pieces)
        pieces.append(space)
    }

    /// Splits into alternating escape sequences (`ESC [ … letter`) and text. Adjacent sequences form one piece, because
    /// libedit loses the first of two.
    private static func split(_ prompt: String) -> [Piece] {
        var pieces: [Piece] = []
        var isEscape = false
        for scalar in prompt.unicodeScalars where scalar != mark {
            if scalar == "\u{1B}" { isEscape = true }
            append(Piece(isEscape: isEscape, text: String.UnicodeScalarView([scalar])), to: &pieces)
            let isIntroducer = scalar == "\u{1B}" || scalar == "["
            if isEscape && !isIntroducer && (0x40...0x7E).contains(scalar.value) { isEscape = false }
        }
        return pieces
    }

    private static func append(_ piece: Piece, to pieces: inout [Piece]) {
        if let last = pieces.indices.last, pieces[last].isEscape == piece.isEscape {
            pieces[last].text.append(contentsOf: piece.text)
        } else {
            pieces.append(piece)
        }
    }
}
