/// What an answer may change of a lesson's file: the holes and, where a delegate is to be mended or made, the delegates
/// and what the solution changes.
struct AnswerTemplate {
    enum Part {
        case fixed([AnswerText.Word])

        /// Anything whose brackets are balanced.
        case free
    }

    /// An answer that does not fit, with the line of the start that it lacks.
    struct Misfit: Error, Hashable {
        let line: Int
    }

    let parts: [Part]

    init(_ scene: Lesson.Scene, _ kind: Lesson.Kind) {
        let start = AnswerText(scene.start).words
        var isFree = start.map { $0.isHole }
        if kind == .repair || kind == .make {
            for range in Self.delegates(in: start) { for index in range { isFree[index] = true } }
            for index in Self.changed(start, AnswerText(scene.solution).words) { isFree[index] = true }
        }
        var parts: [Part] = []
        var fixed: [AnswerText.Word] = []
        for (index, word) in start.enumerated() {
            guard isFree[index] else {
                fixed.append(word)
                continue
            }
            if !fixed.isEmpty { parts.append(.fixed(fixed)) }
            fixed = []
            if index == 0 || !isFree[index - 1] { parts.append(.free) }
        }
        if !fixed.isEmpty { parts.append(.fixed(fixed)) }
        self.parts = parts
    }

    /// The contents of the blocks of delegates.
    private static func delegates(in words: [AnswerText.Word]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < words.count {
            defer { index += 1 }
            let head = words[index...].prefix(delegateHeadWordsMax)
            guard words[index].text == "delegate", let open = head.firstIndex(where: { $0.text == "{" }) else {
                continue
            }
            var depth = 0
            var end = open
            while end < words.count {
                if words[end].text == "{" { depth += 1 }
                if words[end].text == "}" { depth -= 1 }
                if depth == 0 { break }
                end += 1
            }
            ranges.append((open + 1)..<end)
            index = end
        }
        return ranges
    }

    /// `delegate in people {`
    private static let delegateHeadWordsMax = 5

    /// The words of the start from the first to the last that the solution changes.
    private static func changed(_ start: [AnswerText.Word], _ solution: [AnswerText.Word]) -> Range<Int> {
        let shared = min(start.count, solution.count)
        var lower = 0
        while lower < shared, start[lower].text == solution[lower].text { lower += 1 }
        var kept = 0
        while kept < shared - lower, start[start.count - 1 - kept].text == solution[solution.count - 1 - kept].text {
            kept += 1
        }
        return lower..<(start.count - kept)
    }

    /// Whether a free part contains an expectation of the start.
    func freesExpectation(_ scene: Lesson.Scene) -> Bool {
        let fixedCount = parts.reduce(0) { count, part in
            guard case .fixed(let words) = part else { return count }
            return count + words.expectationCount
        }
        return fixedCount < AnswerText(scene.start).words.expectationCount
    }

    // MARK: - Matching

    /// The words that an answer has in the free parts, as ranges.
    func match(_ words: [AnswerText.Word]) throws(Misfit) -> [Range<Int>] {
        var frees: [Range<Int>] = []
        var position = 0
        for (index, part) in parts.enumerated() {
            guard case .fixed(let fixed) = part else { continue }
            let isAfterFree = index > 0
            let isLast = index == parts.count - 1
            let found = try place(of: fixed, in: words, from: position, floats: isAfterFree, toEnd: isLast)
            if isAfterFree { frees.append(position..<found) }
            position = found + fixed.count
        }
        if case .free? = parts.last {
            guard words[position...].isBalanced else { throw Misfit(line: words.last?.line ?? 1) }
            frees.append(position..<words.count)
        }
        return frees
    }

    private func place(
        of fixed: [AnswerText.Word], in words: [AnswerText.Word], from position: Int, floats: Bool, toEnd: Bool
    ) throws(Misfit) -> Int {
        let last = words.count - fixed.count
        var best = 0
        for start in position..<max(position + 1, floats ? last + 1 : position + 1) {
            let same = Self.sameCount(fixed, words[min(start, words.count)...])
            best = max(best, same)
            guard same == fixed.count, !toEnd || start == last else { continue }
            if words[position..<start].isBalanced { return start }
        }
        throw Misfit(line: fixed[min(best, fixed.count - 1)].line)
    }

    private static func sameCount(_ fixed: [AnswerText.Word], _ words: ArraySlice<AnswerText.Word>) -> Int {
        var count = 0
        for (one, other) in zip(fixed, words) {
            guard one.text == other.text else { break }
            count += 1
        }
        return count
    }
}

extension [AnswerText.Word] {
    fileprivate var expectationCount: Int { reduce(0) { $0 + ($1.text == "expect" ? 1 : 0) } }
}
