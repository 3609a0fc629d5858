import Foundation
import LoadedCode

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
            let modules =
                UIKitModules.names.sorted() + [
                    "UniformTypeIdentifiers", "MobileCoreServices", "DragDrop", "DragDropTerms", "_Testing_UIKit",
                    "LoadedCode", "CLoadedCode", "CMainQueue",
                ]
            return try modules.flatMap { name in
                let folder = products.appendingPathComponent("\(name).build")
                let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                let objects = found.filter { $0.hasSuffix(".o") && !isLeftOver($0, in: folder) }
                return objects.map { "\(folder.path)/\($0)" }
            }
        }
    }

    /// Whether an object file is that of a Swift file that the module no longer has.
    private static func isLeftOver(_ object: String, in folder: URL) -> Bool {
        guard object.hasSuffix(".swift.o"),
            let sources = try? String(contentsOf: folder.appendingPathComponent("sources"), encoding: .utf8)
        else { return false }
        return !sources.contains("/\(object.dropLast(".o".count))")
    }

    private static var target: String { products.deletingLastPathComponent().lastPathComponent }

    private static var moduleMaps: [String] {
        ["CLoadedCode", "CMainQueue"].flatMap { name in
            let map = products.appendingPathComponent("\(name).build/module.modulemap")
            return ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
    }
}
