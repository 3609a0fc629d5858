/// What a line was before its changes. Letters typed one after another go together, up to the end of a word.
struct UndoStack {
    /// States kept; the oldest go first.
    static let stateCountMax = 1_000

    /// The last one is what the line is now.
    private var states = [EditedText("")]
    private var isInWord = false

    /// Takes note of the line; call it whenever the line may have changed.
    mutating func note(_ now: EditedText) {
        let last = states[states.count - 1]
        guard now.text != last.text else { return }
        let isLetter = now.appends(letterTo: last)
        if isLetter, isInWord {
            states[states.count - 1] = now
        } else {
            states.append(now)
            if states.count > UndoStack.stateCountMax { states.removeFirst() }
        }
        isInWord = isLetter
    }

    /// Takes the last change back; nil when there is none.
    mutating func undo(_ now: EditedText) -> EditedText? {
        note(now)
        guard states.count > 1 else { return nil }
        states.removeLast()
        isInWord = false
        return states.last
    }
}

extension EditedText {
    /// Whether this is the other text with one more letter at its end.
    fileprivate func appends(letterTo other: EditedText) -> Bool {
        guard isCursorAtEnd, text.utf8.count > other.text.utf8.count, text.utf8.starts(with: other.text.utf8) else {
            return false
        }
        let added = text.unicodeScalars.last
        let isOne = text.utf8.count == other.text.utf8.count + (added.map { UTF8.width($0) } ?? 0)
        return isOne && added?.properties.isWhitespace == false
    }
}
