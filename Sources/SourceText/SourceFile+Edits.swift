extension SourceFile {
    /// The text after applying the edits, whose ranges all refer to this text. Of two overlapping edits the earlier
    /// start wins, then the earlier in the array; insertions at one place keep their order.
    package func applying(_ edits: [TextEdit]) -> String {
        let order = edits.indices.sorted { first, second in
            let (left, right) = (edits[first].range, edits[second].range)
            return (left.lowerBound, first) < (right.lowerBound, second)
        }
        var result: [UInt8] = []
        var copied = 0
        for index in order {
            let edit = edits[index]
            let (lower, upper) = (Int(edit.range.lowerBound), Int(edit.range.upperBound))
            guard lower >= copied, upper <= utf8.count else { continue }
            result += utf8[copied..<lower]
            result += edit.replacement.utf8
            copied = upper
        }
        result += utf8[copied...]
        return String(decoding: result, as: UTF8.self)
    }
}
