import Foundation
import Testing

/// Checks the tutorials as their readers write them, with `dnd adapt` as the only change.
@Suite struct TutorialTests {
    @Test(arguments: Example.tutorials)
    func `What is compiled is what adapt makes of the files for iOS`(example: Example) throws {
        let originals = try example.originals
        #expect(!originals.isEmpty)
        let made = FileManager.default.temporaryDirectory.appending(path: "tutorial-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: made) }

        let run = try example.run(["adapt"] + originals.map { "Original/\($0)" } + ["--output", made.path])

        #expect(run.status == 0, "\(run.text)")
        for name in originals {
            let compiled = example.folder.appending(path: "Sources/\(example.name)/\(name)")
            #expect(
                try String(contentsOf: made.appending(path: name), encoding: .utf8)
                    == String(contentsOf: compiled, encoding: .utf8))
        }
    }

    /// Otherwise the tutorial would show nothing.
    @Test(arguments: Example.tutorials)
    func `The files for iOS need adapting`(example: Example) throws {
        let isAdapted = try example.originals.map { name in
            let original = example.folder.appending(path: "Original/\(name)")
            let compiled = example.folder.appending(path: "Sources/\(example.name)/\(name)")
            return try Data(contentsOf: original) != Data(contentsOf: compiled)
        }
        #expect(isAdapted.contains(true))
    }
}

extension Example {
    /// The files of the iOS app.
    fileprivate var originals: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Original").path)
                .filter { $0.hasSuffix(".swift") }.sorted()
        }
    }
}
