extension Rule {
    /// R093–R113: the drop delegate of tables and collections while the finger moves.
    static let proposals: [Rule] = [
        Rule(
            .r093, .documented,
            "A list is asked canHandle first; after a no its drop delegate hears nothing more of the session.",
            source: "documentation of canHandle, UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r094, .documented,
            "A list without dropSessionDidUpdate still takes drops, as a copy and without gap or highlight.",
            source: "WWDC 2017 session 223 (demo), documentation of dropSessionDidUpdate", questions: [.q06]
        ),
        Rule(
            .r095, .documented,
            """
            Crossing a list's bounds calls dropSessionDidEnter once on the way in and dropSessionDidExit once on the \
            way out.
            """,
            source: "documentation of dropSessionDidEnter and dropSessionDidExit"
        ),
        Rule(
            .r096, .documented,
            "Each list that the drag visited gets one dropSessionDidEnd, whatever came of it.",
            source: "documentation of dropSessionDidEnd, UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r097, .documented,
            "dropSessionDidUpdate comes again whenever the finger moves or content scrolls below it.",
            source: "WWDC 2017 session 223, documentation of dropSessionDidUpdate", questions: [.q28]
        ),
        Rule(
            .r098, .documented,
            "UIKit may put another proposal in the place of one that is not allowed.",
            source: "UITableView.h, UICollectionView.h",
            coverage: .consisting(of: [.r061, .r062, .r088])
        ),
        Rule(
            .r099, .documented,
            """
            The destination comes from a hit test and is nil where there is no cell: headers, footers, spaces, empty \
            areas.
            """,
            source: "UITableView.h, UICollectionView.h, WWDC 2017 session 223; measured on iOS 18.6 and 26.5",
            questions: [.q26]
        ),
        Rule(
            .r100, .documented,
            "At the end of a section the destination is one past its last row.",
            source: "UITableView.h, UICollectionView.h, WWDC 2017 session 223", questions: [.q26]
        ),
        Rule(
            .r101, .measured,
            """
            A collection's destination counts in the unchanged order; over the gap it is where the item was lifted, \
            not where the gap is.
            """,
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r102, .documented,
            "The coordinator's destination is the one hit last; when that is nil the intent is unspecified.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r103, .measured,
            "For a move a collection's coordinator names the gap on screen, counted as if the dragged item were gone.",
            source: "measured on iOS 18.6 and 26.5", questions: [.q05, .q36]
        ),
        Rule(
            .r104, .singleSource,
            "For a move a table's coordinator counts as if the dragged row were gone, and may equal the row count.",
            source: "source comments of two apps", questions: [.q05, .q36]
        ),
        Rule(
            .r105, .documented,
            "The unspecified intent accepts without gap or highlight, and a gap that is open stops moving.",
            source: "UITableView.h, UICollectionView.h, WWDC 2017 session 223; measured on iOS 18.6 and 26.5",
            questions: [.q27]
        ),
        Rule(
            .r106, .documented,
            "The insert-at intent opens a gap where the rows would come to lie.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r107, .documented,
            "The insert-into intent highlights the row under the finger and opens no gap.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r108, .documented,
            """
            The automatic intent makes a table pick at or into by the finger's height in the row; the coordinator \
            reports the pick.
            """,
            source: "UITableView.h, WWDC 2017 session 223", questions: [.q14]
        ),
        Rule(
            .r109, .documented,
            "A refusing proposal moves nothing, and a release on it skips performDropWith and sends the items home.",
            source: "UITableView.h, UICollectionView.h; measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r110, .documented,
            "A list that the drag has left gets no performDropWith at the release, and the items go home.",
            source: "documentation of dropSessionDidExit; measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r111, .measured,
            "hasActiveDrop lasts until dropSessionDidEnd, even while the finger is outside the list.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r112, .measured,
            "Over another list the source list gets no updates; if the other one refuses, neither performs a drop.",
            source: "measured on iOS 18.6 and 26.5",
            coverage: .consisting(of: [.r095, .r109, .r110])
        ),
        Rule(
            .r113, .documented,
            """
            Cells of a possible destination say notTargeted, the target of an insert-into says targeted, all others \
            none.
            """,
            source: "UICellConfigurationState.h"
        ),
    ]
}
