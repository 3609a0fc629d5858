/// What each folder of `Sources` may import. The package's own modules are named one by one; the order is the
/// architecture's, from the bottom up.
enum Targets {
    /// Imports nothing from outside the package that Embedded Swift for WebAssembly lacks: nothing but parts of the
    /// standard library.
    static let core = [
        "SourceText", "DragDrop", "DNDLanguage", "DNDResults", "DNDInterpreter", "DNDDrawing", "JSON",
    ]

    /// C targets; their files are not read for imports.
    static let foreign: Set = ["CEditline", "CLoadedCode", "CMainQueue", "CSwiftCall"]

    static let imports: [String: Set<String>] = [
        "SourceText": [],
        "DragDrop": [],
        "DNDLanguage": ["SourceText", "Synchronization"],
        "DNDResults": ["SourceText", "DragDrop"],
        "DNDInterpreter": ["DNDLanguage", "DragDrop", "DNDResults", "SourceText"],
        "DNDDrawing": ["DNDResults", "DragDrop", "SourceText"],
        "JSON": [],
        "DNDFormats": ["DNDDrawing", "DNDResults", "DragDrop", "JSON", "SourceText"],
        "SwiftAdapter": ["SourceText"],
        "CEditline": [],
        "LineEditor": ["CEditline", "Glibc"],
        "DNDCommandLine": [
            "SourceText", "DragDrop", "DNDLanguage", "DNDResults", "DNDInterpreter", "DNDDrawing", "DNDFormats",
            "JSON", "LineEditor", "SwiftAdapter", "Glibc",
        ],
        "UniformTypeIdentifiers": ["DragDrop", "Foundation"],
        "MobileCoreServices": ["DragDrop", "Foundation"],
        "CLoadedCode": [],
        "CMainQueue": [],
        "CSwiftCall": [],
        "UIKit": [
            "CLoadedCode", "CMainQueue", "CSwiftCall", "DragDrop", "Foundation", "Synchronization",
            "UniformTypeIdentifiers",
        ],
        "CoreTransferable": ["UIKit", "UniformTypeIdentifiers"],
        "_Testing_UIKit": [],
        "DNDHosting": [
            "UIKit", "DNDCommandLine", "DNDInterpreter", "DNDLanguage", "DNDDrawing", "DNDFormats", "DNDResults",
            "DragDrop",
            "SourceText", "Foundation", "Glibc",
        ],
        "DNDTesting": [
            "DNDHosting", "DNDCommandLine", "DNDInterpreter", "DNDLanguage", "DNDDrawing", "DNDFormats", "DNDResults",
            "DragDrop",
            "SourceText", "UIKit", "Foundation", "Glibc", "Synchronization", "Testing", "XCTest",
        ],
        "dnd": ["DNDCommandLine", "Glibc"],
    ]

    /// Folders inside `DragDrop`: the concepts of its domain.
    static let engineFolders: Set = [
        "Items", "Sessions", "Lists", "Updates", "Snapshots", "Gestures", "Adapters", "Rules", "Trace", "Clock",
        "Animations", "Previews",
    ]
}
