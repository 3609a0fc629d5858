internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop

extension TourStep {
    /// From the first drag to the first spec.
    static let all: [TourStep] = [
        TourStep(
            title: "a drag",
            text: "This is a list of six rows. A long press lifts one, and moving the finger drags it. UIKit then asks "
                + "the list's delegate, and you see every call, its answer, and at the end the rule that is why.",
            line: "drag B",
            outcome:
                "(B) is in the hand. ← is a method that UIKit called; the answers come from the textbook delegate, "
                + "since this list has none of its own.",
            isDone: { $0.engine.drag?.items.map { item in item.sourcePath?.item } == [1] }),
        TourStep(
            title: "the gap",
            text: "While the finger moves over a list, the list asks what a drop there would do, and opens a gap.",
            line: "hover E",
            outcome: "| is the gap. [0, 4] counts without B: that is what `after removal` means.",
            isDone: { $0.engine.lists.first?.gap == RowPath(section: 0, item: 4) }),
        TourStep(
            title: "the drop", text: "Let go.", line: "drop",
            outcome:
                "performDropWith was called; the delegate moved the row in its data and told the list in one batch. "
                + "The lines with → are what it told UIKit.",
            isDone: { $0.rows == ["A", "C", "D", "E", "B", "F"] && $0.engine.drag == nil }),
        TourStep(
            title: "why", text: "Every call has a reason. Ask for it.", line: "why performDropWith",
            outcome: "The rule has a number and a source. `explain R132` tells more of it.",
            isDone: { $0.word == .why }),
        TourStep(
            title: "back in time",
            text: "The session is a row of steps, and you can go back to any of them. `steps` lists them; go to where "
                + "the finger was still down.",
            line: "back",
            outcome: "You hold B again, over E. `redo` would play the drop again.",
            isDone: { $0.engine.drag != nil && $0.session.timeline.step < $0.session.timeline.lastStep }),
        TourStep(
            title: "call by call", text: "This time look into the drop: stop before each call.", line: "step drop",
            outcome: "UIKit is about to call that method, and waits. `step` goes to the next call. You could answer "
                + "yourself, with `answer`.",
            isDone: { $0.session.stoppedLine != nil }),
        TourStep(
            title: "on to the end", text: "Enough of that: let it run.", line: "continue",
            outcome: "The same drop, with the same result.",
            isDone: { $0.session.stoppedLine == nil && $0.engine.drag == nil && $0.engine.lastOperation == .move }),
        TourStep(
            title: "a delegate of your own",
            text: "What if the delegate says no? A `delegate` replaces the methods that it names. A declaration begins "
                + "the scene anew.",
            line: "delegate { dropSessionDidUpdate -> forbidden }",
            outcome: "The list forbids every drop now; all other methods are still the textbook's.",
            isDone: { !$0.session.declared.fixture.delegates.isEmpty }),
        TourStep(
            title: "the other outcome", text: "Drag again, in one line.", line: "drag B; hover E; drop",
            outcome: "No gap, no performDropWith, and B is where it was.",
            isDone: { moment in
                !moment.session.declared.fixture.delegates.isEmpty && moment.engine.lastOperation != nil
                    && moment.engine.drag == nil && moment.rows == ["A", "B", "C", "D", "E", "F"]
            }),
        TourStep(
            title: "what must hold", text: "Say what you have seen, so that a machine can check it.",
            line: "expect order: A B C D E F", outcome: "It holds. Had it not, you would see where, and what to write.",
            isDone: { moment in
                guard let last = moment.session.timeline.played.last else { return false }
                return moment.word == nil && !last.isStep && last.holds
            }),
        TourStep(
            title: "your first spec", text: "A session is a spec that you have not saved yet.", line: "save first.dnd",
            outcome:
                "first.dnd holds the scene, the delegate, the steps, and what was observed. `dnd run first.dnd` runs "
                + "it, today and in every build to come.",
            isDone: { ($0.word == .save || $0.word == .saveOver) && !$0.hasFailed }),
    ]
}
