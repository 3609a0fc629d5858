internal import DNDDrawing
internal import DNDExploration
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// `explore all`: every gesture from where the session stands.
extension Repl {
    /// The number of states after which it stops; about two seconds.
    private static let statesMax = 50_000

    func explore(_ argument: String) -> Reaction {
        let words = argument.split(separator: " ").map { String($0) }
        let name = words.first == "all" ? words.dropFirst().first : words.first
        guard words.count <= 2, !words.isEmpty, let gestures = name.map({ GestureSet.named($0) }) ?? .standard else {
            let sets = GestureSet.all.map { $0.name }.joined(separator: ", ")
            return complain("explore takes the word all, and a set of gestures: \(sets)")
        }
        guard !session.steps.isHosted else {
            return complain("lists of a Swift program are explored from their start, by `explore FILE --all`")
        }
        guard !session.player.hasUnexpectedException, !session.player.isStopped else {
            return complain("UIKit has raised an exception here; `undo` or `back` first")
        }
        let scene = ExploredScene(session.player, session.declared.fixture)
        let mention = session.namingMention
        var exploration = ExhaustiveExploration(
            [ScriptExpander(scene, gestures, ignoringNames: mention == nil)],
            limits: ExhaustiveLimits(states: Self.statesMax), settling: scene.settling)
        exploration.explore { _ in !session.environment.isInterrupted() }
        show(exploration.outcome(rows: nil), gestures, naming: mention)
        return exploration.found.isEmpty ? .goOn : .failed(.failed)
    }

    private func show(_ outcome: ExploreOutcome, _ gestures: GestureSet, naming mention: String?) {
        var certificate = ExploreCertificate(
            scene: "from here", gestures: gestures.name, omittedVerbs: [], assumptions: [], sizes: [outcome.size],
            command: [], version: ProgramVersion.current)
        if let mention { certificate.assume("rows are told apart, since \(mention) is named") }
        let sentence = certificate.lines[0]
        write(outcome.found.isEmpty ? style.passed(sentence) : style.failed(sentence))
        let counts = [
            outcome.stateCount.counted("state"), outcome.transitionCount.counted("transition"),
            "depth \(outcome.depth)",
        ]
        write("  \(gestures.name) from here: \(counts.joined(separator: ", "))")
        for assumption in certificate.assumptions { write("  assumed: \(assumption)") }
        for failure in outcome.found {
            let steps = failure.steps.map { $0.text }.joined(separator: "; ")
            write("  \(failure.failure.title): \(steps.isEmpty ? "here already" : steps)")
        }
    }
}

extension ReplSession {
    /// What tells rows apart in the declarations; nil if nothing does.
    fileprivate var namingMention: String? {
        let text = declared.declarations.map { $0.text }.joined(separator: "\n")
        let block = Parser.parse(file: FileID(rawValue: 0), source: SourceFile(name: "session", text: text)).block
        return NamedRows.mention(in: block, of: declared.fixture.scenes, playing: nil)
    }
}
