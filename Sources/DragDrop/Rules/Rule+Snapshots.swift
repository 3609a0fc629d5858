extension Rule {
    /// S01–S19: errors of snapshots and diffable data sources.
    static let snapshots: [Rule] = [
        Rule(
            .s01, .measured,
            "Duplicates in one call raise “Fatal: supplied item identifiers are not unique. Duplicate identifiers: …”.",
            source: "measured on Mac Catalyst; public crash logs", questions: [.q24]
        ),
        Rule(
            .s02, .measured,
            """
            A section added twice raises “Diffable data source detected an attempt to insert or append … section \
            identifier(s) …”.
            """,
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s03, .measured,
            "Adding an item that is there already moves it and logs a warning.",
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .s04, .measured,
            """
            Appending without sections raises “There are currently no sections in the data source. Please add a \
            section first.”
            """,
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s05, .measured,
            "Items for an unknown section raise “Invalid parameter not satisfying: section != NSNotFound”.",
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s06, .measured,
            "Sections beside an unknown one raise “Invalid parameter not satisfying: insertIndex != NSNotFound”.",
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s07, .measured,
            """
            Moves from or to unknown identifiers raise “Invalid parameter not satisfying: fromIndex != NSNotFound”, or \
            toIndex.
            """,
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s08, .measured,
            "Reading the items of an unknown section raises “Section identifier was not found. …”.",
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s09, .measured,
            """
            Items inserted beside one of themselves raise “Invalid update: destination for insertion operation … is in \
            the … list …”.
            """,
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s10, .measured,
            """
            Reloading the unknown raises “Attempted to reload item identifier that does not exist in the snapshot: …”.
            """,
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s11, .measured,
            "Deleting identifiers that are not there passes in silence.",
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .s12, .measured,
            "Applying nil raises “Invalid parameter not satisfying: snapshot”.",
            source: "measured on Mac Catalyst", questions: [.q24],
            coverage: .outOfScope("Only Objective-C can pass nil; in Swift a snapshot is a value.")
        ),
        Rule(
            .s13, .measured,
            "No cell from the provider raises “… cell provider returned nil for index path … which is not allowed. …”.",
            source: "measured on Mac Catalyst; public crash logs", questions: [.q24]
        ),
        Rule(
            .s14, .measured,
            """
            Mixed queues raise “Deadlock detected: calling this method on the main queue with outstanding async \
            updates …”.
            """,
            source: "measured on Mac Catalyst; public crash logs", questions: [.q24]
        ),
        Rule(
            .s15, .measured,
            "Duplicates in a section snapshot raise “Identifiers in a section snapshot must be unique. …”.",
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s16, .measured,
            "Deleting an item that the section snapshot lacks raises “Failed to find index of item …”.",
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s17, .measured,
            """
            Asking for the level or state of an item that the section snapshot lacks raises “Item identifier does not \
            exist in section snapshot: …”.
            """,
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s18, .measured,
            "Children of an unknown parent raise “Parent item identifier does not exist in section snapshot: …”.",
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
        Rule(
            .s19, .measured,
            "Inserting beside an item that the section snapshot lacks raises “Item identifier to insert before …”.",
            source: "measured on Mac Catalyst", questions: [.q24]
        ),
    ]
}
