import Foundation

/// The modules that the tests were built with, for the compiler's tools.
enum BuiltModules {
    /// Where the tests were built.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
        .resolvingSymlinksInPath().deletingLastPathComponent()

    /// Finds the Swift modules, and the C modules that they are made with.
    static var arguments: [String] {
        ["-I", products.appendingPathComponent("Modules").path, "-target", target] + moduleMaps
    }

    /// What a program with UIKit is linked with.
    static var objects: [String] {
        get throws {
            let modules = [
                "UIKit", "UniformTypeIdentifiers", "MobileCoreServices", "DragDrop", "_Testing_UIKit", "LoadedCode",
                "CLoadedCode", "CMainQueue",
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
