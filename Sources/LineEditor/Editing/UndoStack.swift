/// Earlier states of a line. Letters typed in a row form one change, up to the end of a word.
struct UndoStack {
    /// The maximum number of states; the oldest are dropped first.
    static let stateCountMax = 1_000

    /// The last one is the current state of the line.
    private var states = [EditedText("")]
    private var isInWord = false

    /// Records the line; call it whenever the line may have changed.
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

    /// Reverts the last change; nil when there is none.
    mutating func undo(_ now: EditedText) -> EditedText? {
        note(now)
        guard states.count > 1 else { return nil }
        states.removeLast()
        isInWord = false
        return states.last
    }
}

extension EditedText {
    /// Whether this text is the other one with one more letter at its end.
    fileprivate func appends(letterTo other: EditedText) -> Bool {
        guard isCursorAtEnd, text.utf8.count > other.text.utf8.count, text.utf8.starts(with: other.text.utf8) else {
            return false
        }
        let added = text.unicodeScalars.last
        let isOne = text.utf8.count == other.text.utf8.count + (added.map { UTF8.width($0) } ?? 0)
        return isOne && added?.properties.isWhitespace == false
    }
}
