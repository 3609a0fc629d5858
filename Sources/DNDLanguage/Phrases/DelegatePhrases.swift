internal import SourceText

extension Vocabulary {
    static let delegates: [VocabularyEntry] = [
        .delegate(
            "delegate [in LIST] none [in LIST]", "no delegate at all",
            "table people: A B\ndelegate in people none\ndrag A\nexpect state: idle"
        ) { $0.delegate($1) },
        .delegate(
            "delegate [in LIST] {delegate}", "what the app answers; replaces only what it names",
            "delegate { dropSessionDidUpdate -> forbidden }\ndrag 1; hover 4; drop\nexpect order: A B C D E F"
        ) { $0.delegate($1) },
        .delegateLine(
            "with METHOD", "implements an optional method with an empty body",
            "delegate { with dropSessionDidEnd }\ndrag 1; hover 4; drop\nexpect call dropSessionDidEnd: once"
        ) { $0.implement($1, in: &$2) },
        .delegateLine(
            "without METHOD", "takes a method away",
            "delegate { without canHandle }\ndrag 1; hover 4; drop\nexpect call canHandle: never"
        ) { $0.remove($1, in: &$2) },
        .delegateLine(
            "CALL [-> ANSWER] [in LIST] [{script}]", "what a method answers or does; the first match wins",
            "delegate { itemsForBeginning at 3 -> none }\ndrag D\nexpect state: idle"
        ) { $0.addRule($1, to: &$2) },
        .init(
            "answer CALL [: NUMBER] [-> ANSWER] [{script}]", .steps,
            "answers the next call that fits in place of the delegate, once; with a number the one of that number",
            "answer dropSessionDidUpdate at [0, 4] -> forbidden\ndrag 1; hover 4; drop\nexpect order: A B C D E F",
            .action(changesRows: true) { $0.handAnswer($1) }),
    ]
}

extension VocabularyEntry {
    fileprivate static func delegate(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<DelegateDeclaration>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, .declarations, meaning, example(), .delegate(read))
    }

    fileprivate static func delegateLine(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ set: @escaping PhraseRole.Setting<DelegateReading>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, .delegate, meaning, example(), .delegateLine(set))
    }
}
