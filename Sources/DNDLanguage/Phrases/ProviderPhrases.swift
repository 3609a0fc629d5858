internal import SourceText

extension Vocabulary {
    /// The declarations of items.
    static let providers: [VocabularyEntry] = [
        .declaration(
            "type NAME conforms TYPE...", "a uniform type of the app's own",
            "type com.example.card conforms public.text\nitem B { type: com.example.card }\n"
                + "drag B; hover D\nexpect session conforms public.text: yes\ncancel"
        ) { $0.declareType($1, in: &$2) },
        .declaration(
            "class NAME {class}", "a class that items can be loaded as, or be objects of",
            "class Card { reads: public.url public.text; writes: public.text }\nitem B { object Card }\n"
                + "expect types of B: public.text"
        ) { $0.declareClass($1, in: &$2) },
        .classOption(
            "reads : TYPE...", "readableTypeIdentifiersForItemProvider, in order",
            "class Card { reads: public.url public.text }\ndrag B; hover D\nexpect session loads Card: yes\ncancel"
        ) { $2.readableTypes = $1.names(.type) },
        .classOption(
            "writes : TYPE...", "writableTypeIdentifiersForItemProvider, highest fidelity first",
            "class Card { writes: public.vcard public.text }\nitem B { object Card }\n"
                + "expect types of B: public.vcard public.text"
        ) { $2.writableTypes = $1.names(.type) },
        .declaration(
            "team NAME", in: .scenes, "the development team of the app, for what only team apps may see",
            "team Acme\napp Mail { team Acme; view draft }\nitem B { visibility team }\n"
                + "drag B; hover in draft\nexpect session loads String: yes\ncancel"
        ) { $0.declareTeam($1, in: &$2) },
    ]

    static let itemOptions: [VocabularyEntry] = [
        .itemOption(
            "type : TYPE...", "its types, highest fidelity first; each is a data representation",
            "item B { type: public.png public.image }\nexpect types of B: public.png public.image"
        ) { $2.representations += $1.names(.type).map { RepresentationDeclaration(.data, $0) } },
        representation("data TYPE", "a data representation", "data public.png"),
        representation("file TYPE [in-place]", "a file, which may be opened in place", "file public.movie in-place"),
        representation("folder TYPE", "a folder", "folder public.folder"),
        representation(
            "object CLASS", "an object: one representation for each type that its class writes", "object UIImage"),
        .providerOption(
            "after DURATION", "how long loading takes", "item B { after 200ms }\nexpect state: idle"
        ) { $2.delayMilliseconds = $1.milliseconds ?? $2.delayMilliseconds },
        .providerOption(
            "fails TEXT [domain TEXT] [code (NUMBER | TEXT)]",
            "the error that loading ends in; a code below zero stands in quotation marks",
            "item B { fails \"offline\" domain \"NSURLErrorDomain\" code \"-1009\" }\nexpect state: idle"
        ) { $2.failure = $0.failure($1) },
        .providerOption(
            "visibility (all | team | own)", "which apps may see it", "item B { visibility team }\nexpect state: idle"
        ) { $2.visibility = $1.has(.team) ? .team : $1.has(.own) ? .ownProcess : .all },
        .providerOption(
            "text TEXT", "what loading it gives", "item B { text \"Hello\" }\nexpect state: idle"
        ) { $2.text = $1.argument(.text)?.text },
        .providerOption(
            "gives CLASS", "what the load handler gives in truth: an object of that class, not data of the type",
            "item B { data public.png { gives String } }\nexpect state: idle"
        ) { $2.givenClass = $1.name(.providerClass) },
        .itemOption(
            "local (on | off)", "whether the drag item carries a local object",
            "item B { local off }\nexpect state: idle"
        ) { $2.hasLocalObject = $1.has(.on) },
        .itemOption(
            "named TEXT", "suggestedName: what its files are called",
            "item B { named \"sunset\" }\nexpect name of B: \"sunset\""
        ) { $2.suggestedName = $1.argument(.text)?.text },
        .itemOption(
            "team-data TEXT", "teamData: what apps of the team read before the drop",
            "item B { team-data \"draft 7\" }\nexpect team-data of B: \"draft 7\""
        ) { $2.teamData = $1.argument(.text)?.text },
        .itemOption(
            "size NUMBER NUMBER",
            "preferredPresentationSize: width and height in points, and of the picture that a program gets",
            "item B { size 320 200 }\nexpect size of B: 320 200"
        ) { $2.size = $1.size },
        .itemOption(
            "cancel (stops | continues)", "whether its load handler stops when the progress is cancelled",
            "item B { after 1s; cancel continues }\nexpect state: idle"
        ) { $2.stopsWhenCancelled = $1.has(.stops) },
    ]

    private static func representation(_ notation: String, _ meaning: String, _ example: String) -> VocabularyEntry {
        .line(
            notation + " [{representation}]", in: .item, meaning,
            "item B { " + example + " { after 1s } }\nexpect state: idle")
    }
}

extension VocabularyEntry {
    fileprivate static func itemOption(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ set: @escaping PhraseRole.Setting<ItemDeclaration>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, .item, meaning, example(), .itemOption(set))
    }

    /// An option of one representation, or the default for all.
    fileprivate static func providerOption(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ set: @escaping PhraseRole.Setting<ProviderBehaviour>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, [.item, .representation], meaning, example(), .providerOption(set))
    }

    fileprivate static func classOption(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ set: @escaping PhraseRole.Setting<ClassDeclaration>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, .providerClass, meaning, example(), .classOption(set))
    }
}
