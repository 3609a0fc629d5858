@testable import DragDrop

/// The random starting state of a run, determined by a seed.
struct FireSetup {
    let seed: UInt64

    /// Possibly without some rule, or with an alternative answer: then only traps and wrong order are detected.
    let rulebook: Rulebook

    /// Whether no rule is omitted.
    let isWhole: Bool

    /// Whether every open question has its usual answer.
    let isUsual: Bool
    let device: Device

    /// How many of 100 delegate calls change a list.
    let mischief: Int
    private let cadences: [ReorderingCadence]

    /// A setup whose engine omits a rule although `rulebook` does not say so.
    init(seed: UInt64, secretlyWithout rule: RuleID) {
        var rulebook = Rulebook()
        rulebook.omit(rule)
        self.seed = seed
        self.rulebook = rulebook
        isUsual = true
        isWhole = true
        device = Device()
        mischief = 0
        cadences = Array(repeating: .immediate, count: 6)
    }

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed ^ 0x5eed)
        var rulebook = Rulebook()
        let questions = OpenQuestion.withAlternative.map { $0.id }
        isUsual = seed % 3 != 1
        if !isUsual {
            for question in questions where Bool.random(using: &random) { rulebook.assume(question, other: true) }
        }
        isWhole = seed % 3 != 2
        if !isWhole {
            for _ in 0...Int.random(in: 0...1, using: &random) {
                rulebook.omit(Rule.all[Int.random(in: Rule.all.indices, using: &random)].id)
            }
        }
        self.rulebook = rulebook
        device = Device(
            idiom: Int.random(in: 0..<4, using: &random) == 0 ? .phone : .pad,
            version: SystemVersion(
                Int.random(in: SystemVersion.oldest.major...SystemVersion.newest.major, using: &random)))
        mischief = Int(seed % 4) * 3
        cadences = (0..<6).map { _ in [.immediate, .immediate, .slow, .fast].randomElement(using: &random) ?? .slow }
    }

    /// Lists of every kind, one of them in another app, with two sections each.
    func engine(_ app: RandomApp) -> Engine {
        var engine = Engine(delegate: app)
        engine.rulebook = rulebook
        engine.device = device
        let kinds: [ListKind] = [.table, .table, .collection, .collection, .view, .table]
        for (number, kind) in kinds.enumerated() {
            let owner = number == 5 ? engine.scene.app(named: "Files") : .underTest
            let labels = (0..<6).map { "\(number)\($0)" }
            let id = engine.scene.addList(
                named: "list\(number)", kind: kind, app: owner,
                rows: [("a\(number)", Array(labels[..<4])), ("b\(number)", Array(labels[4...]))])
            if number % 3 == 0 { engine[id].data = .diffable }
            engine[id].reorders = number % 2 == 0
            engine[id].isDragEnabled = true
            engine[id].isSpringLoaded = true
            engine[id].allowsSimultaneousDropSessions = number == 4 && seed % 2 == 0
            engine[id].cadence = cadences[number]
            if number == 1 { engine[id].visibleRowCount = 4 }
        }
        return engine
    }
}
