/// What of the command line is compiled for Darwin on Linux.
enum DarwinTargets {
    static let c = ["CEditline", "CSystem"]

    /// In Embedded Swift, the only kind whose standard library for a system of Apple's is in every toolchain.
    static let swift = Targets.core + ["DNDSpecs", "LineEditor", "SwiftAdapter", "System"]

    /// Those that Embedded Swift cannot compile: they, or what they import, need `Codable`. They import no C library
    /// and ask for no system, so that they compile wherever `System` offers the same.
    static let others = ["DNDBlessing", "DNDCommandLine", "DNDFormats", "DNDManual", "DNDRunner", "dnd"]

    /// Swift delegates, which are hosted on Linux.
    static let linux = [
        "CLoadedCode", "CMainQueue", "CoreTransferable", "DNDHosting", "DNDHosts", "DNDTesting", "LoadedCode",
        "MobileCoreServices", "UIKit", "UniformTypeIdentifiers", "_Testing_UIKit",
    ]
}
