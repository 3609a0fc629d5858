// swift-tools-version: 6.2
import PackageDescription

/// The core: imports nothing but this package and the standard library, compiles as Embedded Swift for WebAssembly.
let core: [Target] = [
    .target(name: "SourceText"), .target(name: "DragDropTerms"), .target(name: "JSON"),
    .target(name: "DragDrop", dependencies: ["DragDropTerms"]),
    .target(name: "DNDTranslation", dependencies: ["SourceText"]),
    .target(name: "DNDLanguage", dependencies: ["DNDTranslation", "DragDropTerms", "SourceText"]),
    .target(name: "DNDLint", dependencies: ["DNDLanguage", "DragDropTerms", "SourceText"]),
    .target(name: "DNDResults", dependencies: ["SourceText", "DragDrop"]),
    .target(name: "DNDInterpreter", dependencies: ["DNDLanguage", "DragDrop", "DNDResults", "SourceText"]),
    .target(name: "DNDDrawing", dependencies: ["DNDResults", "DragDrop", "JSON", "SourceText"]),
    .target(
        name: "DNDExplanation",
        dependencies: ["DNDDrawing", "DNDLanguage", "DNDLint", "DNDResults", "DragDrop", "SourceText"]),
    .target(
        name: "DNDExploration",
        dependencies: ["DNDDrawing", "DNDInterpreter", "DNDLanguage", "DNDResults", "DragDrop", "JSON", "SourceText"]),
    .target(
        name: "DNDSession",
        dependencies: [
            "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDInterpreter", "DNDLanguage", "DNDResults", "DragDrop",
            "JSON", "SourceText",
        ]),
    .target(
        name: "DNDLessons",
        dependencies: [
            "DNDDrawing", "DNDExploration", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDSession", "DragDrop",
            "JSON", "SourceText",
        ]),
    .target(
        name: "DNDBrowser",
        dependencies: [
            "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDInterpreter", "DNDLanguage", "DNDLessons",
            "DNDResults", "DNDSession", "DragDrop", "JSON", "SourceText",
        ]),
]

/// The shell: may import the C library, never Foundation, which every start would pay for.
let shell: [Target] = [
    // What Swift cannot import the same way on every system, and with it the C library.
    .target(name: "CSystem"), .target(name: "System", dependencies: ["CSystem"]),
    .target(name: "DNDFormats", dependencies: ["DNDDrawing", "DNDResults", "DragDrop", "JSON", "SourceText"]),
    // Not linked: the library is opened when the REPL starts, so that no other command pays for loading it.
    .target(name: "CEditline"), .target(name: "TextDifferences"),
    .target(name: "LineEditor", dependencies: ["CEditline", "SourceText", "System"]),
    .target(
        name: "DNDSpecs",
        dependencies: ["DNDInterpreter", "DNDLanguage", "DNDSession", "DragDrop", "SourceText", "System"]),
    .target(
        name: "DNDRunner",
        dependencies: [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDSession",
            "DNDSpecs", "DragDrop", "SourceText", "System",
        ]),
    .target(
        name: "DNDBlessing",
        dependencies: [
            "DNDDrawing", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDRunner", "DNDSpecs", "DragDrop",
            "SourceText", "System",
        ]),
    .target(
        name: "DNDManual",
        dependencies: [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDInterpreter", "DNDLanguage", "DNDLint", "DNDResults",
            "DNDSpecs", "DragDrop", "JSON", "SourceText", "System",
        ]),
    .target(
        name: "DNDCommandLine",
        dependencies: [
            "DNDBlessing", "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDFormats", "DNDInterpreter",
            "DNDLanguage", "DNDLessons", "DNDLint", "DNDManual", "DNDResults", "DNDRunner", "DNDSession", "DNDSpecs",
            "DragDrop", "JSON", "LineEditor", "SourceText", "System", "TextDifferences",
        ]),
    .executableTarget(name: "dnd", dependencies: ["DNDCommandLine"]),
]

