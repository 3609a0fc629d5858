internal import DNDSpecs
internal import SourceText

/// A range of a file. Unlike a file ID, its path is the same in all specs that read the file.
package struct TextSpan: Hashable {
    /// The path with links resolved.
    let path: String
    let lower: Int32
    let upper: Int32

    init(path: String, lower: Int32, upper: Int32) {
        self.path = path
        self.lower = lower
        self.upper = upper
    }

    /// Nil for a text without a file.
    init?(_ range: SourceRange, of spec: LoadedSpec) {
        guard let path = spec.paths[range.file] else { return nil }
        self.init(path: path, lower: range.lowerBound, upper: range.upperBound)
    }

    /// Equal bounds count as contained.
    func contains(_ other: TextSpan) -> Bool {
        path == other.path && lower <= other.lower && other.upper <= upper
    }

    func overlaps(_ other: TextSpan) -> Bool {
        path == other.path && lower < other.upper && other.lower < upper
    }
}
