/// The targets of the command line, which are compiled for Darwin on Linux.
enum DarwinTargets {
    static let c = ["CEditline", "CSystem"]

    /// Compiled as Embedded Swift, because every toolchain has that standard library for an Apple system.
    static let swift =
        Targets.core + [
            "DNDBlessing", "DNDCommandLine", "DNDFormats", "DNDManual", "DNDRunner", "DNDSpecs", "LineEditor",
            "System", "TextDifferences", "dnd",
        ]

    /// Swift delegates, which are hosted on Linux only.
    static let linux =
        Targets.uikit + [
            "CLoadedCode", "CMainQueue", "CoreTransferable", "DNDHosting", "DNDHosts", "DNDTesting", "LoadedCode",
            "MobileCoreServices", "UniformTypeIdentifiers", "_Testing_UIKit",
        ]
}
