extension Rule {
    /// E01–E59: exceptions raised by the views.
    static let exceptions: [Rule] = [
        Rule(
            .e01, .measured,
            "The first section whose rows do not add up raises “Invalid update: invalid number of rows in section …”.",
            source: """
                public crash logs, such as Automattic/simplenote-ios issue 730 and ra1028/DifferenceKit issue 102 of \
                iOS 13; measured on Mac Catalyst
                """, questions: [.q23]
        ),
        Rule(
            .e02, .measured,
            "Sections that do not add up raise “Invalid update: invalid number of sections. …”.",
            source: "public crash logs; measured on Mac Catalyst", questions: [.q23]
        ),
        Rule(
            .e03, .measured,
            """
            Newer systems, in collections from iOS 16.4 on, say “Invalid batch updates detected: …” and list counts \
            and updates.
            """,
            source: """
                Apple Developer Forums thread 728797; crash logs in deltachat/deltachat-ios issue 1901 and exyte/Chat \
                issues 26 and 56; measured on Mac Catalyst
                """, questions: [.q23]
        ),
        Rule(
            .e10, .measured,
            "No such row: “attempt to delete row … from section … which only contains … rows before the update”.",
            source: "measured on Mac Catalyst; adamshin/SwiftReorder issue 45", questions: [.q22]
        ),
        Rule(
            .e11, .singleSource,
            """
            No such section: “attempt to delete row … from section …, but there are only … sections before the \
            update”.
            """,
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e12, .singleSource,
            "No such section: “attempt to delete section …, but there are only … sections before the update”.",
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e13, .measured,
            """
            No such place: “attempt to insert row … into section …, but there are only … rows in section … after the \
            update”.
            """,
            source: "measured on Mac Catalyst", questions: [.q22]
        ),
        Rule(
            .e14, .singleSource,
            """
            No such section: “attempt to insert row … into section …, but there are only … sections after the update”.
            """,
            source: "public crash log", questions: [.q22]
        ),
        Rule(
            .e15, .singleSource,
            "No such place: “attempt to insert section … but there are only … sections after the update”.",
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e16, .singleSource,
            "No such section: “attempt to move section …, but there are only … sections before the update”.",
            source: "an independent re-implementation", questions: [.q22]
        ),
        Rule(
            .e17, .singleSource,
            """
            No such place: “attempt to to move section … to section …, but there are only … sections after the \
            update”.
            """,
            source: "an independent re-implementation", questions: [.q22]
        ),
        Rule(
            .e18, .singleSource,
            "A move from nowhere: “attempt to move index path (…) from a section that does not exist - …”.",
            source: "an independent re-implementation", questions: [.q22]
        ),
        Rule(
            .e19, .singleSource,
            """
            A move of no row: “attempt to move index path (…) that does not exist - there are only … rows in section \
            …”.
            """,
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e20, .singleSource,
            "A move to nowhere: “attempt to move index path (…) to index path (…) in section that does not exist - …”.",
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e21, .singleSource,
            "A move past the end: “attempt to move index path (…) to index path (…) that does not exist - …”.",
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e30, .singleSource,
            "Deleting and reloading a row raises “attempt to delete and reload the same index path (…)”.",
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e31, .singleSource,
            "Deleting and moving a row raises “attempt to perform a delete and a move from the same index path (…)”.",
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e32, .singleSource,
            "Deleting and moving a section raises “attempt to perform a delete and a move from the same section (…)”.",
            source: "an independent re-implementation", questions: [.q22]
        ),
        Rule(
            .e33, .singleSource,
            "Two rows for one place raise “attempt to perform an insert and a move to the same index path (…)”.",
            source: "public crash logs", questions: [.q22]
        ),
        Rule(
            .e34, .singleSource,
            "Two sections for one place raise “attempt to perform an insert and a move to the same section (…)”.",
            source: "an independent re-implementation", questions: [.q22]
        ),
        Rule(
            .e35, .singleSource,
            "One row with two targets raises “attempt to move item at index path … to both … and …”.",
            source: "PSTCollectionView and another re-implementation", questions: [.q22]
        ),
        Rule(
            .e36, .singleSource,
            "Two rows with one target raise “attempt to move both item at index path … and … to …”.",
            source: "PSTCollectionView and another re-implementation", questions: [.q22]
        ),
        Rule(
            .e37, .singleSource,
            "One section with two targets raises “attempt to move section … to both section … and section …”.",
            source: "PSTCollectionView and another re-implementation", questions: [.q22]
        ),
        Rule(
            .e38, .singleSource,
            "Two sections with one target raise “attempt to move both section … and section … to section …”.",
            source: "PSTCollectionView and another re-implementation", questions: [.q22]
        ),
        Rule(
            .e40, .singleSource,
            "The iOS 6 generation raises “cannot move an item from a deleted section (…)”.",
            source: "PSTCollectionView and another re-implementation", questions: [.q22]
        ),
        Rule(
            .e41, .singleSource,
            "The iOS 6 generation raises “cannot move an item into a newly inserted section (…)”.",
            source: "PSTCollectionView and another re-implementation", questions: [.q22]
        ),
        Rule(
            .e42, .singleSource,
            "Two changes of one row, such as move and reload, raise “Attempt to create two animations for cell”.",
            source: "public crash logs of tables", questions: [.q22]
        ),
        Rule(
            .e50, .singleSource,
            """
            Asking a table beyond its sections raises “Requested the number of rows for section (…) which is out of \
            bounds.”
            """,
            source: "crash log in exyte/Chat issue 291"
        ),
        Rule(
            .e51, .singleSource,
            """
            A collection asked beyond its sections raises “request for number of items in section … when there are \
            only … sections …”.
            """,
            source: "crash log in RxSwiftCommunity/RxDataSources issue 232"
        ),
        Rule(
            .e52, .singleSource,
            """
            A range exception: “Attempted to scroll the table view to an out-of-bounds row (…) when there are only … \
            rows in section …”.
            """,
            source: "crash logs in itsmeichigo/DateTimePicker issue 91 and SURYAKANTSHARMA/CountryPicker issue 54"
        ),
        Rule(
            .e53, .singleSource,
            """
            A missing item raises “Attempted to scroll the collection view to an out-of-bounds item (…) when there are \
            only … items …”.
            """,
            source: "crash logs in Provenance-Emu/Provenance issue 1771 and airbnb/epoxy-ios issue 142"
        ),
        Rule(
            .e54, .singleSource,
            """
            Older tables raise a range exception when scrolled too far: “… row (…) beyond bounds (…) for section (…).”
            """,
            source: "crash logs in xmartlabs/Eureka issue 1219 and zendesk/zendesk_sdk_chat_ios issue 189"
        ),
        Rule(
            .e55, .singleSource,
            "Older collections call it an invalid argument: “attempt to scroll to invalid index path: …”.",
            source: "crash log in Alua-Kinzhebayeva/iOS-PDF-Reader issue 60"
        ),
        Rule(
            .e56, .singleSource,
            """
            A layout may not invent cells: “UICollectionView received layout attributes for a cell with an index path \
            that does not exist: …”.
            """,
            source: "public crash logs"
        ),
        Rule(
            .e57, .singleSource,
            """
            Unknown reuse identifiers raise “could not dequeue a view of kind: … - must register a nib or a class for \
            the identifier …”.
            """,
            source: "crash log in kanaishinichi/TAXHeaderSheet issue 8"
        ),
        Rule(
            .e58, .singleSource,
            """
            Changing a diffable list itself raises “UITableView must be updated via the UITableViewDiffableDataSource \
            APIs …”.
            """,
            source: "crash log in Ranchero-Software/NetNewsWire issue 1537"
        ),
        Rule(
            .e59, .singleSource,
            """
            A second interactive movement raises “attempt to begin reordering on collection view while reordering is \
            already in progress”.
            """,
            source: "public crash logs"
        ),
    ]
}
