package import SourceText

/// What the line editor asks its owner, who alone knows the language being typed.
///
/// In a block of several lines every `text` is the whole block so far, lines joined with "\n", so that an answer
/// needs no memory of its own.
package struct EditorHooks {
    /// Asked before every first line. May contain colours (ANSI escape sequences); see ``PromptText``.
    package var prompt: () -> String
    /// Asked before every further line of a block.
    package var continuationPrompt: () -> String
    /// Whether `text` needs another line before it means something. Asked after each Enter.
    package var isIncomplete: (_ text: String) -> Bool
    /// Asked on Tab; `cursorUTF8` is a byte offset into `text`.
    package var complete: (_ text: String, _ cursorUTF8: Int) -> Completion
    /// Asked after every change of the text; shown at the right edge as long as there is room. Only in a terminal.
    package var rightPrompt: ((_ text: String) -> String)?
    /// Asked after every change of a text that is not empty; shown dim behind the cursor when that stands at the end.
    /// `recalled` are entries of the history that begin with the text, the latest first.
    package var hint: ((_ text: String, _ recalled: [String]) -> Hint?)?

    package init(
        prompt: @escaping () -> String = { "> " },
        continuationPrompt: @escaping () -> String = { "... " },
        isIncomplete: @escaping (String) -> Bool = { _ in false },
        complete: @escaping (String, Int) -> Completion = { _, _ in .none },
        rightPrompt: ((String) -> String)? = nil,
        hint: ((String, [String]) -> Hint?)? = nil
    ) {
        self.prompt = prompt
        self.continuationPrompt = continuationPrompt
        self.isIncomplete = isIncomplete
        self.complete = complete
        self.rightPrompt = rightPrompt
        self.hint = hint
    }
}
