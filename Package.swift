// swift-tools-version: 6.2
import PackageDescription

/// The core: no imports outside this package, compiles as Embedded Swift for WebAssembly.
let core: [Target] = [
    .target(name: "SourceText"),
    .target(name: "DragDrop"),
    .target(name: "DNDLanguage", dependencies: ["SourceText"]),
    .target(name: "DNDResults", dependencies: ["SourceText", "DragDrop"]),
    .target(name: "DNDInterpreter", dependencies: ["DNDLanguage", "DragDrop", "DNDResults", "SourceText"]),
]

/// The shell: may import FoundationEssentials, never all of Foundation.
let shell: [Target] = [
    .target(name: "DNDReports", dependencies: ["DNDResults", "DragDrop", "SourceText"]),
    // Not linked: the library is opened when the REPL starts, so that no other command pays for loading it.
    .target(name: "CEditline"),
    .target(name: "LineEditor", dependencies: ["CEditline"]),
    .target(
        name: "DNDCommandLine",
        dependencies: [
            "SourceText", "DragDrop", "DNDLanguage", "DNDResults", "DNDInterpreter", "DNDReports", "LineEditor",
        ]
    ),
    .executableTarget(name: "dnd", dependencies: ["DNDCommandLine"]),
]

let tests: [Target] = [
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(name: "DragDropTests", dependencies: ["DragDrop"]),
    .testTarget(name: "DNDLanguageTests", dependencies: ["DNDLanguage", "SourceText"]),
    .testTarget(
        name: "DNDInterpreterTests",
        dependencies: ["DNDInterpreter", "DNDLanguage", "DNDResults", "DragDrop", "SourceText"]
    ),
    .testTarget(
        name: "DNDReportsTests",
        dependencies: ["DNDReports", "DNDResults", "DNDInterpreter", "DNDLanguage", "DragDrop", "SourceText"],
        exclude: ["Goldens"]
    ),
    .executableTarget(name: "line-editor-probe", dependencies: ["LineEditor"], path: "Tests/LineEditorProbe"),
    .target(name: "TerminalSupport", path: "Tests/TerminalSupport"),
    .testTarget(name: "LineEditorTests", dependencies: ["LineEditor", "line-editor-probe", "TerminalSupport"]),
    .testTarget(
        name: "DNDCommandLineTests",
        dependencies: ["DNDCommandLine", "DNDInterpreter", "DNDReports", "DragDrop", "TerminalSupport", "dnd"]
    ),
    .testTarget(
        name: "RepositoryTests",
        dependencies: [
            "DNDCommandLine", "DNDInterpreter", "DNDLanguage", "DNDReports", "DNDResults", "DragDrop", "SourceText",
        ],
        exclude: ["Fixtures"]
    ),
]

for target in core + shell + tests where target.name != "CEditline" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

let package = Package(
    name: "dnd",
    products: [
        .executable(name: "dnd", targets: ["dnd"]),
        .library(name: "DNDCommandLine", targets: ["DNDCommandLine"]),
    ],
    targets: core + shell + tests,
    swiftLanguageModes: [.v6]
)
