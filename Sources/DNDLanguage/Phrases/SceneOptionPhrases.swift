extension Vocabulary {
    static let scenes: [VocabularyEntry] =
        scene("table", "a table view") + scene("collection", "a collection view")
        + scene("view", "a plain view that offers those items and takes drops") + [
            .init(
                .app, "app NAME {app}", .declarations, "another app: its scenes belong to another process",
                "app Photos { view album: sunset }\ndrag sunset from album; hover 1 in list; drop; settle\n"
                    + "expect order in list: A sunset B C D E F"),
            .init(
                .item, "item LABEL {item}", .declarations, "how an item is provided",
                "item B { type: public.png; after 200ms }\ndrag B; hover D; drop\nexpect order: A C D B E F"),
            .init(
                .device, "device (phone | pad)", .declarations, "the device that the defaults depend on",
                "device phone\nexpect state: idle"),
            .init(
                .animations, "animations (on | off)", .declarations,
                "whether the calls that end a session come after UIKit's animations, or at once",
                "animations on\ndrag 1; hover 4; drop\nexpect active drop: yes\nsettle\nexpect active drop: no"),
            .init(
                .ios, "ios VERSION", .declarations, "the version of iOS that the defaults depend on",
                "ios 14\nexpect state: idle"),
            .init(
                .assume, "assume RULE (decided | CHOICE)", .declarations,
                "which answer to an open question holds, by the name that `explain` gives it",
                "assume Q07 nothing-called\nexpect state: idle"),
        ]

    private static func scene(_ verb: String, _ meaning: String) -> [VocabularyEntry] {
        [
            .init(
                .sceneFromHost, verb + " NAME from host", .declarations,
                meaning + " handed over by a Swift program", verb + " people from host"),
            .init(
                .scene, verb + " [NAME] [: [LABEL...]] [{scene}]", .scenes, meaning,
                verb + " people: A B C\nexpect state: idle"),
        ]
    }

    static let sceneOptions: [VocabularyEntry] = [
        .init(
            .section, "section NAME : [LABEL...]", .scene, "a section with its rows",
            "table todo {\n  section Today: A B\n  section Later:\n}\ndrag A; hover end of Later; drop\n"
                + "expect order { Today: B; Later: A }"),
        .init(
            .data, "data (array | diffable)", .scene, "what the data source keeps its rows in",
            "table modern: A B { data diffable }\nexpect order: A B"),
        .init(
            .reorders, "reorders", .scene, "the data source implements moveRowAt or moveItemAt",
            "table people: A B C { reorders }\ndrag A; hover C; drop\nexpect call performDropWith: never"),
        .init(
            .editing, "editing", .scene, "the list is in editing mode",
            "table people: A B { editing }\nexpect state: idle"),
        .init(
            .dragEnabled, "drag (on | off)", .scene, "whether drags can begin here",
            "table people: A B { drag off }\ndrag A\nexpect state: idle"),
        .init(
            .dropEnabled, "drop (on | off)", .scene, "whether the list takes drops",
            "table people: A B { drop off }\nexpect state: idle"),
        .init(
            .window, "window (on | off)", .scene, "whether it lies in a window; nothing outside of one takes a drop",
            "table people: A B\nview well { window off }\ndrag A; hover in well; drop\nexpect operation: cancel"),
        .init(
            .selected, "selected : LABEL...", .scene, "the rows that are selected at the start",
            "table people: A B { selected: B }\nexpect selected: B"),
        .init(
            .cadence, "cadence (immediate | fast | slow)", .scene, "how soon the gap follows the finger",
            "collection colors: red blue { cadence slow }\nexpect state: idle"),
        .init(
            .springLoaded, "spring-loaded", .scene, "rows activate when a drag rests on them",
            "table people: A B { spring-loaded }\nexpect state: idle"),
        .init(
            .pasteConfiguration, "pasteConfiguration : TYPE...", .scene,
            "the types that a view without a drop delegate takes as a paste",
            "view note: hello\nview well { pasteConfiguration: public.utf8-plain-text }\n"
                + "drag hello from note; hover in well; drop; settle\nexpect call paste in well: once"),
        .init(
            .simultaneousRecognition, "simultaneous-recognition", .scene,
            "another gesture recognizer that fires cancels the lift of a view",
            "view note: hello { simultaneous-recognition }\nlift hello; recognize\n"
                + "expect state: idle"),
        .init(
            .liftBehavior, "lift-behavior (default | extended)", .scene,
            "liftBehavior of a view's drag interaction (iOS 27): extended, a second touch cancels the lift",
            "ios 27\nview note: hello { lift-behavior extended }\nlift hello; add hello\nexpect state: idle"),
        .init(
            .reuseIdentifiers, "cells : NAME...", .scene,
            "the reuse identifiers that are registered; without this line any will do",
            "table people: A B { cells: Person }\nlist dequeue Person\nexpect order: A B"),
        .init(
            .visible, "visible NUMBER", .scene,
            "how many rows fit into the list's height; the others must be scrolled to",
            "table people: A B C D { visible 2 }\ndrag A; hover bottom edge; settle; drop\nexpect order: B C D A"),
        .init(
            .superview, "inside LIST", .scene, "the view that a plain view lies in",
            "view desk\nview tray { inside desk }\nexpect state: idle"),
        .init(
            .simultaneousDrops, "simultaneous-drops", .scene, "a view follows several drop sessions at once",
            "view desk { simultaneous-drops }\nexpect state: idle"),
        .init(
            .holds, "holds LABEL", .scene, "what a view shows", "view well { holds sunset }\nexpect state: idle"),
    ]
}
