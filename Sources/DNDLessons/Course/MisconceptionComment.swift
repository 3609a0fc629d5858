/// The comment with which the file of a misconception begins. Lines without a mark continue the one before.
struct MisconceptionComment {
    /// The sentence that answers it: `# Reply: …`
    private(set) var reply = ""

    /// In Swift, what the specs report of it: `// Fails: a row goes down: the rows of names are in another order`
    private(set) var failures: [String] = []

    private static let replyMark = "Reply:"
    private static let failureMark = "Fails:"

    /// Nil when the text does not begin with a reply; `mark` begins a comment, such as `#` or `//`.
    init?(_ text: String, mark: String) {
        let comments = text.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count).withoutEdgeBlanks }
        guard let first = comments.first, first.hasPrefix(Self.replyMark) else { return nil }
        for comment in comments where !comment.isEmpty { add(comment) }
    }

    private mutating func add(_ comment: String) {
        if comment.hasPrefix(Self.replyMark) {
            reply = comment.dropFirst(Self.replyMark.count).withoutEdgeBlanks
        } else if comment.hasPrefix(Self.failureMark) {
            failures.append(comment.dropFirst(Self.failureMark.count).withoutEdgeBlanks)
        } else if failures.isEmpty {
            reply += (reply.isEmpty ? "" : " ") + comment
        } else {
            failures[failures.count - 1] += " " + comment
        }
    }
}
