package import DragDrop

/// The trace lines that depend on open questions, found by replaying the steps under each question's other answer.
package struct OpenLines: Sendable {
    /// A line that is absent here and present under the other answer.
    package struct Absent: Sendable {
        /// The entry that it would precede; the number of entries for the end.
        package let position: Int
        package let question: QuestionID

        /// Whether the alternative answer, rather than the usual decision, produces it.
        package let isOther: Bool

        /// A record of this line alone, with its names.
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

    /// For each entry, the questions whose other answer removes or changes its line. Empty when no comparison was made.
    package var marks: [[QuestionID]] = []

    /// The absent lines, ascending by position.
    package var absent: [Absent] = []

    package init() {}

    /// The marks and lines from an entry on, renumbered from there.
    package func suffix(from start: Int) -> OpenLines {
        var lines = OpenLines()
        lines.marks = Array(marks.dropFirst(start))
        lines.absent = absent.filter { $0.position >= start }.map { $0.moved(by: -start) }
        return lines
    }

    /// The marks and lines of the first entries, without the absent lines after them.
    package func prefix(_ count: Int) -> OpenLines {
        var lines = OpenLines()
        lines.marks = Array(marks.prefix(count))
        lines.absent = absent.filter { $0.position < count }
        return lines
    }

    /// Appends the marks and lines of later entries. O(length of the argument).
    package mutating func append(_ next: OpenLines) {
        let offset = marks.count
        marks += next.marks
        absent += next.absent.map { $0.moved(by: offset) }
    }

    /// The questions of an entry; empty when no comparison was made.
    package func questions(of entry: Int) -> [QuestionID] {
        marks.indices.contains(entry) ? marks[entry] : []
    }
}
