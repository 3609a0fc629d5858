internal import CEditline
internal import SourceText
internal import System

/// Reads lines from a terminal, edited with libedit.
///
/// The limits of libedit (3.1-20221030), and how they are worked around:
/// - It has no undo, and its search does not support letters beyond Latin-1. This type implements both, and the keys
///   that move through the history (``EditlineReader/perform(_:character:_:)``); with vi keys, `j` and `k` remain
///   libedit's.
/// - It inserts unknown key sequences as text. The usual ones are bound, some of them to nothing (``KeyTable``).
/// - It does not support bracketed paste. The terminal is asked for it, and a paste is inserted whole. It runs on
///   Enter, even when it ends with newlines, which are dropped, as in zsh and psql. A terminal without bracketed paste
///   sends it as typed lines. So does any terminal when the user's file chooses vi keys, where Escape must remain a
///   key.
/// - It shows no continuation prompt inside a text of several lines: a paste and a recalled block begin at the left
///   edge. A typed block is read line by line, each with the continuation prompt, and recalled as a whole.
/// - It has no hints after the cursor. They are drawn before waiting for a key and removed after it. The right prompt
///   is requested after every key. A new colour in it appears only when its letters change, too.
/// - It counts a combining character as a column, and loses its place when it inserts before a wide letter. A text with
///   such characters is repainted for each key; within a row the terminal keeps the cursor's position.
/// - It knows no colours in the text. The coloured text is written over its drawing, where it fits on the screen.
/// - It flushes after every letter. Its output is buffered and sent once for each key.
/// - It supports one session per process here, and its signal handling is not used (see `signals.c`).
package final class EditlineReader: LineSource {
    /// The reason why lines are read without editing.
    package enum Obstacle: Error, Equatable, Sendable {
        case noTerminal, noLibrary, noUTF8Locale, noMemory
        /// The user's `.editrc` contains `edit off`, or the terminal is an Emacs buffer.
        case editingOff
    }

    package let isInteractive = true

    private let hooks: EditorHooks
    let history: History
    private(set) var session: OpaquePointer?
    private var block = Block()
    var state = LineState(cursor: HistoryCursor([]))

    /// The last search pattern.
    var lastPattern = ""

    /// Opens libedit on the standard streams, or throws the obstacle.
    ///
    /// `program` selects the lines of `.editrc` for one program (`dnd:bind …`). `library` is the library's file name,
    /// when it is not one of the usual ones.
    package init(
        program: String,
        hooks: EditorHooks,
        history: History,
        library: String? = nil
    ) throws(Obstacle) {
        self.hooks = hooks
        self.history = history
        let context = Unmanaged.passUnretained(self).toOpaque()
        let callbacks = EditlineCallbacks(
            context: context, complete: answerTab, textChanged: answerChange, perform: answerKey)
        let opening = editline_session_open(&session, program, library, callbacks)
        if let obstacle = Obstacle(opening) { throw obstacle }
        setUpKeys()
        guard editline_session_is_editing(session) else { throw .editingOff }
        editline_session_set_history_limit(session, Int32(clamping: history.entryCountMax))
        for entry in history.entries { editline_session_add_history(session, entry) }
    }

    deinit {
        if let session { editline_session_close(session) }
    }

    package func read() -> LineInput {
        block = Block()
        repeat {
            state = LineState(cursor: HistoryCursor(history.entries))
            let prompt = PromptText.marked(block.isEmpty ? hooks.prompt() : hooks.continuationPrompt(block.text))
            var text: UnsafePointer<CChar>?
            let status = editline_session_read(session, prompt, &text)
            let code = ErrorNumber.last
            let line = text.map { String(cString: $0) } ?? ""
            switch status {
            case EDITLINE_LINE: block.append(line)
            case EDITLINE_CANCELLED: return .cancelled(discarded: block.text(with: line))
            case EDITLINE_END: return endOfInput()
            default: return .failed(errno: code)
            }
        } while !block.isFinished(hooks)
        record(block.text)
        return .line(block.text)
    }

    /// Ctrl-D inside a block discards the block with a bell, instead of quitting or running half of it. Another Ctrl-D,
    /// on the then empty line, quits.
    private func endOfInput() -> LineInput {
        StandardOutput.write(block.isEmpty ? "\n" : "\n\u{7}")
        return block.isEmpty ? .endOfInput : .cancelled(discarded: block.text)
    }

    private func record(_ entry: String) {
        if history.record(entry) { editline_session_add_history(session, entry) }
    }

    /// Binds the built-in keys first, so that the user's file can override them. A file that chooses vi keys clears
    /// them, so those that fit vi are bound again.
    private func setUpKeys() {
        editline_session_use_emacs_keys(session)
        bind(KeyTable.bindings)
        editline_session_source_user_file(session)
        if editline_session_uses_vi_keys(session) { bind(KeyTable.viBindings) }
        editline_session_bind_own_keys(session)
    }

    private func bind(_ bindings: [KeyTable.Binding]) {
        for binding in bindings { editline_session_bind(session, binding.keys, binding.command) }
    }

    // MARK: - Callbacks of libedit

    fileprivate func complete(line: String, cursorUTF8: Int) -> EditlineCompletion {
        let offset = block.currentLineOffsetUTF8
        let completion = hooks.complete(block.text(with: line), offset + cursorUTF8)
        switch completion.outcome(line: line, lineOffset: offset) {
        case .nothing:
            return EDITLINE_NO_CANDIDATES
        case .replace(let start, let count, let text):
            editline_session_replace(session, start, count, text)
            return EDITLINE_REPLACED
        case .list(let candidates):
            let columns = Int(editline_terminal_columns())
            editline_session_set_list(session, CandidateList.text(candidates, columns: columns))
            return EDITLINE_SHOW_LIST
        }
    }

    fileprivate func textChanged(_ now: EditedText) {
        state.undo.note(now)
        let text = block.text(with: now.text)
        if let rightPrompt = hooks.rightPrompt {
            editline_session_set_right_prompt(session, PromptText.marked(rightPrompt(text)))
        }
        if let colours = hooks.colours {
            editline_session_set_coloured_text(session, PromptText.marked(typed: colours(now.text)))
        }
        guard let hint = hooks.hint else { return }
        state.hint = text.isEmpty ? nil : state.hint(after: text) ?? hint(text, history.entries(beginningWith: text))
        state.hintedText = text
        editline_session_set_hint(session, state.hint.map { DisplayText.visible($0.shown) })
    }
}

