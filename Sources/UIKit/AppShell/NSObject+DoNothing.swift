extension NSObject {
    /// Warns of a call without effect.
    func doNothing(_ member: String = #function) { onMain(AppShell.warn("\(type(of: self)).\(member)"), member) }

    /// Warns of a query whose answer never changes.
    func doNothing<Answer>(answering answer: Answer, _ member: String = #function) -> Answer {
        noteThread(member)
        AppShell.warn("\(type(of: self)).\(member)", "never changes")
        return answer
    }
}
