@testable import DNDCommandLine
@testable import DNDLanguage
@testable import DNDSession

/// Random lines from the vocabulary: every phrase that is valid in a session, with slots filled from the scene. The
/// session refuses those that are impossible at the time.
struct RandomLines {
    var random: SplitMix64
    private let scene: RandomScene

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        scene = RandomScene.all.picked(&random)
    }

    /// The declarations, sometimes a delegate, then `count` lines.
    mutating func lines(count: Int) -> [String] {
        var lines = scene.declarations
        if random.chance(40) { lines.append(delegate()) }
        for _ in 0..<count { lines.append(line()) }
        return lines
    }

    /// One to three phrases.
    mutating func line() -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in phrase() }.joined(separator: "; ")
    }

    private mutating func phrase() -> String {
        switch Int.random(in: 0..<100, using: &random) {
        case ..<50: usualGesture()
        case ..<65: text(of: Self.gestures.picked(&random).pattern, depth: 0)
        case ..<85: text(of: Self.appPhrases.picked(&random).pattern, depth: 0)
        case ..<90: answer()
        default: text(of: Self.expectations.picked(&random).pattern, depth: 0)
        }
    }

    private static let steps = Vocabulary.entries.filter { $0.standsIn.contains(.file) && !$0.isDeclaration }
    /// All gestures except Ask Siri, which the system of these sessions does not support.
    private static let gestures = steps.filter { $0.isGesture && $0.verb != "ask-siri" }
    private static let expectations = steps.filter { $0.isExpectation }
    private static let appPhrases = steps.filter {
        !$0.isGesture && !$0.isExpectation && !$0.isScenario && $0.verb != "answer"
    }
    private static let scriptPhrases = Vocabulary.entries.filter { $0.standsIn.contains(.script) }
    private static let methods = Why.methodNames

    /// Common gestures of a drag, which would be rare in a uniform choice.
    private mutating func usualGesture() -> String {
        let row = label()
        let other = label()
        return [
            "drag \(row)", "drag \(row); hover \(other)", "drag \(row); hover \(other); drop", "hover \(other)",
            "hover \(other) into", "hover gap", "hover end", "drop", "drop", "drop; settle", "cancel", "leave",
            "settle",
            "wait 100ms", "select \(row) \(other)", "lift \(row)", "release", "add \(row)",
            "model move \(row) to 0; list reload", "hover in \(scene.lists.picked(&random))",
        ].picked(&random)
    }

    /// A line that a new session's scene accepts whenever nothing is dragged, and that raises no exception.
    mutating func calmLine() -> String {
        let rows = ["A", "B", "C", "D", "E", "F"].shuffled(using: &random)
        return [
            "drag \(rows[0]); hover \(rows[1]); drop; settle", "drag \(rows[0]); hover \(rows[1]); cancel",
            "select \(rows[0]) \(rows[1]); deselect; wait 100ms", "drag \(rows[0]); leave; drop",
            "lift \(rows[0]); release", "drag \(rows[0]); hover end; drop",
        ].picked(&random)
    }

    private mutating func answer() -> String {
        let call = ["dropSessionDidUpdate", "canHandle", "itemsForBeginning", "performDropWith"].picked(&random)
        let answers = ["-> forbidden", "-> move insertAt", "-> false", "-> none", "{ }", "-> \(label())"]
        return "answer \(call)\(random.chance(20) ? ": 2" : "") \(answers.picked(&random))"
    }

    private mutating func delegate() -> String {
        let rules = [
            "dropSessionDidUpdate -> forbidden", "dropSessionDidUpdate -> copy insertAt",
            "dropSessionDidUpdate -> move insertInto", "performDropWith { }", "canHandle -> false",
            "itemsForAddingTo -> item", "itemsForBeginning at 0 -> none", "with dragSessionDidEnd",
            "without canHandle", "performDropWith { each item { coordinator drop item to destination } }",
            "performDropWith { each item { batch { model move item to destination; list delete item.source; "
                + "list insert destination } } }",
        ]
        return "delegate { \(rules.shuffled(using: &random).prefix(2).joined(separator: "; ")) }"
    }

    /// A user's input at a breakpoint.
    mutating func decision() -> String {
        guard random.chance(30) else { return random.chance(80) ? "step" : "continue" }
        let answers = [
            "forbidden", "copy insertAt", "false", "true", "none", "default", "", "{ list reload }", label(),
        ]
        return "answer \(answers.picked(&random))"
    }

    // MARK: - Patterns

    private mutating func text(of pattern: Pattern, depth: Int) -> String {
        switch pattern {
        case .word(let text): return text
        case .colon: return ":"
        case .arrow: return "->"
        case .block(let kind): return block(kind, depth: depth)
        case .slot(let slot): return value(of: slot)
        case .group(let slot, let inner): return random.chance(40) ? common(slot) : text(of: inner, depth: depth)
        case .sequence(let parts): return parts.map { text(of: $0, depth: depth) }.joined(separator: " ")
        case .choice(let choices): return text(of: choices.picked(&random), depth: depth)
        case .options(let options):
            return options.filter { random.chance(Self.isPoint($0) ? 5 : 25) }.map { text(of: $0, depth: depth) }
                .joined(separator: " ")
        case .repeated(let inner):
            return (0...(random.chance(30) ? 1 : 0)).map { _ in text(of: inner, depth: depth) }.joined(separator: " ")
        }
    }

    /// Whether the pattern is a point, which only plain views accept; the scenes have few of these.
    private static func isPoint(_ pattern: Pattern) -> Bool {
        guard case .sequence(let parts) = pattern else { return false }
        return parts.contains { if case .slot(.fraction) = $0 { true } else { false } }
    }

    private mutating func block(_ kind: BlockKind, depth: Int) -> String {
        guard kind == .script, depth < 2, random.chance(80) else { return "{ }" }
        let phrases = (0...1).map { _ in text(of: Self.scriptPhrases.picked(&random).pattern, depth: depth + 1) }
        return "{ \(phrases.joined(separator: "; ")) }"
    }

    /// The usual value of a slot that allows several kinds.
    private mutating func common(_ slot: Slot) -> String {
        switch slot {
        case .answer: ["true", "false", "none", "move insertAt", label()].picked(&random)
        case .condition: ["local", "destination", "not local", "single"].picked(&random)
        case .operation: ["move", "copy", "cancel", "forbidden"].picked(&random)
        case .proposal: ["move insertAt", "copy", "forbidden", "move"].picked(&random)
        default: label()
        }
    }

    private mutating func value(of slot: Slot) -> String {
        switch slot {
        case .label, .thing, .item: label()
        case .point: [label(), "\(Int.random(in: 0...6, using: &random))", "[0, 1]"].picked(&random)
        case .list: scene.lists.picked(&random)
        case .section, .title: scene.sections.picked(&random)
        case .name: [label(), "Cell", "Fresh"].picked(&random)
        case .number: "\(Int.random(in: 0...3, using: &random))"
        case .duration: ["0ms", "100ms", "1s"].picked(&random)
        case .text: "\"offline\""
        case .method: Self.methods.picked(&random)
        case .rule: "R131"
        case .finding: "DND1004"
        case .type: ["public.text", "public.png"].picked(&random)
        case .providerClass: ["String", "UIImage"].picked(&random)
        default: "1"
        }
    }

    private mutating func label() -> String { scene.labels.picked(&random) }
}

