extension Vocabulary {
    /// The declarations of items.
    static let providers: [VocabularyEntry] = [
        .init(
            .typeDeclaration, "type NAME conforms TYPE...", .declarations, "a uniform type of the app's own",
            "type com.example.card conforms public.text\nitem B { type: com.example.card }\n"
                + "drag B; hover D\nexpect session conforms public.text: yes\ncancel"),
        .init(
            .classDeclaration, "class NAME {class}", .declarations,
            "a class that items can be loaded as, or be objects of",
            "class Card { reads: public.url public.text; writes: public.text }\nitem B { object Card }\n"
                + "expect types of B: public.text"),
        .init(
            .classReads, "reads : TYPE...", .providerClass, "readableTypeIdentifiersForItemProvider, in order",
            "class Card { reads: public.url public.text }\ndrag B; hover D\nexpect session loads Card: yes\ncancel"),
        .init(
            .classWrites, "writes : TYPE...", .providerClass,
            "writableTypeIdentifiersForItemProvider, highest fidelity first",
            "class Card { writes: public.vcard public.text }\nitem B { object Card }\n"
                + "expect types of B: public.vcard public.text"),
        .init(
            .team, "team NAME", .scenes, "the development team of the app, for what only team apps may see",
            "team Acme\napp Mail { team Acme; view draft }\nitem B { visibility team }\n"
                + "drag B; hover in draft\nexpect session loads String: yes\ncancel"),
    ]

    static let itemOptions: [VocabularyEntry] =
        [
            .init(
                .itemType, "type : TYPE...", .item, "its types, highest fidelity first; each is a data representation",
                "item B { type: public.png public.image }\nexpect types of B: public.png public.image")
        ]
        + [
            representation("data TYPE", "a data representation", "data public.png"),
            representation(
                "file TYPE [in-place]", "a file, which may be opened in place", "file public.movie in-place"),
            representation("folder TYPE", "a folder", "folder public.folder"),
            representation(
                "object CLASS", "an object: one representation for each type that its class writes", "object UIImage"),
        ] + behaviour + [
            .init(
                .itemLocal, "local (on | off)", .item, "whether the drag item carries a local object",
                "item B { local off }\nexpect state: idle"),
            .init(
                .itemName, "named TEXT", .item, "suggestedName: what its files are called",
                "item B { named \"sunset\" }\nexpect name of B: \"sunset\""),
            .init(
                .itemTeamData, "team-data TEXT", .item, "teamData: what apps of the team read before the drop",
                "item B { team-data \"draft 7\" }\nexpect team-data of B: \"draft 7\""),
            .init(
                .itemSize, "size NUMBER NUMBER", .item,
                "preferredPresentationSize: width and height in points, and of the picture that a program gets",
                "item B { size 320 200 }\nexpect size of B: 320 200"),
            .init(
                .itemCancel, "cancel (stops | continues)", .item,
                "whether its load handler stops when the progress is cancelled",
                "item B { after 1s; cancel continues }\nexpect state: idle"),
        ]

    private static func representation(_ notation: String, _ meaning: String, _ example: String) -> VocabularyEntry {
        .init(
            .representation, notation + " [{representation}]", .item, meaning,
            "item B { " + example + " { after 1s } }\nexpect state: idle")
    }

    /// Options of one representation, or defaults for all.
    private static let behaviour: [VocabularyEntry] = [
        .init(
            .itemAfter, "after DURATION", [.item, .representation], "how long loading takes",
            "item B { after 200ms }\nexpect state: idle"),
        .init(
            .itemFails, "fails TEXT [domain TEXT] [code (NUMBER | TEXT)]", [.item, .representation],
            "the error that loading ends in; a code below zero stands in quotation marks",
            "item B { fails \"offline\" domain \"NSURLErrorDomain\" code \"-1009\" }\nexpect state: idle"),
        .init(
            .itemVisibility, "visibility (all | team | own)", [.item, .representation], "which apps may see it",
            "item B { visibility team }\nexpect state: idle"),
        .init(
            .itemText, "text TEXT", [.item, .representation], "what loading it gives",
            "item B { text \"Hello\" }\nexpect state: idle"),
        .init(
            .itemGives, "gives CLASS", [.item, .representation],
            "what the load handler gives in truth: an object of that class, not data of the type",
            "item B { data public.png { gives String } }\nexpect state: idle"),
    ]

    /// Loads of the app.
    static let loads: [VocabularyEntry] = [
        .init(
            .loadObjects, "load session as CLASS [{script}]", .scripts,
            "session.loadObjects(ofClass:completion:); the block runs once, and items are those that could be made",
            inDrop("load session as String { model insert Z at 0; list reload }", result: "Z A B C D E F")),
        .init(
            .load, "load ITEM [as REPRESENTATION] [off main] [{script} [else {script}]]", .scripts,
            "loadObject, loadDataRepresentation, loadFileRepresentation; the block runs when the answer arrives",
            inDrop(
                "load item as String { model insert Z at 0 ; list reload } else { list reload }",
                result: "Z A B C D E F")),
        .init(
            .progressCancel, "progress cancel [for ITEM]", .scripts,
            "cancels the loads of an item, or session.progress and with it all loads of the drop",
            inDrop(
                "load item { } else { model insert Z at 0; list reload }; progress cancel", result: "Z A B C D E F")),
        .init(
            .mainQueue, "main {script}", .scripts, "DispatchQueue.main.async: the block runs when time is let pass",
            "main { model insert Z at 0; list reload }\nsettle\nexpect order: Z A B C D E F"),
    ]

    static let providerExpectations: [VocabularyEntry] = [
        .init(
            .expectMetadata, "expect (types | name | team-data | size) of LABEL [in LIST] : (none | CELL...)", .steps,
            "what the app of the list sees of an item before it loads anything",
            "item B { type: public.png; named \"sunset\" }\nexpect types of B: public.png"),
        .init(
            .expectFact, "expect session (conforms TYPE... | loads CLASS) [in LIST] : (yes | no)", .steps,
            "session.hasItemsConforming(toTypeIdentifiers:) or session.canLoadObjects(ofClass:)",
            "drag B; hover D\nexpect session conforms public.image public.text: yes\ncancel"),
        .init(
            .expectFact, "expect error : none", .steps, "no load has failed", "expect error: none"),
        .init(
            .expectFact, "expect error TEXT", .steps,
            "the error of the last load that failed, with its domain and code; ... matches any text",
            inWell("item B { fails \"offline\" }", "settle\nexpect error \"offline (NSItemProviderErrorDomain -1)\"")),
        .init(
            .expectFact, "expect progress [of LABEL] : (none | cancelled | NUMBER)", .steps,
            "how far the last load of an item, or all loads of the drop together, are in hundredths",
            inWell("item B { after 200ms }", "wait 50ms\nexpect progress: 25")),
        .init(
            .expectDelivered, "expect delivered : (none | object | data | zip | (file | original) [TEXT])", .steps,
            "the form in which the last load has delivered: original is a file opened in place",
            inWell("item B { text \"Hello\" }", "settle\nexpect delivered: data")),
        .init(
            .expectFact, "expect provided : (none | LABEL...)", .steps,
            "the items whose load handlers have run, in the order of the requests",
            "drag B; hover D; drop\nexpect provided: none"),
        .init(
            .expectFact, "expect queue : (main | background)", .steps, "where the last completion handler ran",
            inWell("item B { after 200ms }", "settle\nexpect queue: background")),
    ]

    private static func inWell(_ item: String, _ rest: String) -> String {
        "table list: A B\nview well\n" + item + "\ndrag B from list; hover in well; drop; " + rest
    }
}
