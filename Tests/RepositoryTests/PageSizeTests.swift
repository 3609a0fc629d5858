import Testing

/// Tests that the scripts and styles of `Page` stay small: they are written by hand, without a dependency.
@Suite struct PageSizeTests {
    static let linesMax = 2500

    @Test func `The scripts and styles have at most 2,500 lines together, of at most 120 columns`() {
        let files = Repository.shared.files(in: "Page", extensions: ["js", "css"])
        #expect(files.count > 10)
        let count = files.reduce(0) { $0 + $1.lines.count }
        #expect(count <= Self.linesMax, "\(count) lines")
        for file in files {
            let long = file.lines.indices.filter { file.lines[$0].count > 120 }.map { $0 + 1 }
            #expect(long.isEmpty, "\(file.path): lines \(long) are too long")
        }
    }
}
