/// A named variant of a session that can be resumed: its declarations, and the steps since.
struct Fork {
    let name: String
    var declared: ReplSession.Declared
    var timeline: Timeline

    /// The name of the initial fork.
    static let firstName = "main"

    /// The maximum number of forks per session.
    static let countAtMost = 100
}
