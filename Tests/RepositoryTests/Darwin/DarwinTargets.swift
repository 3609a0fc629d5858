/// The targets of the command line that are compiled for Darwin on Linux.
enum DarwinTargets {
    static let c = ["CEditline", "CSystem"]

    /// Compiled as Embedded Swift, because every toolchain has that standard library for an Apple system.
    static let swift = Targets.core + ["DNDSpecs", "LineEditor", "SwiftAdapter", "System"]

    /// Targets that Embedded Swift cannot compile, because they or their imports need `Codable`. They import no C
    /// library and do not depend on the system, so they compile wherever `System` has the same interface.
    static let others = ["DNDBlessing", "DNDCommandLine", "DNDFormats", "DNDManual", "DNDRunner", "dnd"]

    /// Swift delegates, which are hosted on Linux only.
    static let linux = [
        "CLoadedCode", "CMainQueue", "CoreTransferable", "DNDHosting", "DNDHosts", "DNDTesting", "LoadedCode",
        "MobileCoreServices", "UIKit", "UniformTypeIdentifiers", "_Testing_UIKit",
    ]
}
