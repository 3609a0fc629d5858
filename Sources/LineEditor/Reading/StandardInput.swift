/// The standard input of this process.
package enum StandardInput {
    /// The best available source: libedit when both ends are terminals, otherwise plain lines with the reason why there
    /// is no editor.
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
