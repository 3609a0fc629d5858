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
        adapt(try read(sources))
    }

    /// Adapts the files of an app, and writes the package for its specs. Tests among the files are left out.
    package static func package(_ sources: [SourceFile], dnd: String?) throws(SwiftReadingError) -> AppPackage {
        let files = try read(sources)
        return AppPackage(files, adapted: adapt(files, opensHosted: true), dnd: dnd)
    }

    private static func read(_ sources: [SourceFile]) throws(SwiftReadingError) -> [SwiftFile] {
        var files: [SwiftFile] = []
        for (index, source) in sources.enumerated() { files.append(try SwiftFile(source, index: index)) }
        return files
    }

    private static func adapt(_ files: [SwiftFile], opensHosted: Bool = false) -> [AdaptedFile] {
        let rewriting = Rewriting(files)
        if opensHosted {
            OutletModifiers.apply(to: rewriting)
            RowData.open(rewriting)
        }
        for rule in RewritingRules.all { rule(rewriting) }
        return rewriting.result
    }
}
