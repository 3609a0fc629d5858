import Foundation

/// The modules of this build, as arguments for the compiler's tools.
enum BuiltModules {
    /// The folder of the build.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
        .resolvingSymlinksInPath().deletingLastPathComponent()

    /// The search paths of the Swift modules, and of the C modules they import.
    static var arguments: [String] {
        ["-I", products.appendingPathComponent("Modules").path, "-target", target] + moduleMaps
    }

    /// The object files that a program with UIKit links.
    static var objects: [String] {
        get throws {
            let modules = [
                "UIKit", "UniformTypeIdentifiers", "MobileCoreServices", "DragDrop", "DragDropTerms", "_Testing_UIKit",
                "LoadedCode", "CLoadedCode", "CMainQueue",
            ]
            return try modules.flatMap { name in
                let folder = products.appendingPathComponent("\(name).build").path
                return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".o") }
                    .map { "\(folder)/\($0)" }
            }
        }
    }

    private static var target: String { products.deletingLastPathComponent().lastPathComponent }

    private static var moduleMaps: [String] {
        ["CLoadedCode", "CMainQueue"].flatMap { name in
            let map = products.appendingPathComponent("\(name).build/module.modulemap")
            return ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
    }
}
