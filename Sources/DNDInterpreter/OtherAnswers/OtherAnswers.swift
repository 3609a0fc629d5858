package import DNDLanguage
package import DNDResults
package import DragDrop

/// The same steps under the other answer of every open question that has one, side by side with the usual run.
///
/// Whatever differs rests on the question. Cost: each step is played once per question, some thirty times.
package struct OtherAnswers {
    private struct Run {
        let question: QuestionID
        var player: ScenarioPlayer

        /// How many entries of its trace were compared already.
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

    /// A whole scenario.
    package mutating func play(_ statements: [Statement]) {
        for index in runs.indices { runs[index].player.play(statements) }
    }

    /// One step of a session.
    package mutating func play(_ statement: Statement) {
        for index in runs.indices { runs[index].player.play(statement) }
    }

    /// What was played so far has been compared before.
    package mutating func skip() {
        for index in runs.indices { runs[index].comparedCount = runs[index].player.engine.trace.count }
    }

    /// Compares what was played since the last comparison with the entries of the usual run from one on, up to another
    /// or to the last.
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
        lines.absent.sort { ($0.position, $0.question.rawValue) < ($1.position, $1.question.rawValue) }
        return lines
    }
}
