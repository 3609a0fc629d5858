import Testing

@testable import DragDrop

/// Finds the steps that lead to a trap. Each try runs in a new process.
enum TrapHunt {
    /// The output of the process, line by line.
    static func lines(_ result: ExitTest.Result?) -> [String] {
        String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n").map { String($0) }
    }

    /// The seed, and the script of the necessary steps up to the trap.
    static func script(seed: Int) async -> String {
        let told = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
            [seed = seed as Int] in
            FireProcess.playAloud(seed: seed)
        }
        var shrinking = Shrinking(FireStep.steps(said: lines(told).joined(separator: "\n")))
        while let fewer = shrinking.next() {
            let isTrap = await lines(play(seed, fewer)).last != FireProcess.done
            shrinking.take(isStillWrong: isTrap)
        }
        let script = await lines(play(seed, shrinking.steps))
        return "a trap. make fire FIRE_SEED=\(seed)\n" + script.joined(separator: "\n")
    }

    private static func play(_ seed: Int, _ steps: [FireStep]) async -> ExitTest.Result? {
        let numbers = FireStep.numbers(steps)
        return await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
            [seed = seed as Int, numbers = numbers as [UInt64]] in
            FireProcess.play(seed: seed, steps: numbers)
        }
    }
}
