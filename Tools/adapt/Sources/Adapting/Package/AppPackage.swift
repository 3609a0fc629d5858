internal import SwiftSyntax

/// A package around the files of an app: their adapted copies, a program with its lists, and the first spec.
package struct AppPackage: Sendable {
    package struct File: Sendable {
        /// Below the folder of the package.
        package let path: String
        package let text: String

        /// What a person has to fill in, by line; the first line is 1.
        package var placeholders: [(line: Int, what: String)] {
            text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
                Placeholder.content(ofLine: line).map { (index + 1, $0) }
            }
        }
    }

    /// Where the adapted copies belong.
    package static let sourceFolder = "Sources/App"

    /// The files of the app, adapted, in their order. The indices of those that are tests are in `tests`.
    package let adapted: [AdaptedFile]

    /// The indices of files that import XCTest or Testing, which the package leaves out.
    package let tests: Set<Int>

    /// Written once; a person changes them then.
    package let files: [File]

    init(_ files: [SwiftFile], adapted: [AdaptedFile], dnd: String?) {
        self.adapted = adapted
        let tests = Set(files.filter { !$0.modules.isDisjoint(with: ["XCTest", "Testing"]) }.map { $0.index })
        self.tests = tests
        let app = files.filter { !tests.contains($0.index) }
        let symbols = Symbols(app)
        let controllers = Self.controllers(app, symbols)
        let stubs = ModuleStub.all(of: app, symbols)
        let cells = CellContents(symbols, registered: Self.registered(app))
        self.files =
            [
                File(path: "Package.swift", text: ManifestText.text(dnd: dnd, modules: stubs.map { $0.name })),
                File(path: "Sources/AppSpecs/Hosts.swift", text: HostsText(controllers, cells).text),
                File(path: "Sources/AppSpecs/Main.swift", text: ManifestText.program),
            ] + stubs.map { File(path: "Sources/\($0.name)/\($0.name).swift", text: $0.text) }
            + FirstSpec.files(controllers)
    }

    private static func controllers(_ files: [SwiftFile], _ symbols: Symbols) -> [ListController] {
        let registered = registered(files)
        let cells = CellContents(symbols, registered: registered)
        var controllers: [ListController] = []
        for entry in symbols.all where entry.declaration.introducer == "class" {
            guard var controller = ListController(entry, symbols, registered: registered) else { continue }
            let taken = controllers.flatMap { $0.specNames }
            let inCells = controller.prototypes.lazy.compactMap { cells.list(in: $0.cellType) }.first
            controller.cellList = inCells ?? controller.cellList
            let name = controller.name
            var number = 2
            while controller.specNames.contains(where: { taken.contains($0) }), number < files.count + 100 {
                controller.name = "\(name)\(number)"
                number += 1
            }
            controllers.append(controller)
        }
        return controllers
    }

    private static func registered(_ files: [SwiftFile]) -> Set<String> {
        let finder = RegistrationFinder(viewMode: .sourceAccurate)
        for file in files { finder.walk(file.tree) }
        return finder.identifiers
    }
}
