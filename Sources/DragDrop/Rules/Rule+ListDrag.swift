extension Rule {
    /// R082–R092: the drag delegate of tables and collections.
    static let listDrag: [Rule] = [
        Rule(
            .r082, .documented,
            """
            Dragging a selected row asks itemsForBeginning for each selected row; dragging any other row asks for that \
            one alone.
            """,
            source: "documentation of itemsForBeginning and of drag and drop in table views", questions: [.q11, .q31]
        ),
        Rule(
            .r083, .assumed,
            "The touched row is asked first, and the other selected rows follow in index order.",
            source: "undocumented; decided by this engine", questions: [.q11]
        ),
        Rule(
            .r084, .documented,
            "An empty answer for the touched row starts no session.",
            source: "UITableView.h, UICollectionView.h", questions: [.q11]
        ),
        Rule(
            .r085, .documented,
            "dragPreviewParameters shape the lift and the cancel; nil or no method means the whole cell.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r086, .documented,
            """
            dragSessionWillBegin comes once after the lift, and exactly one dragSessionDidEnd answers it, dropped or \
            not.
            """,
            source: "UITableView.h, UICollectionView.h, documentation of dragSessionDidEnd"
        ),
        Rule(
            .r087, .documented,
            """
            A list never learns the operation: dragSessionDidEnd has none, and willEnd and sessionDidTransferItems are \
            missing.
            """,
            source: "UITableView.h and UICollectionView.h, which have no such methods"
        ),
        Rule(
            .r088, .documented,
            "A move proposed at the release is cancelled if dragSessionAllowsMoveOperation said no.",
            source: "documentation of dragSessionAllowsMoveOperation"
        ),
        Rule(
            .r089, .documented,
            "A dragged cell changes from none to lifting to dragging, stays where it is, and is none again at the end.",
            source: "WWDC 2017 session 223; measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r090, .documented,
            "hasActiveDrag becomes true when the session begins, not while the cell lifts.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r091, .measured,
            "Switching dragInteractionEnabled off lets a running drag go on.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r092, .measured,
            "No lift starts until the previous drop session has finished.",
            source: "measured on iOS 18.6"
        ),
    ]
}
