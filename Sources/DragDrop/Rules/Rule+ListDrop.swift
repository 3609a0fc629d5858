extension Rule {
    /// R160–R176: performing a drop in a list.
    static let listDrop: [Rule] = [
        Rule(
            .r160, .documented,
            "A release over a copy or move calls performDropWith once, unless the list moves the row itself.",
            source: "UITableView.h, UICollectionView.h, WWDC 2017 session 223"
        ),
        Rule(
            .r161, .documented,
            "The coordinator lists its items as the session does.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r162, .documented,
            "A performDropWith that does nothing plays the default animation and closes the gap.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r163, .documented,
            """
            sourceIndexPath exists for the list's own items only; a table updated or reloaded during the drag loses \
            it.
            """,
            source: "UITableView.h, UICollectionView.h", questions: [.q29]
        ),
        Rule(
            .r164, .documented,
            "previewSize is zero for an item that shows no preview.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r165, .documented,
            "Dropping to a row needs that row to be inserted first, in a batch update.",
            source: "UITableView.h, UICollectionView.h, WWDC 2017 session 223", questions: [.q40]
        ),
        Rule(
            .r166, .documented,
            """
            Dropping into a row fits the preview into a rectangle of its cell; an empty rectangle shrinks it to a \
            point.
            """,
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r167, .documented,
            "A preview target lets an item land on any view that is on screen.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r168, .documented,
            "Dropping to a placeholder shows a row that the data source does not have.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r169, .documented,
            "Drop animations have to be requested before performDropWith returns; later requests animate nothing.",
            source: "WWDC 2017 session 223", questions: [.q10]
        ),
        Rule(
            .r170, .documented,
            "Each drag item takes one drop call, and an item left without one gets the default animation.",
            source: "WWDC 2017 session 223; inferred where only some items get a call"
        ),
        Rule(
            .r171, .documented,
            "A drop call returns an animator, which takes animations and tells its completions the final position.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r172, .measured,
            "The completion of a drop to an item came after one second, of a return home after one and a quarter.",
            source: "measured on iOS 18.6 and 26.5"
        ),
        Rule(
            .r173, .documented,
            "Landing on a row asks for drop preview parameters; a placeholder asks its own provider.",
            source: "UITableView.h, UICollectionView.h"
        ),
        Rule(
            .r174, .documented,
            "A list starts to load data inside performDropWith.",
            source: "UIDragSession.h, WWDC 2017 session 223"
        ),
        Rule(
            .r175, .documented,
            "A drop may come without a destination; Apple's sample then uses the first row of the first section.",
            source: "WWDC 2017 session 223"
        ),
        Rule(
            .r176, .documented,
            "An item is best read as a row of the list first, then by localObject, then by its item provider.",
            source: "documentation of the drop coordinators", coverage: .consisting(of: [.r163, .r174])
        ),
    ]
}
