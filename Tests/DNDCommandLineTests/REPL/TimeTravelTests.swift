import DNDDrawing
import DragDrop
import Foundation
import Testing

@testable import DNDCommandLine
@testable import DNDSession

@Suite struct TimeTravelTests {
    /// The first seed; `DND_SEED=17` changes it.
    static let seed = ProcessInfo.processInfo.environment["DND_SEED"].flatMap { UInt64($0) } ?? 1

    @Test func `the state at a step is that of a fresh session with so many steps`() throws {
        for seed in Self.seed..<(Self.seed + 60) {
            // Given a session that has gone back and forth
            var random = RandomSession(seed: seed, lineCount: 8)
            let last = random.session.timeline.lastStep
            var wanted = 0
            for _ in 0..<4 {
                wanted = Int.random(in: 0...last, using: &random.lines.random)
                let isThere = random.session.go(toStep: wanted)
                #expect(isThere)
            }

            // When as many steps are played in a session that never went back
            var fresh = ReplSession(environment: .withFiles)
            fresh.declared = random.session.declared
            fresh.begin()
            let count = try #require(random.session.timeline.phraseCount(afterStep: wanted))
            for phrase in random.session.timeline.phrases.prefix(count) {
                fresh.steps.play(phrase.statements)
                fresh.timeline.append(phrase)
            }

            // Then both are equal, and so is the view of that step from another one
            let portrait = fresh.portrait
            #expect(random.session.portrait == portrait, "DND_SEED=\(seed)")
            _ = random.session.go(toStep: last)
            #expect(random.session.looking(at: .step(wanted))?.portrait == portrait, "DND_SEED=\(seed)")
        }
    }

    @Test func `a session of several hundred steps goes back to what it was`() throws {
        // Given a session of several hundred steps, and recorded states after some of them
        var lines = RandomLines(seed: Self.seed + 3)
        var session = ReplSession(environment: .withFiles)
        var seen: [(step: Int, drawing: [String])] = []
        for _ in 0..<150 {
            _ = session.run(lines.calmLine(), name: "long", firstLine: 1)
            seen.append((session.timeline.step, SceneDrawing(session.engine, style: .plain).lines))
        }
        #expect(session.timeline.count > 300)

        // When it goes back and forth, then the states are the same
        for _ in 0..<40 {
            let (step, drawing) = seen.picked(&lines.random)
            let isThere = session.go(toStep: step)
            #expect(isThere && session.timeline.step == step)
            #expect(SceneDrawing(session.engine, style: .plain).lines == drawing, "DND_SEED=\(Self.seed), step \(step)")
        }
    }

    @Test func `forks keep their steps, whatever is played elsewhere`() {
        for seed in Self.seed..<(Self.seed + 30) {
            // Given a fork that was left
            var random = RandomSession(seed: seed, lineCount: 6)
            let main = random.session.portrait
            let step = random.session.timeline.step
            random.session.fork("other")
            _ = random.session.go(toStep: step / 2)

            // When other steps are made on another fork
            for _ in 0..<4 { random.type(random.lines.line()) }
            let other = random.session.portrait

            // Then each fork is unchanged
            _ = random.session.go(toFork: "main")
            #expect(random.session.portrait == main, "DND_SEED=\(seed)")
            _ = random.session.go(toFork: "other")
            #expect(random.session.portrait == other, "DND_SEED=\(seed)")
        }
    }

    @Test func `a line that cannot be played leaves the steps ahead`() {
        let repl = Typed("drag 1; hover 4; drop", "back 2")
        #expect(repl.type("hover 99").contains("[0, 99]"))
        repl.type("redo")
        #expect(repl.type("order") == "  list  A C D E B F\n")
    }

    @Test func `a step back does not cost what other sessions cost`() {
        // Given a session of 1000 steps
        var session = ReplSession(environment: .withFiles)
        for index in 0..<500 { _ = session.run("drag \(index % 6); drop", name: "line", firstLine: 1) }
        #expect(session.timeline.lastStep == 1000)

        // When it goes back and forth, it replays at most its own steps, in a time that a user does not notice
        let clock = ContinuousClock()
        let time = clock.measure {
            _ = session.go(toStep: 999)
            _ = session.go(toStep: 1000)
        }
        #expect(time < .seconds(2), "\(time)")
    }

    @Test(arguments: [
        ("", StepRange("", last: 7)?.first, 1, 7), ("2", StepRange("2", last: 7)?.first, 2, 2),
        ("2..4", StepRange("2..4", last: 7)?.first, 2, 4), ("2..", StepRange("2..", last: 7)?.first, 2, 7),
        ("2 .. 4", StepRange("2 .. 4", last: 7)?.first, 2, 4),
    ])
    func `steps are named one by one or as a range`(text: String, read: Int?, first: Int, last: Int) {
        #expect(read == first)
        #expect(StepRange(text, last: 7)?.last == last)
    }

    @Test(arguments: ["x", "..", "2...", "..4", "2..x", "2 4"])
    func `what is no range is none`(text: String) {
        #expect(StepRange(text, last: 7) == nil)
    }
}
