import DNDResults

extension CommandLineCase {
    /// The formats of traces.
    static let tracing: [CommandLineCase] = [
        CommandLineCase(
            "trace good.dnd:3 --format text", 0, output: ["drag [0, 0]\n 1 ← tableView", "dnd explain R131"]),
        CommandLineCase("trace good.dnd:3 --format diagram", 0, output: ["│   UIKit\n", "├──►│", "line 4\n"]),
        CommandLineCase(
            "trace good.dnd:3 --format diagram", environment: ["LC_ALL": "C"], 0, output: ["|   UIKit\n", "|-->|"]),
        CommandLineCase(
            "trace good.dnd:3 --format=diagram", environment: ["LC_ALL": "", "LANG": "de_DE.utf8"], 0, output: ["├──►│"]
        ),
        CommandLineCase(
            "trace good.dnd:3 --format diagram --color always", 0, output: ["\u{1B}[1mdrag [0, 0]\u{1B}[0m"]),
        CommandLineCase(
            "trace good.dnd:3 --format mermaid", 0, output: ["sequenceDiagram\n  title down (good.dnd:3)\n"]),
        CommandLineCase(
            "trace good.dnd --format mermaid", 0, output: ["## down\n\n`good.dnd:3`, passed\n\n```mermaid\nseq"]),
        CommandLineCase(
            "trace good.dnd --format plantuml", 0, output: ["@startuml\ntitle down", "@enduml\n\n@startuml"]),
        CommandLineCase(
            "trace good.dnd --format svg", 0, output: ["<svg xmlns", "<title id=\"title\">3 scenarios</title>"]),
        CommandLineCase(
            "trace good.dnd --format html", 0,
            output: ["<!DOCTYPE html>\n", "<title>3 scenarios – dnd trace</title>", " data-play=\"2\""]),
        CommandLineCase("trace good.dnd:11 --format json", 0, output: ["\"caseLine\":11", "\"version\": 1"]),
        CommandLineCase("trace good.dnd --format svg --output drawing.svg", 0, output: [""], errors: [""]),
        CommandLineCase("trace bad.dnd --format json", 1, output: ["\"state\":\"failed\""]),
        CommandLineCase("trace typo.dnd --format svg", 2, output: [""], errors: ["unknown verb 'hovr' [DND2101]"]),
        CommandLineCase("trace skipped.dnd --format svg", 3, output: [""], errors: ["nothing ran"]),
        CommandLineCase(
            "trace good.dnd --format pdf", 64,
            errors: ["--format cannot be 'pdf'", "The formats are text, diagram, mermaid, plantuml, svg, json, html."]),
        CommandLineCase("trace good.dnd --output empty", 73, errors: ["empty"]),
    ]

    /// Comparisons of two runs.
    static let comparing: [CommandLineCase] = [
        CommandLineCase("diff good.dnd good.dnd", 0, output: ["3 scenarios the same, 45 calls\n"], errors: [""]),
        CommandLineCase("diff good.dnd:10 good.dnd:11", 1, output: ["different: row 0 to the end\n", "drag [0, 1]"]),
        CommandLineCase("diff good.dnd bad.dnd", 1, output: ["only in a: down", "only in b: wrong"]),
        CommandLineCase("diff - good.dnd:4", input: returningView, 1, output: ["a  -: <stdin>:4, passed"]),
        CommandLineCase(
            "diff returning.dnd --assume Q02=asked-again", 1,
            output: [
                "b  returning.dnd --assume Q02=asked-again: returning.dnd:4", "dropInteraction(_:canHandle:)",
                "b by R050",
            ]),
        CommandLineCase("diff - --assume Q02=asked-again", 64, errors: ["standard input can be one side only"]),
        CommandLineCase("diff good.dnd --ios 14,15", 0, output: ["3 scenarios the same"]),
        CommandLineCase(
            "diff good.dnd --without R132 --format json", 1, output: ["\"same\" : false", "\"firstDivergence\""]),
        CommandLineCase("diff good.dnd good.dnd --format json", 0, output: ["\"same\" : true"]),
        CommandLineCase("diff good.dnd typo.dnd", 2, output: [""], errors: ["unknown verb 'hovr'"]),
        CommandLineCase("diff good.dnd broken.json", 2, errors: ["broken.json: this is no JSON", "dnd trace FILE"]),
        CommandLineCase(
            "diff newer.json good.dnd", 2, errors: ["the trace has version 2, and this dnd reads version 1"]),
        CommandLineCase("diff events.ndjson events.ndjson", 0, output: ["1 scenario the same, 1 call\n"]),
        CommandLineCase("diff events.ndjson good.dnd:3", 1, output: ["a  events.ndjson: good.dnd:3, passed"]),
        CommandLineCase("diff brief.ndjson good.dnd", 3, errors: ["brief.ndjson holds no traces", "--verbose"]),
        CommandLineCase("diff torn.ndjson good.dnd", 2, errors: ["torn.ndjson:2: this is no event of a run"]),
        CommandLineCase("diff good.dnd fixture.dnd", 3, errors: ["nothing ran"]),
        CommandLineCase("diff good.dnd", 64, errors: ["there is nothing to compare good.dnd with", "--ios"]),
        CommandLineCase("diff - -", 64, errors: ["standard input can be one side only"]),
        CommandLineCase("diff newer.json good.dnd --without R132", 64, errors: ["saved trace", "under --without"]),
        CommandLineCase("diff good.dnd --ios 9", 64, errors: ["--ios cannot be '9'"]),
        CommandLineCase("diff good.dnd nope.dnd", 66, errors: ["no such file or folder: nope.dnd"]),
    ]

