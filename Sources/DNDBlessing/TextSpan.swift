internal import DNDSpecs
internal import SourceText

/// A range of a file that several specs may read, each under a number of its own.
package struct TextSpan: Hashable {
    /// Without links.
    let path: String
    let lower: Int32
    let upper: Int32

    init(path: String, lower: Int32, upper: Int32) {
        self.path = path
        self.lower = lower
        self.upper = upper
    }

    /// Nil for a text that comes from no file.
    init?(_ range: SourceRange, of spec: LoadedSpec) {
        guard let path = spec.paths[range.file] else { return nil }
        self.init(path: path, lower: range.lowerBound, upper: range.upperBound)
    }

    /// Edges included.
    func contains(_ other: TextSpan) -> Bool {
        path == other.path && lower <= other.lower && other.upper <= upper
    }

    func overlaps(_ other: TextSpan) -> Bool {
        path == other.path && lower < other.upper && other.lower < upper
    }
}
