package import SourceText

/// What coverage counts of a delegate.
package enum CoverageItem: Hashable, Sendable {
    /// A pattern of a script, by its range.
    case pattern(SourceRange)

    /// An answer of a Swift delegate: `canHandle -> true (people)`, or `performDropWith (people)` where there is none.
    case answer(String)
}

/// The coverage items that an expander has met.
struct CoveredItems {
    private var known: Set<SourceRange> = []

    /// Those that were new, with the steps that led there.
    var news: [(step: ExploreStep, items: Set<CoverageItem>)] = []

    mutating func note(_ patterns: [SourceRange], after step: ExploreStep) {
        var new: Set<CoverageItem> = []
        for pattern in patterns where known.insert(pattern).inserted { new.insert(.pattern(pattern)) }
        if !new.isEmpty { news.append((step, new)) }
    }
}
