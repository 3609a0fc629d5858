import Foundation

@testable import DragDrop

/// Runs in its own process: a trap ends that process and not the tests, and the output before it shows where. Every
/// function ends the process with a failure status, so that there is only one kind of end; `done` as the last line
/// marks success.
enum FireProcess {
    static let done = "done"

    /// Runs consecutive seeds until they have made `stepCount` steps. Prints the next seed, or the reduced script of
    /// the first failing seed.
    static func play(from first: Int, stepCount: Int) -> Never {
        var seed = UInt64(first)
        var stepsPlayed = 0
        while stepsPlayed < stepCount {
            say("seed \(seed)")
            let run = FireRun.played(seed: seed)
            stepsPlayed += run.stepCount
            if run.broken != nil, let failure = FireFailure.find(seed: seed) {
                say(failure.shrunk.text)
                exit(EXIT_FAILURE)
            }
            seed += 1
        }
        end()
    }

    /// Plays one seed, printing every step before it is made.
    static func playAloud(seed: Int) -> Never {
        var random = SeededGenerator(seed: UInt64(seed))
        var run = FireRun(FireSetup(seed: UInt64(seed)))
        for _ in 0..<FireRun.stepCount where !run.hasCrashed {
            let step = run.randomStep(&random)
            say("step \(step.move) \(step.seed)")
            _ = run.play(step)
        }
        end()
    }

    /// Plays steps, given as alternating moves and seeds, printing the trace.
    static func play(seed: Int, steps: [UInt64]) -> Never {
        var run = FireRun(FireSetup(seed: UInt64(seed)))
        for step in FireStep.steps(steps) {
            let start = run.engine.trace.count
            say("# \(FireMove.table[step.move].name)")
            _ = run.play(step)
            for line in run.engine.scriptLines(from: start) { say(line) }
        }
        end()
    }

    private static func end() -> Never {
        say(done)
        exit(EXIT_FAILURE)
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}

extension FireStep {
    /// Alternating moves and seeds, as passed to another process.
    static func numbers(_ steps: [FireStep]) -> [UInt64] {
        steps.flatMap { [UInt64($0.move), $0.seed] }
    }

    static func steps(_ numbers: [UInt64]) -> [FireStep] {
        stride(from: 0, to: numbers.count, by: 2).map { FireStep(move: Int(numbers[$0]), seed: numbers[$0 + 1]) }
    }

    /// The steps printed by `FireProcess.playAloud`.
    static func steps(said text: String) -> [FireStep] {
        steps(
            text.split(separator: "\n").filter { $0.hasPrefix("step ") }.flatMap { line in
                line.split(separator: " ").dropFirst().compactMap { UInt64($0) }
            })
    }
}
