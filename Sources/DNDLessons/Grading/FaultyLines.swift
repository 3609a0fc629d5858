internal import SourceText

/// The lines that an answer marks with a comment `# here` at their end.
struct MarkedLines {
    private let text: AnswerText

    /// For each marked line, the index of its last word.
    let words: [Int]

    init(_ text: String) {
        let text = AnswerText(text)
        self.text = text
        words = text.comments.compactMap { comment in
            comment.text.inCapitals == "HERE" && comment.endsLine ? comment.lastWord : nil
        }
    }

    /// The first marked line, without its comment; nil without one.
    var firstLine: String? {
        guard let word = words.first else { return nil }
        let line = text.words[word].line
        let first = text.words.firstIndex { $0.line == line } ?? word
        return text.text(from: first, to: word) + text.words[word].text
    }

    var allWords: [String] { text.words.map { $0.text } }
}

/// The lines of a faulty text that its solution changes.
struct FaultyLines {
    private let start: [AnswerText.Word]

    /// The numbers of the changed lines; where the solution only adds lines, those around the place.
    private let lines: ClosedRange<Int>

    init(_ scene: Lesson.Scene) {
        start = AnswerText(scene.start).words
        let (before, after) = (Self.lines(of: start), Self.lines(of: AnswerText(scene.solution).words))
        let shared = min(before.count, after.count)
        var lower = 0
        while lower < shared, before[lower].words == after[lower].words { lower += 1 }
        var kept = 0
        while kept < shared - lower, before[before.count - 1 - kept].words == after[after.count - 1 - kept].words {
            kept += 1
        }
        let upper = before.count - kept
        let first = lower < upper ? lower : max(0, lower - 1)
        let last = max(first, lower < upper ? upper - 1 : min(lower, before.count - 1))
        lines = before.isEmpty ? 1...1 : before[first].number...before[last].number
    }

    private static func lines(of words: [AnswerText.Word]) -> [(number: Int, words: [String])] {
        var lines: [(number: Int, words: [String])] = []
        for word in words {
            if lines.last?.number != word.line { lines.append((word.line, [])) }
            lines[lines.count - 1].words.append(word.text)
        }
        return lines
    }

    func isFaulty(_ line: Int) -> Bool { lines.contains(line) }

    /// The line of a word of the start, by its index.
    func line(of word: Int) -> Int { start.indices.contains(word) ? start[word].line : 0 }

    /// The first line of the start that an answer has changed; nil when only comments and layout differ.
    func firstChange(in marked: MarkedLines) -> Int? {
        let words = marked.allWords
        for (index, word) in start.enumerated() where index >= words.count || words[index] != word.text {
            return word.line
        }
        return words.count > start.count ? start.last?.line : nil
    }
}