extension EditlineReader.Obstacle {
    fileprivate init?(_ opening: EditlineOpening) {
        switch opening {
        case EDITLINE_OPENED: return nil
        case EDITLINE_NO_LIBRARY: self = .noLibrary
        case EDITLINE_NO_UTF8_LOCALE: self = .noUTF8Locale
        case EDITLINE_NO_TERMINAL: self = .noTerminal
        default: self = .noMemory
        }
    }
}

private func reader(_ context: UnsafeMutableRawPointer?) -> EditlineReader? {
    context.map { Unmanaged<EditlineReader>.fromOpaque($0).takeUnretainedValue() }
}

private func answerTab(
    _ context: UnsafeMutableRawPointer?,
    _ text: UnsafePointer<CChar>?,
    _ cursor: Int
) -> EditlineCompletion {
    guard let text, let reader = reader(context) else { return EDITLINE_NO_CANDIDATES }
    return reader.complete(line: String(cString: text), cursorUTF8: cursor)
}

private func answerChange(_ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ cursor: Int) {
    guard let text else { return }
    reader(context)?.textChanged(EditedText(String(cString: text), cursorUTF8: cursor))
}

private func answerKey(
    _ context: UnsafeMutableRawPointer?,
    _ request: EditlineRequest,
    _ character: UInt32,
    _ text: UnsafePointer<CChar>?,
    _ cursor: Int
) -> Bool {
    guard let text, let reader = reader(context) else { return false }
    let now = EditedText(String(cString: text), cursorUTF8: cursor)
    return reader.perform(request, character: Unicode.Scalar(character) ?? "\u{FFFD}", now)
}
