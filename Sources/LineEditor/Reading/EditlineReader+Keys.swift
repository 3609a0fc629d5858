internal import CEditline
internal import SourceText

/// Key functions that libedit lacks.
extension EditlineReader {
    /// The state that belongs to the line being typed.
    struct LineState {
        var undo = UndoStack()
        var cursor: HistoryCursor
        var search: HistorySearch?
        var hint: Hint?
        /// The text that the hint was computed for.
        var hintedText = ""

        /// The rest of the same hint, while the typed text follows it.
        func hint(after text: String) -> Hint? {
            guard let hint, !hint.inserted.isEmpty else { return nil }
            let whole = hintedText + hint.inserted
            let isTyped = text.utf8.count > hintedText.utf8.count && text.utf8.count < whole.utf8.count
            return isTyped && whole.utf8.starts(with: text.utf8) ? Hint(completing: text, to: whole) : nil
        }
    }

    /// Performs a key's function; false when there is nothing to do.
    func perform(_ request: EditlineRequest, character: Unicode.Scalar, _ now: EditedText) -> Bool {
        switch request {
        case EDITLINE_NOTE: note(now)
        case EDITLINE_UNDO: show(state.undo.undo(now))
        case EDITLINE_ACCEPT_HINT: accept(state.hint?.inserted, at: now)
        case EDITLINE_ACCEPT_HINT_WORD: accept(state.hint?.nextWord, at: now)
        case EDITLINE_PREVIOUS_ENTRY: show(state.cursor.move(.older, from: now.text).map { EditedText($0) })
        case EDITLINE_NEXT_ENTRY: show(state.cursor.move(.newer, from: now.text).map { EditedText($0) })
        case EDITLINE_PREVIOUS_MATCH: show(state.cursor.moveToMatch(.older, from: now))
        case EDITLINE_NEXT_MATCH: show(state.cursor.moveToMatch(.newer, from: now))
        default: search(request, character, now)
        }
    }

    private func note(_ now: EditedText) -> Bool {
        if state.search == nil { state.undo.note(now) }
        return true
    }

    private func accept(_ text: String?, at now: EditedText) -> Bool {
        guard now.isCursorAtEnd, let text, !text.isEmpty else { return false }
        return show(EditedText(now.text + text))
    }

    private func show(_ text: EditedText?) -> Bool {
        guard let text else { return false }
        editline_session_set_text(session, text.text, text.cursorScalars)
        return true
    }

    // MARK: - Search

    private func search(_ request: EditlineRequest, _ character: Unicode.Scalar, _ now: EditedText) -> Bool {
        if request == EDITLINE_SEARCH_END { return endSearch(showing: nil) }
        if request == EDITLINE_SEARCH_GIVE_UP { return endSearch(showing: state.search?.original) }
        var search = state.search ?? HistorySearch(history.entries, from: now)
        var isDone = true
        switch request {
        case EDITLINE_SEARCH_CHARACTER: search.type(character)
        case EDITLINE_SEARCH_DELETE: isDone = search.delete()
        default: step(&search, request == EDITLINE_SEARCH_FORWARD ? .newer : .older)
        }
        state.search = search
        editline_session_set_search_prompt(session, search.prompt)
        return show(search.shown) && isDone && !search.hasFailed
    }

    /// The first Ctrl-R begins a search; another finds the next match. With an empty pattern it repeats the last
    /// search.
    private func step(_ search: inout HistorySearch, _ direction: HistoryCursor.Direction) {
        guard state.search != nil else { return }
        if search.pattern.isEmpty {
            for character in lastPattern.unicodeScalars { search.type(character) }
        } else {
            search.find(direction)
        }
    }

    private func endSearch(showing text: EditedText?) -> Bool {
        if let pattern = state.search?.pattern, !pattern.isEmpty { lastPattern = pattern }
        state.search = nil
        editline_session_set_search_prompt(session, nil)
        return text == nil || show(text)
    }
}
