extension Vocabulary {
    static let providerExpectations: [VocabularyEntry] = [
        .expectation(
            "expect (types | name | team-data | size) of LABEL [in LIST] : (none | CELL...)",
            "what the app of the list sees of an item before it loads anything",
            "item B { type: public.png; named \"sunset\" }\nexpect types of B: public.png"
        ) { $0.metadata($1) },
        .expectation(
            "expect session (conforms TYPE... | loads CLASS) [in LIST] : (yes | no)",
            "session.hasItemsConforming(toTypeIdentifiers:) or session.canLoadObjects(ofClass:)",
            "drag B; hover D\nexpect session conforms public.image public.text: yes\ncancel"),
        .expectation("expect error : none", "no load has failed", "expect error: none"),
        .expectation(
            "expect error TEXT",
            "the error of the last load that failed, with its domain and code; ... matches any text",
            inWell("item B { fails \"offline\" }", "settle\nexpect error \"offline (NSItemProviderErrorDomain -1)\"")),
        .expectation(
            "expect progress [of LABEL] : (none | cancelled | NUMBER)",
            "how far the last load of an item, or all loads of the drop together, are in hundredths",
            inWell("item B { after 200ms }", "wait 50ms\nexpect progress: 25")),
        .expectation(
            "expect delivered : (none | object | data | zip | (file | original) [TEXT])",
            "the form in which the last load has delivered: original is a file opened in place",
            inWell("item B { text \"Hello\" }", "settle\nexpect delivered: data")
        ) { checker, match in
            match.has(.file) || match.has(.original)
                ? .file(match.argument(.text)?.text, isOriginal: match.has(.original)) : checker.literalPattern(match)
        },
        .expectation(
            "expect provided : (none | LABEL...)",
            "the items whose load handlers have run, in the order of the requests",
            "drag B; hover D; drop\nexpect provided: none"),
        .expectation(
            "expect queue : (main | background)", "where the last completion handler ran",
            inWell("item B { after 200ms }", "settle\nexpect queue: background")),
    ]

    private static func inWell(_ item: String, _ rest: String) -> String {
        "table list: A B\nview well\n" + item + "\ndrag B from list; hover in well; drop; " + rest
    }
}
