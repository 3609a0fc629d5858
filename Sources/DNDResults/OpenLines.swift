package import DragDrop

/// Which lines of a trace rest on open questions: what the same steps come to under the other answer of each.
package struct OpenLines: Sendable {
    /// A line that is not there, and would be under the other answer.
    package struct Absent: Sendable {
        /// The entry before which it would stand; the number of entries for the end.
        package let position: Int
        package let question: QuestionID

        /// Whether the answer that brings it is the alternative, rather than the usual decision.
        package let isOther: Bool

        /// The line alone, with its names.
        package let record: TraceRecord

        package init(position: Int, question: QuestionID, isOther: Bool, record: TraceRecord) {
            self.position = position
            self.question = question
            self.isOther = isOther
            self.record = record
        }

        fileprivate func moved(by offset: Int) -> Absent {
            Absent(position: position + offset, question: question, isOther: isOther, record: record)
        }
    }

    /// By entry, in order: the questions under whose other answer the line is not there, or says something else.
    /// Empty when nobody has compared.
    package var marks: [[QuestionID]] = []

    /// Ascending by position.
    package var absent: [Absent] = []

    package init() {}

    /// Those of the entries from one on, counted from there.
    package func suffix(from start: Int) -> OpenLines {
        var lines = OpenLines()
        lines.marks = Array(marks.dropFirst(start))
        lines.absent = absent.filter { $0.position >= start }.map { $0.moved(by: -start) }
        return lines
    }

    /// Those of the first entries; lines that would stand behind them are left out.
    package func prefix(_ count: Int) -> OpenLines {
        var lines = OpenLines()
        lines.marks = Array(marks.prefix(count))
        lines.absent = absent.filter { $0.position < count }
        return lines
    }

    /// Adds those of the entries that follow. O(what follows).
    package mutating func append(_ next: OpenLines) {
        let offset = marks.count
        marks += next.marks
        absent += next.absent.map { $0.moved(by: offset) }
    }

    /// The questions of an entry, none when nobody has compared.
    package func questions(of entry: Int) -> [QuestionID] {
        marks.indices.contains(entry) ? marks[entry] : []
    }
}
