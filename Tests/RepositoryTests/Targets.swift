/// The allowed imports of each folder of `Sources`. The package's own modules are listed individually, in the order of
/// the architecture from the bottom up.
enum Targets {
    /// Targets that import only parts of the standard library that Embedded Swift for WebAssembly has.
    static let core = [
        "SourceText", "DragDropTerms", "DragDrop", "JSON", "DNDTranslation", "DNDLanguage", "DNDLint", "DNDResults",
        "DNDInterpreter", "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDSession", "DNDLessons", "DNDBrowser",
    ]

    /// C targets, with the one target that may import each. Their files are not checked for imports.
    static let importers = [
        "CEditline": "LineEditor", "CLoadedCode": "LoadedCode", "CMainQueue": "UIKit",
        "CSystem": "System",
    ]

    /// The module `UIKit` and those of its values, which are one on iOS.
    static let uikit = ["DiffableSnapshots", "ItemProviders", "ListGeometry", "UIFoundation", "UIKit"]

    static let imports: [String: Set<String>] = [
        "SourceText": [],
        "DragDropTerms": [],
        "DragDrop": ["DragDropTerms"],
        "JSON": [],
        "DNDTranslation": ["SourceText"],
        "DNDLanguage": ["DNDTranslation", "DragDropTerms", "SourceText", "Synchronization"],
        "DNDLint": ["DNDLanguage", "DragDropTerms", "SourceText"],
        "DNDResults": ["SourceText", "DragDrop"],
        "DNDInterpreter": ["DNDLanguage", "DragDrop", "DNDResults", "SourceText"],
        "DNDDrawing": ["DNDResults", "DragDrop", "JSON", "SourceText"],
        "DNDExplanation": ["DNDDrawing", "DNDLanguage", "DNDLint", "DNDResults", "DragDrop", "SourceText"],
        "DNDExploration": [
            "DNDDrawing", "DNDInterpreter", "DNDLanguage", "DNDResults", "DragDrop", "JSON", "SourceText",
        ],
        "DNDSession": [
            "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDInterpreter", "DNDLanguage", "DNDResults", "DragDrop",
            "JSON", "SourceText",
        ],
        "DNDLessons": [
            "DNDDrawing", "DNDExploration", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDSession", "DragDrop",
            "JSON", "SourceText",
        ],
        "DNDBrowser": [
            "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDInterpreter", "DNDLanguage", "DNDLessons",
            "DNDResults", "DNDSession", "DragDrop", "JSON", "SourceText",
        ],
        "CSystem": [],
        "System": ["CSystem"],
        "CEditline": [],
        "LineEditor": ["CEditline", "SourceText", "System"],
        "DNDSpecs": ["DNDInterpreter", "DNDLanguage", "DNDSession", "DragDrop", "SourceText", "System"],
        "DNDFormats": ["DNDDrawing", "DNDResults", "DragDrop", "JSON", "SourceText"],
        "DNDRunner": [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDSession",
            "DNDSpecs", "DragDrop", "SourceText", "System",
        ],
        "DNDBlessing": [
            "DNDDrawing", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDRunner", "DNDSpecs", "DragDrop",
            "SourceText", "System",
        ],
        "DNDManual": [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDInterpreter", "DNDLanguage", "DNDLint", "DNDResults",
            "DNDSpecs", "DragDrop", "JSON", "SourceText", "System",
        ],
        "TextDifferences": [],
        "DNDCommandLine": [
            "DNDBlessing", "DNDDrawing", "DNDExplanation", "DNDExploration", "DNDFormats", "DNDInterpreter",
            "DNDLanguage", "DNDLessons", "DNDLint", "DNDManual", "DNDResults", "DNDRunner", "DNDSession", "DNDSpecs",
            "DragDrop", "JSON", "LineEditor", "SourceText", "System", "TextDifferences",
        ],
        "dnd": ["DNDCommandLine"],
        "UniformTypeIdentifiers": ["DragDrop", "Foundation"],
        "MobileCoreServices": ["DragDrop", "Foundation"],
        "CLoadedCode": [],
        "LoadedCode": ["CLoadedCode", "Foundation", "Synchronization"],
        "CMainQueue": [],
        "UIFoundation": ["DragDrop", "Foundation", "LoadedCode", "Synchronization"],
        "ListGeometry": ["UIFoundation"],
        "DiffableSnapshots": ["DragDrop", "LoadedCode", "Synchronization", "UIFoundation"],
        "ItemProviders": ["DragDrop", "Synchronization", "UIFoundation", "UniformTypeIdentifiers"],
        "UIKit": [
            "CMainQueue", "DiffableSnapshots", "DragDrop", "ItemProviders", "ListGeometry", "LoadedCode",
            "Synchronization", "UIFoundation", "UniformTypeIdentifiers",
        ],
        "CoreTransferable": ["UIKit", "UniformTypeIdentifiers"],
        "_Testing_UIKit": [],
        "DNDHosts": [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDInterpreter", "DNDLanguage", "DNDResults", "DNDRunner",
            "DNDSession", "DNDSpecs", "DragDrop", "Foundation", "JSON", "LoadedCode", "SourceText", "System", "UIKit",
        ],
        "DNDHosting": ["DNDCommandLine", "DNDHosts", "Foundation", "System"],
        "DNDTesting": [
            "DNDDrawing", "DNDExploration", "DNDFormats", "DNDHosts", "DNDInterpreter", "DNDLanguage", "DNDResults",
            "DNDRunner", "DNDSpecs", "DragDrop", "Foundation", "JSON", "SourceText", "Synchronization", "System",
            "Testing", "UIKit", "XCTest",
        ],
    ]

    /// Folders inside `DragDrop`: the concepts of its domain.
    static let engineFolders: Set = [
        "Items", "Sessions", "Lists", "Updates", "Snapshots", "Gestures", "Adapters", "Rules", "Trace", "Clock",
        "Animations", "Previews", "Scene", "Hands", "State",
    ]
}
