package import SourceText

/// The callbacks of the line editor to its owner, which knows the language being typed.
///
/// In a block of several lines every `text` is the whole block so far, with its lines joined by "\n", so the callbacks
/// need no state.
package struct EditorHooks {
    /// Called before the first line of every entry. May contain colours (ANSI escape sequences); see ``PromptText``.
    package var prompt: () -> String
    /// Called before every further line of a block, with the lines so far.
    package var continuationPrompt: (_ text: String) -> String
    /// Whether `text` needs another line to be complete. Called after each Enter.
    package var isIncomplete: (_ text: String) -> Bool
    /// Called for Tab; `cursorUTF8` is a byte offset into `text`.
    package var complete: (_ text: String, _ cursorUTF8: Int) -> Completion
    /// Called after every change of the text; displayed at the right edge while there is room. Only in a terminal.
    package var rightPrompt: ((_ text: String) -> String)?
    /// Called after every change of a non-empty text; displayed dim after a cursor at the end. `recalled` are history
    /// entries that begin with the text, the latest first.
    package var hint: ((_ text: String, _ recalled: [String]) -> Hint?)?
    /// Called after every change of the line; adds colours (ANSI escape sequences) to it and nothing else.
    package var colours: ((_ line: String) -> String)?

    package init(
        prompt: @escaping () -> String = { "> " },
        continuationPrompt: @escaping (String) -> String = { _ in "... " },
        isIncomplete: @escaping (String) -> Bool = { _ in false },
        complete: @escaping (String, Int) -> Completion = { _, _ in .none },
        rightPrompt: ((String) -> String)? = nil,
        hint: ((String, [String]) -> Hint?)? = nil,
        colours: ((String) -> String)? = nil
    ) {
        self.prompt = prompt
        self.continuationPrompt = continuationPrompt
        self.isIncomplete = isIncomplete
        self.complete = complete
        self.rightPrompt = rightPrompt
        self.hint = hint
        self.colours = colours
    }
}
