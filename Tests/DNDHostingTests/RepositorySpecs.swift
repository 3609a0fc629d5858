import Foundation

@testable import DNDCommandLine
@testable import DNDSpecs

/// The specs of the repository.
enum RepositorySpecs {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("specs")

    static func load() throws -> [LoadedSpec] {
        let search = SpecSearch([folder.path])
        let loader = SpecLoader(root: search.root)
        return try search.files.map { try loader.load($0).get() }.filter { !$0.hasErrors }
    }
}
