extension Rule {
    /// R180–R192: rows that stand in for data on its way.
    static let placeholders: [Rule] = [
        Rule(
            .r180, .documented,
            "A placeholder shows a row without touching the data; its cell is filled whenever it comes on screen.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r181, .documented,
            "Neither data source nor delegate hears of a placeholder.",
            source: "WWDC 2017 session 223, UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r182, .documented,
            "There may be many placeholders, and batch updates shift them without harm.",
            source: "WWDC 2017 session 223"
        ),
        Rule(
            .r183, .documented,
            """
            commitInsertion runs its block at once with the placeholder's present place, shows the real row and \
            returns true.
            """,
            source: "UITableView.h, UICollectionView.h, WWDC 2017 session 223"
        ),
        Rule(
            .r184, .documented,
            """
            Once the placeholder is gone, commitInsertion skips its block and returns false, as deletePlaceholder \
            does.
            """,
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r185, .documented,
            "The commit block changes the data on the main thread and leaves the list alone.",
            source: "documentation of commitInsertion"
        ),
        Rule(
            .r186, .documented,
            "reloadData throws all placeholders away; a collection's reloadSections throws away those of its sections.",
            source: "UITableView.h, documentation of UICollectionView"
        ),
        Rule(
            .r187, .documented,
            """
            hasUncommittedUpdates holds while placeholders or a reorder are open, and in a table while there is a gap.
            """,
            source: "UITableView.h, UICollectionView.h", questions: [.q33]
        ),
        Rule(
            .r188, .documented,
            "No placeholder waits for another: they are committed as their data comes in.",
            source: "WWDC 2017 session 223"
        ),
        Rule(
            .r189, .documented,
            "Only a collection's placeholder context has setNeedsCellUpdate, which refills the cell if it is visible.",
            source: "UICollectionView.h"
        ),
        Rule(
            .r190, .documented,
            "A placeholder context also takes animations for the drop into it.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r191, .assumed,
            "Committing twice, or after deleting the placeholder, returns false.",
            source: "inferred from R184", coverage: .consisting(of: [.r184])
        ),
        Rule(
            .r192, .assumed,
            "Placeholders outlast an apply, and a commit works with a diffable data source.",
            source: "undocumented; decided by this engine", questions: [.q09]
        ),
    ]
}
