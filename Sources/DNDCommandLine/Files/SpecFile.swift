/// A spec to read, as it was named on the command line or found in a folder.
struct SpecFile: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// An absolute path.
        case file(String)
        case standardInput
    }

    let source: Source

    /// For `file:line:column`.
    let name: String

    /// The lines whose scenarios are wanted; empty for all.
    var lines: [Int] = []

    /// What a file without scenarios is called.
    var title: String {
        source == .standardInput ? "standard input" : Path.title(of: name)
    }
}
