extension Rule {
    /// R230–R239: diffable data sources.
    static let diffableDataSources: [Rule] = [
        Rule(
            .r230, .measured,
            "snapshot() hands out the present state as a value and carries no reloads.",
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .r231, .measured,
            """
            The first apply reloads; later ones batch sections before items, each deleted, inserted, moved, and reload \
            afterwards.
            """,
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .r232, .measured,
            """
            A diffable table reloads if rows leave a deleted section or enter an inserted one, or several sections \
            move.
            """,
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .r233, .documented,
            "An apply without animation is a diff from iOS 15 on and was a reload before.",
            source: "WWDC 2021 session 10252"
        ),
        Rule(
            .r234, .documented,
            "Either every apply comes from the main queue or none does.",
            source: "WWDC 2019 session 220", coverage: .consisting(of: [.s14])
        ),
        Rule(
            .r235, .documented,
            "Identifiers of a snapshot are unique, and index paths speak of the present state only.",
            source: "WWDC 2019 session 220"
        ),
        Rule(
            .r236, .documented,
            "A reconfigured item stays in its cell; a reloaded one gets another cell.",
            source: "WWDC 2021 session 10252"
        ),
        Rule(
            .r237, .measured,
            """
            indexOfItem counts over all sections, deleteAllItems empties the whole snapshot, and equality ignores \
            reloads.
            """,
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .r238, .measured,
            "A snapshot can be applied from dropSessionDidUpdate without a warning.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r239, .documented,
            "Reloading a list and applying a snapshot ask for cells of the rows on screen only.",
            source: "documentation of reloadData() of UITableView and UICollectionView"
        ),
    ]
}
