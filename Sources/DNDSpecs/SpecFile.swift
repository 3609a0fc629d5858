internal import System

/// A spec to read, as it was named on the command line or found in a folder.
package struct SpecFile: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// An absolute path.
        case file(String)
        case standardInput
    }

    package let source: Source

    /// For `file:line:column`.
    package let name: String

    /// The lines whose scenarios are wanted; empty for all.
    package var lines: [Int] = []

    package init(source: Source, name: String, lines: [Int] = []) {
        self.source = source
        self.name = name
        self.lines = lines
    }

    /// Without links; nil for standard input, and for a file that is not there.
    package var realPath: String? {
        guard case .file(let path) = source else { return nil }
        return FileSystem.realPath(path)
    }

    /// What a file without scenarios is called.
    package var title: String {
        source == .standardInput ? "standard input" : Path.title(of: name)
    }
}
