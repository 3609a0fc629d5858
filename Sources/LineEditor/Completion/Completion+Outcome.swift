internal import SourceText

extension Completion {
    /// The effect of Tab.
    enum Outcome: Equatable {
        case nothing
        /// Replaces `count` characters (Unicode scalars) of the line.
        case replace(start: Int, count: Int, text: String)
        case list([Candidate])
    }

    /// Decides for the line being typed, which begins `lineOffset` bytes into the text of the completion request.
    ///
    /// A single candidate is inserted. Of several, the common prefix is inserted; if that adds nothing, they are
    /// listed.
    func outcome(line: String, lineOffset: Int) -> Outcome {
        guard let first = candidates.first else { return .nothing }
        let utf8 = line.utf8
        let lower = min(max(replacedUTF8.lowerBound - lineOffset, 0), utf8.count)
        let upper = min(max(replacedUTF8.upperBound - lineOffset, lower), utf8.count)
        let start = line.scalarBoundary(atUTF8: lower)
        let end = line.scalarBoundary(atUTF8: upper)
        let typed = String(line[start..<end])
        let prefix = candidates.dropFirst().reduce(first.insertion) { $0.commonPrefix(with: $1.insertion) }
        let isProgress = candidates.count == 1 || (prefix != typed && prefix.utf8.starts(with: typed.utf8))
        guard isProgress else { return .list(candidates) }
        return .replace(
            start: line[..<start].unicodeScalars.count,
            count: typed.unicodeScalars.count,
            text: prefix
        )
    }
}

extension String {
    /// The longest common prefix in whole characters.
    fileprivate func commonPrefix(with other: String) -> String {
        var end = startIndex
        for (mine, theirs) in zip(indices, other) {
            guard self[mine] == theirs else { break }
            end = index(after: mine)
        }
        return String(self[..<end])
    }

    /// The index of a byte, rounded down to the start of its Unicode scalar.
    fileprivate func scalarBoundary(atUTF8 offset: Int) -> Index {
        var index = utf8.index(startIndex, offsetBy: offset)
        while index.samePosition(in: unicodeScalars) == nil { index = utf8.index(before: index) }
        return index
    }
}
