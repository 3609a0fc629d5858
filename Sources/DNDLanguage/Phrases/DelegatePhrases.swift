extension Vocabulary {
    static let delegates: [VocabularyEntry] = [
        .init(
            .delegateNone, "delegate [in LIST] none [in LIST]", .declarations, "no delegate at all",
            "table people: A B\ndelegate in people none\ndrag A\nexpect state: idle"),
        .init(
            .delegate, "delegate [in LIST] {delegate}", .declarations,
            "what the app answers; replaces only what it names",
            "delegate { dropSessionDidUpdate -> forbidden }\ndrag 1; hover 4; drop\nexpect order: A B C D E F"),
        .init(
            .with, "with METHOD", .delegate, "implements an optional method with an empty body",
            "delegate { with dropSessionDidEnd }\ndrag 1; hover 4; drop\nexpect call dropSessionDidEnd: once"),
        .init(
            .without, "without METHOD", .delegate, "takes a method away",
            "delegate { without canHandle }\ndrag 1; hover 4; drop\nexpect call canHandle: never"),
        .init(
            .rule, "CALL [-> ANSWER] [in LIST] [{script}]", .delegate,
            "what a method answers or does; the first match wins",
            "delegate { itemsForBeginning at 3 -> none }\ndrag D\nexpect state: idle"),
        .init(
            .answer, "answer CALL [: NUMBER] [-> ANSWER] [{script}]", .steps,
            "answers the next call that fits in place of the delegate, once; with a number the one of that number",
            "answer dropSessionDidUpdate at [0, 4] -> forbidden\ndrag 1; hover 4; drop\nexpect order: A B C D E F"),
    ]
}