/// A fixture for random lines: its declarations, and its names.
struct RandomScene: Sendable {
    let declarations: [String]
    let labels: [String]
    var lists: [String]
    var sections = ["0", "1"]

    static let all: [RandomScene] = [
        RandomScene(declarations: [], labels: ["A", "B", "C", "D", "E", "F", "1", "4"], lists: ["list"]),
        RandomScene(
            declarations: ["table people: Ada \"Bob B\" Cy Dan { reorders }"], labels: ["Ada", "\"Bob B\"", "Cy", "0"],
            lists: ["people"]),
        RandomScene(
            declarations: ["collection shelf: A B C D { reorders }"], labels: ["A", "B", "C", "D"], lists: ["shelf"]),
        RandomScene(
            declarations: ["table t { section One: A B; section Two: C; section None: }"], labels: ["A", "B", "C"],
            lists: ["t"], sections: ["One", "Two", "None", "0"]),
        RandomScene(
            declarations: ["table left: A B C", "collection right: X Y Z"], labels: ["A", "B", "X", "Y", "Z"],
            lists: ["left", "right"]),
        RandomScene(
            declarations: ["table t: A B C D { data diffable }"], labels: ["A", "B", "C", "D"], lists: ["t"]),
        RandomScene(
            declarations: ["collection t { data diffable; section One: A B; section Two: C D; reorders }"],
            labels: ["A", "B", "C", "D"], lists: ["t"], sections: ["One", "Two"]),
        RandomScene(
            declarations: ["app Photos { view album: sunset }", "item sunset { after 200ms; type: public.png }"],
            labels: ["sunset", "A", "B", "1"], lists: ["album", "list"]),
        RandomScene(
            declarations: ["view note: hello", "view well", "item hello { fails \"offline\" }"],
            labels: ["hello", "A", "B"], lists: ["note", "well", "list"]),
        RandomScene(
            declarations: ["table people: A B C { reorders; editing; spring-loaded }", "device phone"],
            labels: ["A", "B", "C"], lists: ["people"]),
        RandomScene(
            declarations: [
                "define swap (x y) { drag $x; hover $y; drop }", "table t: A B C D", "assume Q07 nothing-called",
            ],
            labels: ["A", "B", "C", "D"], lists: ["t"]),
        RandomScene(
            declarations: ["table t: A B C { visible 2 }"], labels: ["A", "B", "C"], lists: ["t"]),
    ]
}