    static let returningView = """
        table t: A
        view v
        delegate in v { sessionDidUpdate -> copy }
        drag A; hover in v; leave; hover in v; cancel
        expect state: idle

        """

    /// Random steps. `ExploreTests` tests the failures that are found.
    static let exploring: [CommandLineCase] = [
        CommandLineCase(
            "explore good.dnd --runs 3 --steps 9", 0,
            output: ["nothing went wrong\ncovered in 3 runs of 27 steps in all, with seed 1:"]),
        CommandLineCase("explore typo.dnd", 2, output: ["unknown verb 'hovr'"]),
        CommandLineCase(
            "explore stepping.dnd", 2, errors: ["stepping.dnd:2:21", "@invariant holds expectations alone"]),
        CommandLineCase("explore empty/readme.txt", 2),
        CommandLineCase("explore own.dnd", 3, errors: ["there is no list to explore", "own.dnd:LINE"]),
        CommandLineCase("explore tree", 3, errors: ["tree is not one spec"]),
        CommandLineCase("explore good.dnd --seed x", 64, errors: ["--seed cannot be 'x'"]),
        CommandLineCase("explore good.dnd --ignore DND9", 64, errors: ["`dnd docs findings` lists the codes"]),
        CommandLineCase("explore nope.dnd", 66, errors: ["no such file or folder: nope.dnd"]),
    ]

    static let began = "{\"event\":\"began\",\"version\":1,\"dnd\":\"\(ProgramVersion.current)\"}\n"
    static let scenario =
        "{\"event\":\"scenario\",\"id\":\"00000000000000aa\",\"name\":\"down\",\"file\":\"good.dnd\",\"line\":3,"
        + "\"tags\":[],\"state\":\"passed\",\"isFailure\":false,\"expectations\":1,\"microseconds\":9,"
        + "\"failures\":[],\"steps\":[],\"remarks\":[],"
        + "\"trace\":[\"drag [0, 0]\",\" 1 ← tableView(_:itemsForBeginning:at:)  at [0, 0]  → A  R082\"],"
        + "\"sequence\":{\"title\":\"down\",\"file\":\"good.dnd\",\"line\":3,\"state\":\"passed\",\"lists\":"
        + "[{\"kind\":\"table\",\"name\":\"people\"}],\"participants\":["
        + "{\"id\":\"person\",\"role\":\"person\",\"title\":\"person\"},"
        + "{\"id\":\"UIKit\",\"role\":\"UIKit\",\"title\":\"UIKit\"},"
        + "{\"id\":\"delegate of people\",\"list\":\"people\",\"role\":\"delegate\",\"title\":\"delegate\"}],"
        + "\"messages\":["
        + "{\"depth\":0,\"from\":\"person\",\"kind\":\"gesture\",\"milliseconds\":0,\"questions\":[],"
        + "\"text\":\"drag [0, 0]\",\"to\":\"UIKit\"},{\"answer\":\"A\",\"arguments\":\"at [0, 0]\",\"depth\":0,"
        + "\"from\":\"UIKit\",\"kind\":\"call\",\"milliseconds\":0,\"number\":1,\"questions\":[],\"rule\":\"R082\","
        + "\"text\":\"tableView(_:itemsForBeginning:at:)\",\"to\":\"delegate of people\"}]}}\n"
}
