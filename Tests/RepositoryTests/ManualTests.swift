import Foundation
import Testing

@testable import DNDCommandLine
@testable import DNDManual
@testable import DNDResults

/// Tests that the manual matches the tables, and that manual readers accept it.
@Suite struct ManualTests {
    private let repository = Repository.shared

    @Test func `The manual in the repository is what dnd docs man writes`() {
        let found = repository.files.filter { $0.path.hasPrefix("man/") }
        let isSame =
            Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.text ?? "") })
            == Dictionary(uniqueKeysWithValues: ManualPage.all.map { ("man/" + $0.path, $0.text) })
        #expect(isSame, "write it anew: make pages")
    }

    @Test func `Every command has a page with each of its options, and stands on the first page`() throws {
        let first = try #require(ManualPage.all.first { $0.name == "dnd.1" })
        for entry in CommandEntry.all {
            let page = try #require(ManualPage.all.first { $0.name == "dnd-\(entry.name).1" })
            #expect(first.text.contains(".It Xr dnd-\(entry.name) 1\n"), "\(entry.name)")
            for subcommand in entry.subcommands { #expect(page.text.contains(".It Cm \(subcommand.lastWord)\n")) }
            for option in entry.options + entry.subcommands.flatMap({ $0.options }) {
                #expect(page.text.contains("Fl -\(option.rawValue)"), "\(entry.name) \(option.name)")
            }
        }
        for code in ExitCode.allCases { #expect(first.text.contains(".It Li \(code.rawValue)\n")) }
    }

    @Test func `Every phrase of the language stands in section 5`() throws {
        let page = try #require(ManualPage.all.first { $0.name == "dnd.5" })
        for verb in ["drag", "hover", "scenario", "expect", "coordinator", "snapshot", "table"] {
            #expect(page.text.contains(".It Li \"\(verb)"), "\(verb)")
        }
    }

    @Test(.enabled(if: Tool.isInstalled("mandoc"), "mandoc is not installed"))
    func `mandoc has nothing to say about a page, but that the others are not installed`() throws {
        for page in ManualPage.all {
            let read = try Command(["mandoc", "-Tlint", "man/" + page.path], in: repository.root).run()
            let complaints = read.text.split(separator: "\n").filter { !$0.contains("referenced manual not found") }
            #expect(complaints == [], "\(page.name)")
        }
    }

    @Test(.enabled(if: Tool.isInstalled("groff"), "groff is not installed"))
    func `groff sets every page without a warning`() throws {
        for page in ManualPage.all {
            let words = ["groff", "-mdoc", "-Tutf8", "-ww", "-z", "-K", "utf8", "man/" + page.path]
            #expect(try Command(words, in: repository.root).run().text == "", "\(page.name)")
        }
    }
}

/// Third-party programs that some tests need.
enum Tool {
    static func isInstalled(_ name: String) -> Bool {
        ["/usr/bin", "/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }
}
