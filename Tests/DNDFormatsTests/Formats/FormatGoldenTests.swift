import DNDDrawing
import DNDFormats
import Foundation
import Testing

/// Compares each format with its golden file. `DND_RECORD=1` rewrites the files and fails.
@Suite struct FormatGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens", isDirectory: true)

    @Test(arguments: ReportFormat.allCases)
    func `A format is what it was`(format: ReportFormat) throws {
        let text = SampleRun.text(format, of: SampleRun.events())
        let file = Self.folder.appendingPathComponent("\(format.rawValue).txt")
        let old = try? String(contentsOf: file, encoding: .utf8)
        if ProcessInfo.processInfo.environment["DND_RECORD"] == "1", old != text {
            try Data(text.utf8).write(to: file)
        }
        #expect(text == old)
    }

    @Test(arguments: ReportFormat.allCases)
    func `Colours are for the text alone`(format: ReportFormat) {
        let coloured = SampleRun.text(format, of: SampleRun.events(), style: .coloured)
        #expect((coloured == SampleRun.text(format, of: SampleRun.events())) == (format != .text))
    }
}
