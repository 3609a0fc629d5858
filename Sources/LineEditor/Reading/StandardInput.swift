/// The process's own input.
package enum StandardInput {
    /// The best source of lines there is (libedit when both ends are terminals, else plain lines), and why it is no
    /// editor when it is not.
    ///
    /// `showsPrompt` is for ``PlainReader``; an editor always shows its prompt. `program` and `library` are for
    /// ``EditlineReader``.
    package static func lineSource(
        program: String,
        hooks: EditorHooks,
        history: History,
        showsPrompt: Bool? = nil,
        library: String? = nil
    ) -> (source: any LineSource, obstacle: EditlineReader.Obstacle?) {
        do {
            let editor = try EditlineReader(program: program, hooks: hooks, history: history, library: library)
            return (editor, nil)
        } catch {
            return (PlainReader(hooks: hooks, showsPrompt: showsPrompt), error)
        }
    }
}
