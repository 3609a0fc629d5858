import DNDResults

/// A drop of random rows in a random list, and delegates for it.
struct RandomDrop {
    let rows: [String]

    /// The dragged rows: the touched one first, the others in order.
    let dragged: [Int]

    /// The row under the finger at the drop; not a dragged one.
    let target: Int
    private var random: Generator

    /// SplitMix64.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    init(seed: UInt64) {
        var random = Generator(state: seed)
        let count = Int.random(in: 4...9, using: &random)
        rows = (0..<count).map { "r\($0)" }.shuffled(using: &random)
        let picked = Array((0..<count).shuffled(using: &random).prefix(3))
        dragged = [picked[0]] + [picked[1]]
        target = picked[2]
        self.random = random
    }

    private var labels: [String] { dragged.map { rows[$0] } }

    /// The expected order of a drag of one row: its new index is that of the target, counted without the dragged row.
    var intended: [String] {
        var result = rows.enumerated().filter { $0.offset != dragged[0] }.map { $0.element }
        result.insert(rows[dragged[0]], at: target)
        return result
    }

    func textbook(expecting order: [String]) -> String {
        "table people: \(rows.joined(separator: " "))\n" + one + "expect order: \(order.joined(separator: " "))"
    }

    /// Updates that put the rows into an unrelated order.
    var shuffling: String {
        var random = random
        let order = rows.shuffled(using: &random)
        let moves = order.enumerated().map { "model remove \($0.element); model insert \($0.element) at \($0.offset)" }
        return "table people: \(rows.joined(separator: " "))\n"
            + delegate("batch { \(moves.joined(separator: "; ")); list reload \(reloads) }") + one
            + "expect order: \(intended.joined(separator: " "))"
    }

    private var reloads: String { rows.indices.map { "\($0)" }.joined(separator: " ") }

    /// Whether the model has lost one of the rows, because a stale path referred to another row.
    func hasLostRows(_ found: [Mismatch]) -> Bool {
        found.contains { mismatch in
            guard case .order(let order) = mismatch.kind else { return false }
            return order.parts[0].model?.sorted() != rows.sorted()
        }
    }

    // MARK: - Mistakes

    /// A spec that fails because of the mistake; nil if the mistake does not apply to the drop.
    func spec(_ mistake: MadeMistake) -> String? {
        let rowsLine = "table people: \(rows.joined(separator: " "))\ntable done: x y\n"
        guard let body = body(mistake) else { return nil }
        return rowsLine + body
    }

    private func body(_ mistake: MadeMistake) -> String? {
        let (from, row) = (dragged[0], rows[dragged[0]])
        let isDown = from < target
        switch mistake {
        case .swap:
            let back = isDown ? target - 1 : target + 1
            return own("model move \(row) to \(target); model move [0, \(back)] to \(from); list reload \(reloads)")
        case .offByOneDownward:
            guard isDown, target + 1 < rows.count else { return nil }
            let place = target % 2 == 0 ? target + 1 : target - 1
            return own("model move \(row) to \(place); list move \(from) to \(place)")
        case .insertedFirst:
            return own(
                "model insert item at destination; model remove item.source; list reload \(reloads)", isPerItem: true)
        case .staleSecondPath:
            return several(
                """
                each item {
                  model remove item.source; model insert item at item.destination
                }
                """)
        case .countAsDestination:
            return own("model remove item; model insert item at \(rows.count)", isPerItem: true)
        case .onlyFirst:
            return other("batch { model insert \(labels[0]) at destination; list insert destination }")
        case .reversed:
            return other("each item { batch { model insert item at destination; list insert destination } }")
        case .loadTooLate:
            return "delegate in done { performDropWith { }; dropSessionDidEnd { load \(row) { } } }\n"
                + "drag \(row) from people; hover 1 in done; drop; settle\nexpect loaded: \(row)"
        }
    }

    /// A drop of one row within its list.
    private func own(_ changes: String, isPerItem: Bool = false) -> String {
        let batch = "batch { \(changes) }"
        return delegate(isPerItem ? "each item { \(batch) }" : batch) + one
            + "expect order in people: \(intended.joined(separator: " "))"
    }

    private func delegate(_ body: String) -> String { "delegate in people { performDropWith { \(body) } }\n" }

    private var one: String { "drag \(rows[dragged[0]]) from people; hover \(rows[target]); drop\n" }

    /// A drop of two rows within their list, in the textbook's order.
    private func several(_ body: String) -> String {
        delegate("batch { \(body)\nlist reload \(reloads) }")
            + "select \(labels.joined(separator: " ")); drag \(labels[0]); hover \(rows[target]); drop\n"
            + "expect order in people: none"
    }

    /// A drop of two rows into another list.
    private func other(_ body: String) -> String {
        "delegate in done { performDropWith { \(body) } }\n"
            + "select \(labels.joined(separator: " ")); drag \(labels[0]); hover 1 in done; drop\n"
            + "expect order in done: x \(labels.joined(separator: " ")) y"
    }
}

/// The mistakes that the delegates make.
enum MadeMistake: CaseIterable, Sendable {
    case swap, offByOneDownward, insertedFirst, staleSecondPath, countAsDestination, onlyFirst, reversed, loadTooLate

    /// Parts of the hints that name the mistake.
    var words: [String] {
        switch self {
        case .swap: ["a swap"]
        case .offByOneDownward: ["one place too far down", "one place too early: the destination"]
        case .insertedFirst: ["insertion came before the removal", "was inserted before it was removed"]
        case .staleSecondPath: ["was stale"]
        case .countAsDestination: ["The count was taken before the removal"]
        case .onlyFirst: ["Only the first item"]
        case .reversed: ["in reverse"]
        case .loadTooLate: ["began too late"]
        }
    }
}
