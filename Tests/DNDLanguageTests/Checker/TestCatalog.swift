import DNDLanguage

/// The delegate methods of the contract, section 1, for tests that need only the language.
enum TestCatalog {
    static let catalog = MethodCatalog(
        methods: methods, ruleNames: ruleNames, answers: answers, findingCodes: ["DND1001", "DND1004"],
        typeNames: [
            "public.data", "public.folder", "public.image", "public.jpeg", "public.movie", "public.plain-text",
            "public.png", "public.text", "public.url", "public.utf8-plain-text", "public.vcard",
        ], classNames: ["String", "NSString", "UIImage"])

    private static let answers: [MethodCatalog.NamedAnswers] = [
        .init(question: "Q07", decided: "performed", other: "nothing-called", formerOther: "nothing-called"),
        .init(question: "Q21", decided: "asked", other: "not-asked", formerOther: "asked"),
    ]

    static let ruleNames =
        (1...248).map { "R" + padded($0, 3) } + (1...19).map { "B" + padded($0, 2) }
        + (1...59).map { "E" + padded($0, 2) } + (1...19).map { "S" + padded($0, 2) }
        + (1...18).map { "T" + padded($0, 2) } + (1...41).map { "Q" + padded($0, 2) }

    private static func padded(_ number: Int, _ width: Int) -> String {
        String(repeating: "0", count: width - "\(number)".count) + "\(number)"
    }

    private static let methods: [MethodCatalog.Method] = shared + listOnly + viewOnly

    private static let shared: [MethodCatalog.Method] = [
        .init(
            name: "itemsForBeginning",
            selectors: both("itemsForBeginning:at:") + [(.view, "dragInteraction(_:itemsForBeginning:)")],
            answer: .items),
        .init(
            name: "itemsForAddingTo",
            selectors: both("itemsForAddingTo:at:point:")
                + [(.view, "dragInteraction(_:itemsForAddingTo:withTouchAt:)")], answer: .items),
        .init(
            name: "canHandle", selectors: both("canHandle:") + [(.view, "dropInteraction(_:canHandle:)")],
            answer: .boolean),
    ]

    private static let listOnly: [MethodCatalog.Method] = [
        list("dragSessionWillBegin", .nothing),
        list("cellUpdateHandler", .nothing),
        list("previewParametersProvider", .preview),
        list("dragSessionDidEnd", .nothing),
        list("dragSessionAllowsMoveOperation", .boolean),
        list("dragSessionIsRestrictedToDraggingApplication", .boolean),
        list("performDropWith", .nothing),
        list("dropSessionDidEnter", .nothing),
        .init(
            name: "dropSessionDidUpdate", selectors: both("dropSessionDidUpdate:withDestinationIndexPath:"),
            answer: .proposal),
        list("dropSessionDidExit", .nothing),
        list("dropSessionDidEnd", .nothing),
        row("dragPreviewParametersFor", .preview),
        row("dropPreviewParametersFor", .preview),
        row("canMove", .boolean),
        .init(name: "moveRowAt", selectors: [(.table, "tableView(_:moveRowAt:to:)")], answer: .nothing),
        .init(name: "moveItemAt", selectors: [(.collection, "collectionView(_:moveItemAt:to:)")], answer: .nothing),
        .init(
            name: "shouldSpringLoadRowAt", selectors: [(.table, "tableView(_:shouldSpringLoadRowAt:with:)")],
            answer: .boolean),
        .init(
            name: "shouldSpringLoadItemAt",
            selectors: [(.collection, "collectionView(_:shouldSpringLoadItemAt:with:)")],
            answer: .boolean),
        .init(
            name: "targetIndexPathForMoveFromRowAt",
            selectors: [(.table, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)")], answer: .path),
    ]

    private static let viewOnly: [MethodCatalog.Method] = [
        view("drag", "previewForLifting", "previewForLifting:session:", .preview),
        view("drag", "willAnimateLiftWith", "willAnimateLiftWith:session:", .nothing),
        view("drag", "sessionWillBegin", "sessionWillBegin:", .nothing),
        view("drag", "sessionAllowsMoveOperation", "sessionAllowsMoveOperation:", .boolean),
        view("drag", "sessionIsRestrictedToDraggingApplication", "sessionIsRestrictedToDraggingApplication:", .boolean),
        view("drag", "prefersFullSizePreviewsFor", "prefersFullSizePreviewsFor:", .boolean),
        view("drag", "sessionDidMove", "sessionDidMove:", .nothing),
        view("drag", "willEndWith", "session:willEndWith:", .nothing),
        view("drag", "didEndWith", "session:didEndWith:", .nothing),
        view("drag", "sessionDidTransferItems", "sessionDidTransferItems:", .nothing),
        view("drag", "sessionForAddingItems", "sessionForAddingItems:withTouchAt:", .session),
        view("drag", "willAdd", "session:willAdd:for:", .nothing),
        view("drag", "previewForCancelling", "previewForCancelling:withDefault:", .preview),
        view("drag", "willAnimateCancelWith", "item:willAnimateCancelWith:", .nothing),
        view("drop", "sessionDidEnter", "sessionDidEnter:", .nothing),
        view("drop", "sessionDidUpdate", "sessionDidUpdate:", .proposal),
        view("drop", "sessionDidExit", "sessionDidExit:", .nothing),
        view("drop", "performDrop", "performDrop:", .nothing),
        view("drop", "concludeDrop", "concludeDrop:", .nothing),
        view("drop", "sessionDidEnd", "sessionDidEnd:", .nothing),
        view("drop", "previewForDropping", "previewForDropping:withDefault:", .preview),
        view("drop", "willAnimateDropWith", "item:willAnimateDropWith:", .nothing),
        .init(name: "paste", selectors: [(.view, "paste(itemProviders:)")], answer: .nothing),
        .init(name: "completion", selectors: [(.view, "completion(_:)")], answer: .block),
    ]

    private static func both(_ labels: String) -> [(kind: ListKind, selector: String)] {
        [(.table, "tableView(_:\(labels))"), (.collection, "collectionView(_:\(labels))")]
    }

    private static func list(_ name: String, _ answer: AnswerKind) -> MethodCatalog.Method {
        .init(name: name, selectors: both(name + ":"), answer: answer)
    }

    /// A method with "row" in tables and "item" in collections; the short name is the table's.
    private static func row(_ name: String, _ answer: AnswerKind) -> MethodCatalog.Method {
        .init(
            name: name + "RowAt",
            selectors: [(.table, "tableView(_:\(name)RowAt:)"), (.collection, "collectionView(_:\(name)ItemAt:)")],
            answer: answer)
    }

    private static func view(
        _ side: String, _ name: String, _ labels: String, _ answer: AnswerKind
    ) -> MethodCatalog.Method {
        .init(name: name, selectors: [(.view, "\(side)Interaction(_:\(labels))")], answer: answer)
    }
}
