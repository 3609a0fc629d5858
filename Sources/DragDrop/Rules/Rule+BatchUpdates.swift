extension Rule {
    /// B01–B19: batch updates.
    static let batchUpdates: [Rule] = [
        Rule(
            .b01, .documented,
            "The changes of one batch may be written in any order.",
            source: "WWDC 2018 session 225, documentation of deleteRows"
        ),
        Rule(
            .b02, .documented,
            "Deletes come first, from the highest index down, and count in the state before the batch.",
            source: "WWDC 2018 session 225, documentation of performBatchUpdates"
        ),
        Rule(
            .b03, .documented,
            "Inserts come next, from the lowest index up, and count in the state that the batch leads to.",
            source: "WWDC 2018 session 225, documentation of performBatchUpdates", questions: [.q39]
        ),
        Rule(
            .b04, .documented,
            "A move counts its start before and its end after the batch; it deletes and inserts, with the cell kept.",
            source: "WWDC 2018 session 225"
        ),
        Rule(
            .b05, .documented,
            "A reload deletes and inserts at one place, which counts in the state before the batch.",
            source: "WWDC 2018 session 225, documentation of reloadRows"
        ),
        Rule(
            .b06, .documented,
            """
            A model repeats a batch by splitting moves, deleting from the highest index, then inserting from the \
            lowest.
            """,
            source: "WWDC 2018 session 225", coverage: .consisting(of: [.b02, .b03, .b04])
        ),
        Rule(
            .b07, .singleSource,
            "Rows deleted with their section, or inserted with theirs, need no change of their own and are ignored.",
            source: "re-implementations of the collection view, such as PSTCollectionView"
        ),
        Rule(
            .b08, .measured,
            "Rows may move out of a deleted or into an inserted section; only the iOS 6 generation raised.",
            source: "measured on Mac Catalyst; re-implementations of the older views"
        ),
        Rule(
            .b09, .documented,
            """
            Of nested batches only the outermost is checked and committed; its completion says if the animations \
            finished.
            """,
            source: "documentation of performBatchUpdates, UITableView.h"
        ),
        Rule(
            .b10, .documented,
            """
            The counts before are those last cached, refreshed first when stale, so the model is to change inside the \
            block.
            """,
            source: "documentation of performBatchUpdates, WWDC 2018 session 225"
        ),
        Rule(
            .b11, .assumed,
            "A change made outside a batch is a batch of one, so the model has to change before the call.",
            source: "inferred from B13 and B14"
        ),
        Rule(
            .b12, .documented,
            "reloadData is not allowed within a batch.",
            source: "documentation of reloadData and commitInsertion"
        ),
        Rule(
            .b13, .measured,
            "After the block the data source is asked for its counts; wrong indices raise before wrong counts.",
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .b14, .documented,
            """
            A surviving section counts its old rows plus inserted and moved in, minus deleted and moved out; sections \
            likewise.
            """,
            source: "UIKit's own exception texts"
        ),
        Rule(
            .b15, .measured,
            "One batch may delete and insert the same index path if the counts agree.",
            source: "measured on Mac Catalyst"
        ),
        Rule(
            .b16, .documented,
            "Reconfiguring leaves counts and cells as they are.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .b17, .singleSource,
            "Repeating a move is harmless; two moves that disagree raise.",
            source: "re-implementations of the collection view, such as PSTCollectionView"
        ),
        Rule(
            .b18, .singleSource,
            "An empty batch measures heights anew and checks the counts all the same.",
            source: "documentation of endUpdates; crash log in exyte/Chat issue 26"
        ),
        Rule(
            .b19, .singleSource,
            "reloadData of a collection that was never laid out asks the data source nothing; it waits for the layout.",
            source: "tests of traderepublic/SectionKit",
            coverage: .outOfScope(
                "Lists of scripts are always laid out; collections of Swift programs follow it in the module UIKit.")
        ),
    ]
}
