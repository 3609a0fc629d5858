internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// A fact of a scene.
///
/// `expect` compares it, `watch` prints it, `bless` replaces its pattern, `save` and `explore` read those worth
/// keeping.
package struct Fact: Sendable {
    typealias Read = @Sendable (inout ScenarioPlayer, FactReference) throws(ScriptFault) -> Reading
    typealias Judge = @Sendable (inout ScenarioPlayer, Expectation, Statement) throws(ScriptFault) -> Mismatch?
    typealias Repairing = @Sendable (FactPattern, FactValue, Statement) -> Repair

    /// The value that was read, with its subject.
    struct Reading {
        var value: FactValue
        var subject: FactSubject

        /// The list whose rows the labels in a pattern refer to.
        var list: ListID?
    }

    /// The words of `expect` and `watch`: `active drag`.
    package let name: String
    package let meaning: String

    /// An expression for a watch in a fresh session.
    package let example: String

    /// Whether it always has a subject: `types of B`.
    private let isOfOne: Bool
    private let reading: Read

    /// The findings that an expectation announces besides its comparison: state that may stay open at the end, loads.
    private(set) var announce: @Sendable (inout ScenarioPlayer, FactPattern) -> Void = { _, _ in }
    private(set) var hints: @Sendable (ScenarioPlayer) -> [String] = { _ in [] }

    /// The judgement of an expectation that compares more than a value.
    private(set) var judge: Judge?
    private(set) var repair: Repairing = { ScenarioPlayer.repair($0, with: $1, in: $2) }

    /// The beginning of an expression: `types of`.
    package var words: String { isOfOne ? "\(name) of" : name }

    private init(
        _ name: String, _ meaning: String, _ example: String?, isOfOne: Bool = false, _ reading: @escaping Read
    ) {
        self.name = name
        self.meaning = meaning
        self.isOfOne = isOfOne
        self.example = example ?? (isOfOne ? "\(name) of B" : name)
        self.reading = reading
    }

    func read(_ player: inout ScenarioPlayer, _ asked: FactReference) throws(ScriptFault) -> Reading {
        try reading(&player, asked)
    }
}

/// Constructors for the kinds of rows.
extension Fact {
    /// A fact of the whole scene.
    static func scene(
        _ name: String, _ meaning: String, _ value: @escaping @Sendable (Engine) -> FactValue
    ) -> Fact {
        Fact(name, meaning, nil) { player, _ in Reading(value: value(player.engine), subject: FactSubject(name)) }
    }

    /// A fact of one list: `gap in people`, `updates of people`.
    static func list(
        _ name: String, _ meaning: String, preposition: FactSubject.Preposition = .in,
        _ value: @escaping @Sendable (Engine, ListID) -> FactValue
    ) -> Fact {
        Fact(name, meaning, nil) { player, asked throws(ScriptFault) in
            let list = try player.subject(asked.list, at: asked.range)
            let subject = FactSubject(name, preposition, player.engine[list].name)
            return Reading(value: value(player.engine, list), subject: subject, list: list)
        }
    }

    /// A fact of an item, as the app of a list sees it.
    static func item(
        _ name: String, _ meaning: String, _ value: @escaping @Sendable (Engine, ItemID, ListID) -> FactValue
    ) -> Fact {
        Fact(name, meaning, nil, isOfOne: true) { player, asked throws(ScriptFault) in
            let list = try player.receiver(asked.list, at: asked.range)
            let label = asked.item?.text ?? ""
            let value = value(player.engine, player.engine.item(labelled: label), list)
            return Reading(value: value, subject: FactSubject(name, .of, label))
        }
    }

    /// A fact of the cell of a row.
    static func cell(
        _ name: String, _ meaning: String, _ value: @escaping @Sendable (Engine, ItemID, ListID) -> FactValue
    ) -> Fact {
        Fact(name, meaning, nil, isOfOne: true) { player, asked throws(ScriptFault) in
            let (item, list) = try player.cell(asked.cell, at: asked.range)
            let subject = FactSubject(name, .of, player.engine.label(of: item))
            return Reading(value: value(player.engine, item, list), subject: subject)
        }
    }

    /// A fact that reads the whole reference.
    static func asked(
        _ name: String, _ meaning: String, example: String? = nil, isOfOne: Bool = false,
        _ value: @escaping @Sendable (ScenarioPlayer, FactReference) throws(ScriptFault) -> FactValue
    ) -> Fact {
        Fact(name, meaning, example, isOfOne: isOfOne) { player, asked throws(ScriptFault) in
            Reading(value: try value(player, asked), subject: FactSubject(name, .of, asked.item?.text))
        }
    }

    // MARK: - Optional parts of a row

    func announcing(_ announce: @escaping @Sendable (inout ScenarioPlayer, FactPattern) -> Void) -> Fact {
        var fact = self
        fact.announce = announce
        return fact
    }

    func hinting(_ hints: @escaping @Sendable (ScenarioPlayer) -> [String]) -> Fact {
        var fact = self
        fact.hints = hints
        return fact
    }

    func judged(_ judge: @escaping Judge) -> Fact {
        var fact = self
        fact.judge = judge
        return fact
    }

    func repaired(_ repair: @escaping Repairing) -> Fact {
        var fact = self
        fact.repair = repair
        return fact
    }
}
