package import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// Plays the same steps under the other answer to each open question, beside the usual run.
///
/// Every difference depends on the question. Each step is played once per question, some thirty times.
package struct OtherAnswers {
    private struct Run {
        let question: QuestionID
        @CopyOnWrite var player: ScenarioPlayer

        /// The number of trace entries that were already compared.
        var comparedCount = 0
    }

    private var runs: [Run] = []

    package init(_ stage: Stage) {
        for question in OpenQuestion.all where question.isUndecided {
            var other = stage.copy()
            let takesOther = stage.engine.rulebook.assumesOther(question.id)
            other.engine.rulebook.assume(question.id, other: !takesOther)
            runs.append(Run(question: question.id, player: ScenarioPlayer(other)))
        }
    }

    /// Plays a whole scenario.
    package mutating func play(_ statements: [Statement]) {
        for index in runs.indices { runs[index].player.play(statements) }
    }

    /// Plays one step of a session.
    package mutating func play(_ statement: Statement) {
        for index in runs.indices { runs[index].player.play(statement) }
    }

    /// Marks everything so far as compared.
    package mutating func skip() {
        for index in runs.indices { runs[index].comparedCount = runs[index].player.engine.trace.count }
    }

    /// Compares the new part of each run with the given entries of the usual run.
    package mutating func openLines(of engine: Engine, from start: Int = 0, to end: Int? = nil) -> OpenLines {
        var lines = OpenLines()
        let usual = Array(engine.trace[start..<(end ?? engine.trace.count)])
        lines.marks = Array(repeating: [], count: usual.count)
        for index in runs.indices {
            let other = runs[index].player.engine
            let difference = TraceDifference(
                from: usual, to: Array(other.trace[min(runs[index].comparedCount, other.trace.count)...]))
            runs[index].comparedCount = other.trace.count
            let question = runs[index].question
            for entry in difference.changed { lines.marks[entry].append(question) }
            for (position, entry) in difference.absent {
                var record = TraceRecord(other, from: other.trace.count)
                record.entries = [entry]
                lines.absent.append(
                    OpenLines.Absent(
                        position: position, question: question, isOther: other.rulebook.assumesOther(question),
                        record: record))
            }
        }
        lines.absent = lines.absent.inOrder {
            ($0.position, $0.question.rawValue) < ($1.position, $1.question.rawValue)
        }
        return lines
    }
}
