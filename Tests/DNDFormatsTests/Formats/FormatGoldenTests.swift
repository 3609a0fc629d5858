import DNDDrawing
import Foundation
import Testing

@testable import DNDFormats

/// Compares each format with its golden file. `DND_RECORD=1` rewrites the files and fails.
@Suite struct FormatGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens", isDirectory: true)

    @Test(arguments: ReportFormat.allCases)
    func `A format is what it was`(format: ReportFormat) throws {
        let text = Self.withoutAssets(SampleRun.text(format, of: SampleRun.events()))
        let file = Self.folder.appendingPathComponent("\(format.rawValue).txt")
        let old = try? String(contentsOf: file, encoding: .utf8)
        if ProcessInfo.processInfo.environment["DND_RECORD"] == "1", old != text {
            try Data(text.utf8).write(to: file)
        }
        #expect(text == old)
    }

    /// The text without the style and the script of pages, which have tests of their own.
    private static func withoutAssets(_ text: String) -> String {
        text.replacing(PageAssets.style, with: "…").replacing(PageAssets.script, with: "…")
            .replacing(PageAssets.styleHash, with: "sha256-…").replacing(PageAssets.scriptHash, with: "sha256-…")
    }

    @Test(arguments: ReportFormat.allCases)
    func `Colours are for the text alone`(format: ReportFormat) {
        let coloured = SampleRun.text(format, of: SampleRun.events(), style: .coloured)
        #expect((coloured == SampleRun.text(format, of: SampleRun.events())) == (format != .text))
    }
}
