/// A line of a source file.
struct SourceLine: Hashable, Sendable {
    let path: String
    let line: Int

    /// `People.swift:31`, without folders, which differ between machines.
    var short: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
