/// The difference between two texts in the unified format of `diff -u` and `patch`.
package struct UnifiedDifference: Sendable {
    package enum Role: Hashable, Sendable {
        /// The two lines with the file's name.
        case file

        /// `@@ -1,3 +1,4 @@`
        case place
        case context, removed, added

        /// `\ No newline at end of file`
        case remark
    }

    package struct Line: Hashable, Sendable {
        package let role: Role

        /// With its first character, without its newline.
        package let text: String
    }

    /// The number of unchanged lines around a change.
    private static let contextMax = 3

    /// Empty when the texts are equal.
    package private(set) var lines: [Line] = []

    private let old: [Substring]
    private let new: [Substring]

    /// See `LineChanges` for the cost.
    package init(from oldText: String, to newText: String, name: String) {
        old = Self.lines(of: oldText)
        new = Self.lines(of: newText)
        let steps = Self.steps(from: old, to: new)
        let hunks = Self.hunks(of: steps)
        guard !hunks.isEmpty else { return }
        lines = [Line(role: .file, text: "--- \(name)"), Line(role: .file, text: "+++ \(name)")]
        for hunk in hunks { append(steps[hunk]) }
    }

    /// Lines with their newlines, so that a missing final newline is a difference.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text.utf8[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { rest.index(after: $0) } ?? rest.endIndex
            lines.append(Substring(rest[..<end]))
            rest = rest[end...]
        }
        return lines
    }

    // MARK: - Steps

    /// A line of the edit script, with its index in both texts, from 0.
    private struct Step {
        let role: Role
        let old: Int
        let new: Int
    }

    private static func steps(from old: [Substring], to new: [Substring]) -> [Step] {
        let changes = LineChanges(from: old, to: new)
        var steps: [Step] = []
        var (first, second) = (0, 0)
        while first < old.count || second < new.count {
            if changes.removed.contains(first) {
                steps.append(Step(role: .removed, old: first, new: second))
                first += 1
            } else if changes.added.contains(second) {
                steps.append(Step(role: .added, old: first, new: second))
                second += 1
            } else {
                steps.append(Step(role: .context, old: first, new: second))
                first += 1
                second += 1
            }
        }
        return steps
    }

    /// The ranges of changes with their context; adjacent ranges are merged.
    private static func hunks(of steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in steps.indices where steps[index].role != .context {
            let range = max(0, index - contextMax)..<min(steps.count, index + contextMax + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    // MARK: - Writing

    private mutating func append(_ steps: ArraySlice<Step>) {
        guard let first = steps.first else { return }
        let oldCount = steps.count { $0.role != .added }
        let newCount = steps.count { $0.role != .removed }
        let place = "@@ -\(Self.span(first.old, oldCount)) +\(Self.span(first.new, newCount)) @@"
        lines.append(Line(role: .place, text: place))
        for step in steps {
            let text = step.role == .added ? new[step.new] : old[step.old]
            append(text, role: step.role)
        }
    }

    private mutating func append(_ text: Substring, role: Role) {
        let mark = [.removed: "-", .added: "+"][role] ?? " "
        let isEnded = text.utf8.last == UInt8(ascii: "\n")
        let content = isEnded ? Substring(text.utf8.dropLast()) : text
        lines.append(Line(role: role, text: mark + content))
        if !isEnded { lines.append(Line(role: .remark, text: #"\ No newline at end of file"#)) }
    }

    /// `12,3`: the first line's number and the count. An empty span has the number of the line before it.
    private static func span(_ start: Int, _ count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
}
