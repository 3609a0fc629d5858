internal import SourceText

/// The patterns of scripts that an expander has followed.
struct FollowedPatterns {
    private var known: Set<SourceRange> = []

    /// Those that were new, with the steps that led there.
    var news: [(step: ExploreStep, patterns: Set<SourceRange>)] = []

    mutating func note(_ patterns: [SourceRange], after step: ExploreStep) {
        var new: Set<SourceRange> = []
        for pattern in patterns where known.insert(pattern).inserted { new.insert(pattern) }
        if !new.isEmpty { news.append((step, new)) }
    }
}
