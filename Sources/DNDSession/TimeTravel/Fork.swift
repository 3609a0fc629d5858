/// A named line of development that one can return to: what was declared, and the steps since then.
struct Fork {
    let name: String
    var declared: ReplSession.Declared
    var timeline: Timeline

    /// What a session is on before anybody forks.
    static let firstName = "main"

    /// Forks of one session.
    static let countAtMost = 100
}
