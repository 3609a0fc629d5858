internal import System

/// A spec to read, named on the command line or found in a folder.
package struct SpecFile: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// An absolute path.
        case file(String)
        case standardInput
    }

    package let source: Source

    /// The name for places such as `file:line:column`.
    package let name: String

    /// The lines of the requested scenarios; empty for all.
    package var lines: [Int] = []

    package init(source: Source, name: String, lines: [Int] = []) {
        self.source = source
        self.name = name
        self.lines = lines
    }

    /// The path with links resolved; nil for standard input, and for a missing file.
    package var realPath: String? {
        guard case .file(let path) = source else { return nil }
        return FileSystem.realPath(path)
    }

    /// The name of a file without scenarios.
    package var title: String {
        source == .standardInput ? "standard input" : Path.title(of: name)
    }
}
