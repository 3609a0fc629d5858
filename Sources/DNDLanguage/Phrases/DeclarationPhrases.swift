internal import SourceText

extension Vocabulary {
    static let scenes: [VocabularyEntry] =
        scene("table", "a table view") + scene("collection", "a collection view")
        + scene("view", "a plain view that offers those items and takes drops") + [
            .declaration(
                "app NAME {app}", "another app: its scenes belong to another process",
                "app Photos { view album: sunset }\ndrag sunset from album; hover 1 in list; drop; settle\n"
                    + "expect order in list: A sunset B C D E F"
            ) { $0.declareApp($1, in: &$2) },
            .declaration(
                "item LABEL {item}", "how an item is provided",
                "item B { type: public.png; after 200ms }\ndrag B; hover D; drop\nexpect order: A C D B E F"
            ) { $0.declareItem($1, in: &$2) },
            .declaration(
                "device (phone | pad)", "the device that the defaults depend on", "device phone\nexpect state: idle"
            ) { $2.device.idiom = $1.has(.phone) ? .phone : .pad },
            .declaration(
                "animations (on | off)",
                "whether the calls that end a session come after UIKit's animations, or at once",
                "animations on\ndrag 1; hover 4; drop\nexpect active drop: yes\nsettle\nexpect active drop: no"
            ) { $2.device.hasAnimations = $1.has(.on) },
            .declaration(
                "ios VERSION", "the version of iOS that the defaults depend on", "ios 14\nexpect state: idle"
            ) { $2.device.version = $0.version($1) ?? $2.device.version },
            .declaration(
                "assume RULE (decided | CHOICE)",
                "which answer to an open question holds, by the name that `explain` gives it",
                "assume Q07 nothing-called\nexpect state: idle"
            ) { $0.assume($1, in: &$2) },
        ]

    private static func scene(_ verb: String, _ meaning: String) -> [VocabularyEntry] {
        [
            .declaration(
                verb + " NAME from host", meaning + " handed over by a Swift program", verb + " people from host"
            ) { $0.declareScene($1, in: &$2) },
            .declaration(
                verb + " [NAME] [: [LABEL...]] [{scene}]", in: .scenes, meaning,
                verb + " people: A B C\nexpect state: idle"
            ) { $0.declareScene($1, in: &$2) },
        ]
    }
}

/// The parts of a fixture.
extension CheckerPass {
    fileprivate mutating func declareScene(_ match: PhraseMatch, in fixture: inout Fixture) {
        let scene = scene(match)
        reportDuplicate(
            of: scene.name, among: fixture.scenes.lazy.map { $0.name }, .duplicateScene,
            "two scenes are named '\(scene.name.text)'")
        fixture.scenes.append(scene)
    }

    fileprivate mutating func declareApp(_ match: PhraseMatch, in fixture: inout Fixture) {
        guard let app = match.name(.name), let block = match.blocks.first else { return }
        self.app = app
        defer { self.app = nil }
        for phrase in block.statements {
            if let line = self.match(phrase, in: .app) { declare(line, in: &fixture) }
        }
    }

    fileprivate mutating func declareItem(_ match: PhraseMatch, in fixture: inout Fixture) {
        guard let item = item(declaredBy: match) else { return }
        reportDuplicate(
            of: item.label, among: fixture.items.lazy.map { $0.label }, .duplicateItem,
            "the item '\(item.label.text)' is declared twice", note: "the other declaration")
        fixture.items.append(item)
    }

    fileprivate mutating func assume(_ match: PhraseMatch, in fixture: inout Fixture) {
        guard let assumption = assumption(match) else { return }
        let name = assumption.question
        reportDuplicate(
            of: name, among: fixture.assumptions.lazy.map { $0.question }, .duplicateOption,
            "'\(name.text)' is assumed twice")
        fixture.assumptions.append(assumption)
    }

    fileprivate mutating func version(_ match: PhraseMatch) -> DeviceDeclaration.Version? {
        guard let argument = match.argument(.version), let version = argument.version else { return nil }
        guard version.isKnown else {
            report(
                .wrongArgument, "there is no iOS \(argument.text)", at: argument.range,
                hints: ["Known are 2 to 18, 26 and 27, and their updates, such as 17.4."])
            return nil
        }
        return version
    }

    private mutating func reportDuplicate(
        of name: Name, among others: some Sequence<Name>, _ fault: Fault, _ message: @autoclosure () -> String,
        note: String = "the other one"
    ) {
        guard let other = others.first(where: { $0.text == name.text }) else { return }
        report(fault, message(), at: name.range, notes: [Diagnostic.Note(note, at: other.range)])
    }
}
