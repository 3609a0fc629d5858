import Foundation
import Testing

/// Checks that the examples' specs pass, and that their broken variants are reported.
@Suite struct ExamplesTests {
    @Test(arguments: Example.all)
    func `The specs of an example pass`(example: Example) throws {
        let run = try example.run("run", "Specs")
        #expect(run.status == 0, "\(run.text)")
        #expect(!run.text.contains("0 passed"))
    }

    @Test(arguments: Example.all)
    func `The report of a mistake is the one on record`(example: Example) throws {
        let names = try example.broken
        #expect(!names.isEmpty)
        for name in names {
            let run = try example.run("run", "Broken/\(name).dnd")
            #expect(run.status == 1, "\(name): \(run.text)")
            try Golden(example.folder.appending(path: "Reports/\(name).txt")).compare(run.text)
        }
    }

    @Test func `Every folder in Examples is tested`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Example.root.appending(path: "Examples").path)
            .filter { !$0.contains(".") }
        #expect(folders.sorted() == Example.all.map { $0.name }.sorted())
    }
}

/// A recorded text. `DND_RECORD=1` rewrites it and fails, so that the difference is reviewed.
struct Golden {
    let file: URL

    init(_ file: URL) {
        self.file = file
    }

    func compare(_ text: String) throws {
        let text = text.replacing(#/in [0-9.]+ (ms|s|µs)\n/#, with: "in N ms\n")
        let old = try? String(contentsOf: file, encoding: .utf8)
        if ProcessInfo.processInfo.environment["DND_RECORD"] != nil, old != text {
            try Data(text.utf8).write(to: file)
        }
        #expect(text == old, "\(file.lastPathComponent)")
    }
}
