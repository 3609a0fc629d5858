import Foundation
import Testing

/// A committed file that is made from others.
enum GeneratedFile {
    /// Whether `make generated` or `make lessons` writes the files anew.
    static let isRecorded = ProcessInfo.processInfo.environment["DND_RECORD"] == "1"

    /// Expects that the file has this text, or writes it, which is an issue, too: nobody should take it for a check.
    static func check(
        _ text: String, at path: String, command: String = "make generated",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if isRecorded {
            try text.write(to: Repository.shared.root.appending(path: path), atomically: true, encoding: .utf8)
            Issue.record(
                "\(path): written; read the difference, build, and run again without DND_RECORD",
                sourceLocation: sourceLocation)
        } else {
            #expect(
                try Repository.shared.text(of: path) == text, "write it anew: \(command)",
                sourceLocation: sourceLocation)
        }
    }
}
