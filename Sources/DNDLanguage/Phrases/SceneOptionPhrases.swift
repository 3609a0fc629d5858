internal import SourceText

extension Vocabulary {
    static let sceneOptions: [VocabularyEntry] = [
        .line(
            "section NAME : [LABEL...]", in: .scene, "a section with its rows",
            "table todo {\n  section Today: A B\n  section Later:\n}\ndrag A; hover end of Later; drop\n"
                + "expect order { Today: B; Later: A }"),
        .option(
            "data (array | diffable)", "what the data source keeps its rows in",
            "table modern: A B { data diffable }\nexpect order: A B"
        ) { $2.data = $1.has(.diffable) ? .diffable : .array },
        .option(
            "reorders", "the data source implements moveRowAt or moveItemAt",
            "table people: A B C { reorders }\ndrag A; hover C; drop\nexpect call performDropWith: never"
        ) { _, _, scene in scene.reorders = true },
        .option(
            "editing", "the list is in editing mode", "table people: A B { editing }\nexpect state: idle"
        ) { _, _, scene in scene.isEditing = true },
        .option(
            "drag (on | off)", "whether drags can begin here",
            "table people: A B { drag off }\ndrag A\nexpect state: idle"
        ) { $2.dragEnabled = $1.has(.on) },
        .option(
            "drop (on | off)", "whether the list takes drops", "table people: A B { drop off }\nexpect state: idle"
        ) { $2.dropEnabled = $1.has(.on) },
        .option(
            "window (on | off)", "whether it lies in a window; nothing outside of one takes a drop",
            "table people: A B\nview well { window off }\ndrag A; hover in well; drop\nexpect operation: cancel"
        ) { $2.isInWindow = $1.has(.on) },
        .option(
            "selected : LABEL...", "the rows that are selected at the start",
            "table people: A B { selected: B }\nexpect selected: B"
        ) { $2.selected = $1.names(.label) },
        .option(
            "cadence (immediate | fast | slow)", "how soon the gap follows the finger",
            "collection colors: red blue { cadence slow }\nexpect state: idle"
        ) { $2.cadence = $1.has(.slow) ? .slow : $1.has(.fast) ? .fast : .immediate },
        .option(
            "spring-loaded", "rows activate when a drag rests on them",
            "table people: A B { spring-loaded }\nexpect state: idle"
        ) { _, _, scene in scene.isSpringLoaded = true },
        .viewOption(
            "pasteConfiguration : TYPE...", "the types that a view without a drop delegate takes as a paste",
            "view note: hello\nview well { pasteConfiguration: public.utf8-plain-text }\n"
                + "drag hello from note; hover in well; drop; settle\nexpect call paste in well: once"
        ) { $2.pasteTypes = $1.names(.type) },
        .viewOption(
            "simultaneous-recognition", "another gesture recognizer that fires cancels the lift of a view",
            "view note: hello { simultaneous-recognition }\nlift hello; recognize\n" + "expect state: idle"
        ) { _, _, view in view.allowsSimultaneousRecognitionDuringLift = true },
        .viewOption(
            "lift-behavior (default | extended)",
            "liftBehavior of a view's drag interaction (iOS 27): extended, a second touch cancels the lift",
            "ios 27\nview note: hello { lift-behavior extended }\nlift hello; add hello\nexpect state: idle"
        ) { $2.hasExtendedLift = $1.has(.extended) },
        .option(
            "cells : NAME...", "the reuse identifiers that are registered; without this line any will do",
            "table people: A B { cells: Person }\nlist dequeue Person\nexpect order: A B"
        ) { $2.reuseIdentifiers = $1.names(.name) },
        .option(
            "visible NUMBER", "how many rows fit into the list's height; the others must be scrolled to",
            "table people: A B C D { visible 2 }\ndrag A; hover bottom edge; settle; drop\nexpect order: B C D A"
        ) { $2.visibleRowCount = $0.visibleRows($1) },
        .viewOption(
            "inside LIST", "the view that a plain view lies in",
            "view desk\nview tray { inside desk }\nexpect state: idle"
        ) { $2.superview = $0.superview($1, of: $2) },
        .viewOption(
            "simultaneous-drops", "a view follows several drop sessions at once",
            "view desk { simultaneous-drops }\nexpect state: idle"
        ) { _, _, view in view.allowsSimultaneousDropSessions = true },
        .option(
            "holds LABEL", "what a view shows", "view well { holds sunset }\nexpect state: idle"
        ) { $2.holds = $1.name(.label) },
    ]
}

extension VocabularyEntry {
    fileprivate static func option(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ set: @escaping PhraseRole.Setting<SceneDeclaration>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, .scene, meaning, example(), .sceneOption(set))
    }

    /// An option that only plain views have.
    fileprivate static func viewOption(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ set: @escaping PhraseRole.Setting<SceneDeclaration>
    ) -> VocabularyEntry {
        .option(notation, meaning, example()) { checker, line, scene in
            if checker.isView(scene, line) { set(&checker, line, &scene) }
        }
    }
}

extension CheckerPass {
    /// A list must show at least one row, or it could not be touched.
    fileprivate mutating func visibleRows(_ line: PhraseMatch) -> Int? {
        guard let count = line.integer(.number) else { return nil }
        if count < 1 {
            report(
                .wrongArgument, "a list shows at least one row", at: line.argument(.number)?.range ?? line.range)
        }
        return max(1, count)
    }

    /// Only plain views can be nested, in a view that is declared earlier.
    fileprivate mutating func superview(_ line: PhraseMatch, of scene: SceneDeclaration) -> Name? {
        guard let name = line.name(.list) else { return nil }
        guard let outer = declaredScenes.first(where: { $0.name.text == name.text }) ?? scope.scenes[name.text] else {
            reportUnknown(
                .unknownList, "view", name,
                candidates: scope.names((declaredScenes + scope.scenes.all).map { $0.name.text }, asSaidAt: name.range),
                otherwise: "The outer view is declared before the inner one.")
            return nil
        }
        guard outer.kind == .view, outer.app?.text == scene.app?.text, outer.name.text != scene.name.text else {
            report(
                .wrongArgument, "'\(name.text)' is no other view of the same app", at: name.range,
                hints: ["A plain view lies in a plain view."])
            return nil
        }
        return name
    }

    fileprivate mutating func isView(_ scene: SceneDeclaration, _ line: PhraseMatch) -> Bool {
        guard scene.kind != .view else { return true }
        report(
            .misplacedPhrase, "a \(scene.kind.word) has no option '\(line.entry.verb ?? "")'", at: line.range,
            hints: ["Only a plain view has it."])
        return false
    }
}
