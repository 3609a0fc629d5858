package import SourceText

/// Rewrites files written for UIKit so that they compile with Swift on Linux; see `docs/compatibility.md`.
///
/// Only the affected constructs change; everything else, including comments and layout, stays byte for byte. Adapting a
/// file again changes nothing.
package enum SwiftAdapter {
    /// The maximum size of a file in bytes.
    package static let sizeMaxBytes = 16_000_000

    /// Adapts files together: a class, a protocol or a method of one may be extended, called or overridden in another.
    package static func adapt(_ sources: [SourceFile]) throws(SwiftReadingError) -> [AdaptedFile] {
        var files: [SwiftFile] = []
        for (index, source) in sources.enumerated() { files.append(try SwiftFile(source, index: index)) }
        let rewriting = Rewriting(files)
        for rule in RewritingRules.all { rule(rewriting) }
        return rewriting.result
    }
}
