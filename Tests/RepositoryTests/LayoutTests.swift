import Testing

/// Tests the places of files, and the allowed imports.
@Suite struct LayoutTests {
    let repository = Repository.shared

    @Test func `The top folder holds only what the architecture names`() {
        let allowed: Set<Substring> = [
            "Package.swift", "Sources", "Tests", "specs", "grammar", "docs", "README.md", "Makefile", "LICENSE", ".ci",
            ".swift-format", ".gitignore", ".editorconfig", "bench", "Examples", "editors", "man", "CONTRIBUTING.md",
            "CHANGELOG.md", "Tools", "lessons", "Page",
        ]
        let found = Set(repository.files.compactMap { $0.path.split(separator: "/").first })
        #expect(found.subtracting(allowed).sorted() == [])
        #expect(repository.files.filter { $0.path.hasPrefix(".ci/") }.map(\.path) == [".ci/run"])
    }

    @Test func `Sources holds the targets of the architecture and nothing else`() {
        let found = Set(repository.files.filter { $0.path.hasPrefix("Sources/") }.map { String($0.folders[1]) })
        #expect(found.sorted() == Targets.imports.keys.sorted())
    }

    @Test func `The folders of the engine are the concepts of its domain`() {
        let folders = repository.files(in: "Sources/DragDrop", extensions: ["swift"]).map { $0.folders.dropFirst(2) }
        #expect(folders.allSatisfy { $0.count <= 1 }, "folders in folders")
        #expect(Set(folders.compactMap(\.first).map(String.init)).subtracting(Targets.engineFolders).sorted() == [])
    }

    @Test func `A target imports only what the architecture allows, and says with what access`() {
        for file in repository.files(in: "Sources", extensions: ["swift"])
        // Texts of lessons, some of which are programs.
        where !file.path.hasPrefix(LessonSource.generatedFolder) {
            let target = String(file.folders[1])
            for (index, line) in file.lines.enumerated() {
                guard let found = Import(line) else { continue }
                let place = "\(file.path):\(index + 1)"
                let isAllowed = Targets.imports[target, default: []].contains(found.module)
                #expect(isAllowed, "\(place): \(target) may not import \(found.module)")
                #expect(found.access != nil, "\(place): write public, package, internal or private before import")
            }
        }
    }

    @Test func `The program that adapts shares targets of the package, and has its parser from the toolchain`() {
        let parser: Set = ["SwiftDiagnostics", "SwiftIfConfig", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
        let own: Set = ["Adapting", "SourceText", "System", "TextDifferences"]
        for file in repository.files(in: "Tools/adapt/Sources", extensions: ["swift"]) {
            for (index, line) in file.lines.enumerated() {
                guard let found = Import(line) else { continue }
                let allowed = file.folders[3] == "Adapting" ? parser.union(["SourceText"]) : own
                #expect(allowed.contains(found.module), "\(file.path):\(index + 1): \(found.module)")
                #expect(found.access != nil, "\(file.path):\(index + 1): write an access before import")
            }
        }
    }

    /// A module that is missing in one of these places would count as the program's own there, or have no page.
    @Test(arguments: [
        "Sources/LoadedCode/Places/UIKitModules.swift", "Sources/UIKit/Exports.swift", "docs/docc/build.sh",
        "Tools/adapt/Tests/AdaptingTests/MainPackage.swift",
    ])
    func `The modules that are UIKit on iOS are listed wherever they count as one`(path: String) throws {
        let text = try repository.text(of: path)
        let words = Set(text.split { !$0.isLetter })
        #expect(Targets.uikit.filter { !words.contains(Substring($0)) } == [])
    }

    @Test func `A C target has exactly one importer, and the C library has System`() {
        for (target, importer) in Targets.importers {
            #expect(Targets.imports.filter { $0.value.contains(target) }.map(\.key) == [importer], "\(target)")
        }
        for (target, imports) in Targets.imports {
            #expect(imports.isDisjoint(with: ["Glibc", "Darwin", "Musl"]), "\(target)")
        }
    }

    @Test(arguments: [
        ("import Foundation", "Foundation", nil),
        ("package import SourceText", "SourceText", "package"),
        ("    @preconcurrency internal import struct Foundation.Date", "Foundation", "internal"),
        ("@_exported public import DragDrop  // why", "DragDrop", "public"),
    ])
    func `An import is read whatever stands around it`(line: String, module: String, access: String?) {
        let found = Import(line[...])
        #expect(found?.module == module)
        #expect(found?.access == access)
    }

    @Test(arguments: ["// import Foundation", "importing(x)", "let text = \"import A\"", "#if canImport(Glibc)"])
    func `Nothing else is taken for an import`(line: String) {
        #expect(Import(line[...]) == nil)
    }

    @Test func `The WebAssembly build compiles the core, with the settings of the package`() throws {
        let makefile = try repository.text(of: "Tests/Embedded/Makefile").replacing("\\\n\t", with: "")
        let manifest = try repository.text(of: "Package.swift")
        #expect(makefile.contains("\nMODULES := \(Targets.core.joined(separator: " "))\n"))
        for module in Targets.core {
            let line = try #require(makefile.split(separator: "\n").first { $0.hasPrefix("\(module).imports :=") })
            let imports = Set(line.split(separator: " ").dropFirst(2).map(String.init))
            #expect(
                imports == Targets.imports[module]?.intersection(Targets.core),
                "\(module).imports in Tests/Embedded/Makefile")
        }
        for feature in manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map(\.1) {
            #expect(makefile.contains("-enable-upcoming-feature \(feature)"))
        }
    }

    @Test func `The fuzzer compiles what its modules import`() throws {
        let script = try repository.text(of: "Tests/Fuzz/run.sh")
        let compiled = script.matches(of: /(?m)^compile (\w+)/).map { String($0.1) }
        let linked = try #require(script.firstMatch(of: /for module in ([\w ]+);/)).1.split(separator: " ")
        #expect(Set(compiled) == Set(linked.map(String.init)) && compiled.contains("DNDInterpreter"))
        for (index, module) in compiled.enumerated() {
            let imports = Targets.imports[module]?.intersection(Targets.core) ?? []
            #expect(imports.isSubset(of: compiled[..<index]), "\(module) in Tests/Fuzz/run.sh")
        }
    }

    @Test func `A spec stands in a folder named after its topic`() {
        for file in repository.files(in: "specs", extensions: ["dnd"]) {
            let topics = file.folders.dropFirst()
            #expect(!topics.isEmpty, "\(file.path): put it in the folder of its topic")
            for name in topics + [file.path.split(separator: "/").last?.dropLast(".dnd".count) ?? ""] {
                #expect(name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(file.path): words-like-these")
            }
        }
    }

    /// `@preconcurrency package import struct Module.Name`.
    private struct Import {
        let access: String?
        let module: String

        init?(_ line: Substring) {
            guard line.holds("import") else { return nil }
            let form =
                #/
                \s* (?: @\w+ (?: \( [^)]* \) )? \s+ )*
                (?: (public|package|internal|fileprivate|private) \s+ )?
                import \s+ (?: (?:struct|class|enum|protocol|typealias|func|let|var) \s+ )?
                (\w+) (?: \W.* )?
                /#
            guard let match = line.wholeMatch(of: form) else { return nil }
            access = match.1.map(String.init)
            module = String(match.2)
        }
    }
}
