import DragDrop
import Testing

@testable import DNDExploration

/// Tests what a child process knows of the states that its plays have come to.
struct WalkedStatesTests {
    private static func key(_ number: Int) -> StateKey { StateKey(first: 1, second: UInt64(number)) }

    /// States in a row with steps `on` to the next one and `back` to the one before, of which none was played.
    private func row(of count: Int, _ share: StateShare = .all) -> WalkedStates {
        let states = WalkedStates(share)
        for number in 0..<count {
            let state = states.add(Self.key(number), after: Array(repeating: "on", count: number))
            states.setChoices(at: state, ["on", "back"])
        }
        return states
    }

    private func play(_ choice: Int, at state: Int, to next: Int, in states: WalkedStates) {
        let text = ["on", "back"][choice]
        states.note(PlayedStep(text, key: Self.key(next)), of: choice, at: state)
    }

    @Test func `A state has one number, whichever path leads there`() {
        let states = row(of: 2)
        #expect(states.add(Self.key(1), after: ["back", "on"]) == 1)
        #expect(states.path(to: 1) == ["on"] && states.number(of: Self.key(2)) == nil)
        play(0, at: 1, to: 2, in: states)
        #expect(states.number(of: Self.key(2)) == 2 && states.path(to: 2) == ["on", "on"])
    }

    @Test
    func `Any new step is taken where a state is as near, and farther away only the last one of the target's path`() {
        let states = row(of: 4)
        #expect(states.untaken(at: 1, towards: 2) == 0)
        #expect(states.untaken(at: 3, towards: 1) == 0)
        play(0, at: 3, to: 3, in: states)
        #expect(states.untaken(at: 3, towards: 1) == nil && states.unplayed(at: 3) == 1)
        play(1, at: 3, to: 2, in: states)
        #expect(states.unplayed(at: 3) == nil)
    }

    @Test func `A route leads to the nearest state with a new step that is asked for, up to five steps away`() {
        let states = row(of: 8)
        for state in 1..<8 { play(1, at: state, to: state - 1, in: states) }
        #expect(states.route(from: 7, near: 4)?.steps == ["back", "back", "back"])
        #expect(states.route(from: 7, near: 4)?.arrival == Array(repeating: "on", count: 5) + ["back"])
        #expect(states.route(from: 7, near: 4)?.state == 4)
        #expect(states.route(from: 7, near: 2)?.steps.count == 5 && states.route(from: 7, near: 1) == nil)
        play(0, at: 2, to: 3, in: states)
        #expect(states.route(from: 4, near: 2)?.state == 1)
        play(0, at: 7, to: 3, in: states)
        #expect(states.route(from: 7, near: 1)?.steps == ["on", "back", "back"])
        #expect(states.route(from: 0, near: 7) == nil)
    }

    @Test func `Of a state of another process only the way back is taken`() {
        let states = row(of: 4, StateShare(0, of: 2))
        #expect(states.untaken(at: 2, towards: 2) == 0 && states.untaken(at: 0, towards: 3) == 0)
        #expect(states.untaken(at: 1, towards: 1) == 0 && states.untaken(at: 1, towards: 2) == 0)
        play(0, at: 1, to: 2, in: states)
        #expect(states.untaken(at: 1, towards: 2) == nil && states.unplayed(at: 1) == 1)
        play(1, at: 2, to: 1, in: states)
        #expect(states.route(from: 2, near: 2) == nil)
    }

    @Test func `Of the nearest states a route leads to the one with the most steps that none has taken`() {
        let states = row(of: 5)
        play(1, at: 4, to: 2, in: states)
        play(0, at: 4, to: 3, in: states)
        #expect(states.route(from: 4, near: 4)?.state == 3)
        play(0, at: 3, to: 3, in: states)
        #expect(states.route(from: 4, near: 4)?.state == 2)
    }

    @Test func `A drag that has changed nothing ends at the start, from where another one begins`() {
        let states = row(of: 3)
        let end = PlayedStep("back", key: Self.key(0), isOver: true)
        #expect(states.known(after: end) == 0)
        states.note(end, of: 1, at: 2)
        #expect(states.state(after: 1, at: 2) == 0 && states.agrees(end, of: 1, at: 2))
        #expect(states.route(from: 2, near: 0)?.steps == ["back"])
        let elsewhere = PlayedStep("back", key: Self.key(1), isOver: true)
        #expect(states.known(after: elsewhere) == nil && !states.agrees(elsewhere, of: 1, at: 2))
    }

    @Test func `No route leads through an end`() {
        let states = row(of: 3)
        states.note(PlayedStep("back", key: Self.key(1), isOver: true), of: 1, at: 2)
        let failure = RemoteFailure(.death("trap"))
        states.note(PlayedStep("on", key: Self.key(1), failures: [failure]), of: 0, at: 2)
        #expect(states.route(from: 2, near: 1) == nil && states.unplayed(at: 2) == nil)
    }

    @Test func `States are mostly known where few steps lead to new ones`() {
        let states = row(of: 2)
        #expect(!states.areMostlyKnown)
        for state in 0..<2 {
            states.setChoices(at: state, (0..<4).map { "\($0)" })
            for choice in 0..<4 { states.note(PlayedStep("\(choice)", key: Self.key(0)), of: choice, at: state) }
        }
        #expect(states.areMostlyKnown)
    }

    @Test func `A step agrees with what it has led to before`() {
        let states = row(of: 3)
        play(0, at: 0, to: 1, in: states)
        states.note(nil, of: 1, at: 0)
        #expect(states.agrees(PlayedStep("on", key: Self.key(1)), of: 0, at: 0))
        #expect(!states.agrees(PlayedStep("on", key: Self.key(2)), of: 0, at: 0))
        #expect(!states.agrees(PlayedStep("on", key: Self.key(9)), of: 0, at: 0))
        #expect(!states.agrees(nil, of: 0, at: 0))
        #expect(states.agrees(nil, of: 1, at: 0) && !states.agrees(PlayedStep("back", key: Self.key(1)), of: 1, at: 0))
        states.note(PlayedStep("on", key: Self.key(5), isOver: true), of: 0, at: 1)
        #expect(states.agrees(PlayedStep("on", key: Self.key(5), isOver: true), of: 0, at: 1))
        #expect(!states.agrees(PlayedStep("on", key: Self.key(6), isOver: true), of: 0, at: 1))
    }

    @Test func `What was played is taken once, in the order of the steps`() {
        let states = row(of: 2)
        play(1, at: 1, to: 0, in: states)
        play(0, at: 1, to: 1, in: states)
        #expect(!states.isTaken(1))
        #expect(states.takePlayed(from: 1).map { $0.text } == ["on", "back"])
        #expect(states.isTaken(1) && states.takePlayed(from: 1).isEmpty)
        #expect(states.state(after: 1, at: 1) == 0)
    }

    @Test func `Of each kind of way some are sampled`() {
        var samples = WalkedSamples()
        for number in 0..<1000 {
            samples.take("hover \(number)", of: number, after: ["drag A"], to: number)
            samples.take(["drag A", "hover \(number)"], to: number)
        }
        samples.take("drop", of: 3, after: ["drag A"], to: 1)
        #expect(samples.all.count == 49)
        #expect(samples.all.count { $0.choice == nil } == 24)
        #expect(samples.all.contains { $0.choice == 3 && $0.state == 1 && $0.way == ["drag A"] })
        #expect(samples.all.contains { $0.state > 100 })
    }
}
