package import SourceText

/// Rewrites what Swift on Linux cannot compile in files that were written for UIKit: see `docs/compatibility.md`.
///
/// Only the places of such constructs change; everything else, comments and layout included, stays byte for byte.
/// What has been adapted is not changed again.
package enum SwiftAdapter {
    /// A larger file is refused.
    package static let sizeMaxBytes = 16_000_000

    /// The files, adapted together: a class, a protocol or a method of one may be extended, called or overridden in
    /// another.
    package static func adapt(_ sources: [SourceFile]) throws(SwiftReadingError) -> [AdaptedFile] {
        var files: [SwiftFile] = []
        for (index, source) in sources.enumerated() { files.append(try SwiftFile(source, index: index)) }
        var rewriting = Rewriting(files)
        for rule in RewritingRules.all { rule(&rewriting) }
        return rewriting.result
    }
}