/// UIKit's names over the core, for delegates as they are written for iOS; may import all of Foundation.
let uikit: [Target] = [
    .target(name: "UniformTypeIdentifiers", dependencies: ["DragDrop"]),
    .target(name: "MobileCoreServices", dependencies: ["DragDrop"]),
    // What UIKit has from the Objective-C runtime: which methods a delegate has written, where a call comes from, cells
    // made by their class. The C target asks the loader and the unwinder.
    .target(name: "CLoadedCode"), .target(name: "LoadedCode", dependencies: ["CLoadedCode"]),
    // Hears of blocks that wait for the main queue: virtual time is theirs, too.
    .target(name: "CMainQueue"),
    // The values of UIKit, which know no view. UIKit re-exports them.
    .target(name: "UIFoundation", dependencies: ["DragDrop", "LoadedCode"]),
    .target(name: "ListGeometry", dependencies: ["UIFoundation"]),
    .target(name: "DiffableSnapshots", dependencies: ["DragDrop", "LoadedCode", "UIFoundation"]),
    .target(name: "ItemProviders", dependencies: ["DragDrop", "UIFoundation", "UniformTypeIdentifiers"]),
    .target(
        name: "UIKit",
        dependencies: [
            "CMainQueue", "DiffableSnapshots", "DragDrop", "ItemProviders", "ListGeometry", "LoadedCode",
            "UIFoundation", "UniformTypeIdentifiers", "_Testing_UIKit",
        ],
        exclude: [
            "OptionalMethods/Answers.txt", "OptionalMethods/UICollectionViewController.template",
            "OptionalMethods/UITableViewController.template",
        ]),
    .target(name: "CoreTransferable", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
    // Files that import both Testing and UIKit need a module of this name, so whoever depends on UIKit gets it.
    .target(name: "_Testing_UIKit"),
]

/// Specs against Swift delegates, and the command line around them.
let hosting: [Target] = [
    .target(
        name: "DNDHosts",
        dependencies: [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDRunner",
            "DNDSession", "DNDSpecs", "DragDrop", "JSON", "LoadedCode", "SourceText", "System", "UIKit",
        ]),
    .target(name: "DNDHosting", dependencies: ["DNDCommandLine", "DNDHosts", "System"]),
    .target(
        name: "DNDTesting",
        dependencies: [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDHosts", "DNDInterpreter", "DNDLanguage", "DNDResults",
            "DNDRunner", "DNDSpecs", "DragDrop", "JSON", "SourceText", "System", "UIKit",
        ]),
]

/// Measures, built only when asked for.
let benchmarks: [Target] = [
    .target(name: "Measuring", dependencies: ["System"], path: "bench/measuring"),
    .target(
        name: "Workloads", dependencies: ["DNDInterpreter", "DNDLanguage", "DragDrop", "Measuring", "SourceText"],
        path: "bench/workloads"),
    .executableTarget(
        name: "hosted-benchmark",
        dependencies: [
            "DNDCommandLine", "DNDHosting", "DNDInterpreter", "DNDLanguage", "DNDResults", "Measuring", "UIKit",
            "Workloads",
        ],
        path: "bench/hosted"),
    .executableTarget(
        name: "engine-benchmark",
        dependencies: ["DragDrop", "DNDInterpreter", "DNDLanguage", "DNDResults", "Measuring", "System", "Workloads"],
        path: "bench/engine"),
]

/// The packages in `Examples`, compiled once more as part of this one.
let exampleNames = ["People", "Colors", "Playlist", "Board", "Inbox", "Notes", "Groceries", "Palette", "Contacts"]

/// Those that are written as for iOS, where nobody has heard of upcoming features.
let tutorialNames = ["Palette", "Contacts"]

let tests: [Target] = [
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    // How much the tests play: `make slow` asks for more than `make test`.
    .target(name: "Thoroughness", path: "Tests/Thoroughness"),
    .testTarget(name: "DragDropTests", dependencies: ["DragDrop", "Thoroughness"]),
    .testTarget(
        name: "DNDLanguageTests",
        dependencies: ["DNDLanguage", "DNDLint", "DNDTranslation", "SourceText", "Thoroughness"]),
    .testTarget(
        name: "DNDInterpreterTests",
        dependencies: [
            "DNDExploration", "DNDInterpreter", "DNDLanguage", "DNDLint", "DNDResults", "DNDSpecs", "DragDrop",
            "SourceText", "Thoroughness",
        ]),
    // Counts what the work costs, which is the same on every machine.
    .target(name: "WorkCounter", path: "Tests/WorkCounter"),
    .testTarget(
        name: "GrowthTests",
        dependencies: [
            "DNDInterpreter", "DNDLanguage", "DNDResults", "DragDrop", "Measuring", "SourceText", "WorkCounter",
            "Workloads",
        ]),
    .testTarget(
        name: "DNDFormatsTests",
        dependencies: [
            "DNDDrawing", "DNDFormats", "DNDResults", "DNDInterpreter", "DNDLanguage", "DragDrop", "JSON", "SourceText",
            "Thoroughness",
        ],
        exclude: ["Goldens", "Formats/Goldens"]),
    .executableTarget(
        name: "line-editor-probe", dependencies: ["LineEditor", "SourceText"], path: "Tests/LineEditorProbe"),
    .target(name: "TerminalSupport", dependencies: ["CSystem"], path: "Tests/TerminalSupport", exclude: ["screen.py"]),
    .testTarget(
        name: "LineEditorTests",
        dependencies: ["LineEditor", "SourceText", "System", "line-editor-probe", "TerminalSupport"]),
    .testTarget(
        name: "DNDBrowserTests", dependencies: ["DNDBrowser", "DNDDrawing", "DNDFormats", "DNDLessons", "JSON"]),
    .testTarget(name: "TextDifferencesTests", dependencies: ["TextDifferences"]),
    .testTarget(
        name: "DNDLessonsTests", dependencies: ["DNDDrawing", "DNDInterpreter", "DNDLessons", "DragDrop", "JSON"]),
    .testTarget(
        name: "DNDCommandLineTests",
        dependencies: [
            "DNDBlessing", "DNDCommandLine", "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDFormats",
            "DNDInterpreter", "DNDLanguage", "DNDLessons", "DNDLint", "DNDManual", "DNDResults", "DNDRunner",
            "DNDSession", "DNDSpecs", "DragDrop", "LineEditor", "SourceText", "System", "TerminalSupport",
            "Thoroughness", "dnd",
        ],
        exclude: ["Blessing/Cases"]),
    // Writes Sources/UIKit/Generated: everything that follows from a protocol with optional methods.
    .executableTarget(name: "optional-methods-generator", path: "Tests/OptionalMethodsGenerator"),
    .target(
        name: "OptionalMethodsFixtures", dependencies: ["LoadedCode", "UIKit"], path: "Tests/OptionalMethodsFixtures"),
    .executableTarget(
        name: "optional-methods-probe", dependencies: ["LoadedCode", "OptionalMethodsFixtures", "UIKit"],
        path: "Tests/OptionalMethodsProbe"),
    .testTarget(
        name: "UIKitTests",
        dependencies: [
            "UIKit", "CLoadedCode", "LoadedCode", "CoreTransferable", "UniformTypeIdentifiers", "MobileCoreServices",
            "DiffableSnapshots", "DragDrop", "ItemProviders", "ListGeometry", "OptionalMethodsFixtures", "UIFoundation",
            "optional-methods-generator", "optional-methods-probe",
        ],
        exclude: ["RealDelegates/Program", "Surface/Signatures"]),
    // A `dnd` around delegates that are right, wrong and deadly.
    .executableTarget(
        name: "hosted-probe", dependencies: ["DNDHosting", "DNDCommandLine", "UIKit"], path: "Tests/HostedProbe"),
    .testTarget(
        name: "DNDHostingTests",
        dependencies: [
            "DNDCommandLine", "DNDDrawing", "DNDFormats", "DNDHosting", "DNDHosts", "DNDInterpreter", "DNDLanguage",
            "DNDResults", "DNDRunner", "DNDSession", "DNDSpecs", "DNDTesting", "DragDrop", "System", "TerminalSupport",
            "UIKit", "hosted-probe",
        ],
        exclude: ["Specs"]),
    .testTarget(
        name: "ExamplesTests",
        dependencies: ["UIKit", "DNDTesting"]
            + exampleNames.flatMap { [.byName(name: "\($0)Specs"), .byName(name: $0)] }),
    .testTarget(
        name: "RepositoryTests",
        dependencies: [
            "DNDBlessing", "DNDCommandLine", "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDFormats",
            "DNDLessons", "DNDManual", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDRunner", "DNDSession",
            "DNDSpecs", "DragDrop", "SourceText", "System", "Thoroughness",
        ],
        exclude: ["Fixtures"]),
]

let examples: [Target] = exampleNames.flatMap { name in
    [
        Target.target(name: name, dependencies: ["UIKit"], path: "Examples/\(name)/Sources/\(name)"),
        Target.executableTarget(
            name: "\(name)Specs", dependencies: [.byName(name: name), "DNDCommandLine", "DNDHosting", "UIKit"],
            path: "Examples/\(name)/Sources/\(name)Specs"),
    ]
}

// Swift delegates, and terminals in tests, are for Linux: elsewhere the package is the command line.
#if os(Linux)
    let targets = core + shell + uikit + hosting + benchmarks + tests + examples
    let libraries: [Product] = [
        .library(name: "DNDHosting", targets: ["DNDHosting", "DNDCommandLine"]),
        .library(name: "DNDTesting", targets: ["DNDTesting"]),
        .library(
            name: "HeadlessUIKit",
            targets: ["UIKit", "CoreTransferable", "UniformTypeIdentifiers", "MobileCoreServices"]),
    ]
#else
    let kept = ["SourceText", "DragDrop", "DNDLanguage", "DNDInterpreter", "DNDFormats", "TextDifferences"]
    let testNames = (kept + ["Repository"]).map { "\($0)Tests" }
    let targets = core + shell + tests.filter { testNames.contains($0.name) }
    let libraries: [Product] = []
#endif

for target in targets
where !(["CEditline", "CSystem", "CLoadedCode", "CMainQueue"] + tutorialNames).contains(target.name) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

let package = Package(
    name: "dnd",
    platforms: [.macOS(.v15)],  // The first with the standard library's Synchronization.
    products: [
        .executable(name: "dnd", targets: ["dnd"]),
        .library(name: "DNDCommandLine", targets: ["DNDCommandLine"]),
    ] + libraries,
    targets: targets,
    swiftLanguageModes: [.v6]
)
