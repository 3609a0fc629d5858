extension Vocabulary {
    static let snapshotExpectations: [VocabularyEntry] = [
        .expectation(
            "expect updates [in LIST] : (none | reloadData | UPDATE... [then UPDATE...])", of: .rows,
            "the batches in which the last apply was shown",
            "table t: A B C { data diffable }\nsnapshot delete A; snapshot append Z; snapshot reload B\n"
                + "snapshot apply\nexpect updates: delete 0 insert 2 then reload 0"
        ) { $0.updates($1).map { .updates($0) } },
        .expectation(
            "expect log : (none | TEXT)", "what UIKit logged last; ... matches any text",
            "table t: A B C { data diffable }\nsnapshot append A\n"
                + "expect log: \"Diffable data source detected an attempt to insert or append 1 item ...\"\n"
                + "snapshot apply"),
        .expectation(
            "expect difference [of SECTION] [in LIST] : (none | CHANGE...)", of: .rows,
            "what the last reorder transaction changed, by offset",
            "collection t: A B C { data diffable; reorders }\ndrag A; hover C; drop\n"
                + "expect difference: A from 0 to 2"
        ) { $0.changes($1).map { .changes($0) } },
        .expectation(
            "expect sectionTransactions [in LIST] : (none | NAME...)", of: .rows,
            "the sections that the last reorder transaction changed, in its order",
            "collection t { data diffable; section One: A B; section Two: C; reorders }\n"
                + "drag A; hover C; drop\nexpect sectionTransactions: Two One"
        ) { $0.sectionTitles($1).map { .labels($0) } },
    ]
}
