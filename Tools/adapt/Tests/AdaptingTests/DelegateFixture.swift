import Foundation
import Testing

/// A real-world file with delegates, and its adapted text.
struct DelegateFixture: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String

    /// Empty if it is not recorded yet.
    let adapted: String

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures/Delegates")

    static let all: [DelegateFixture] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift.txt") }.sorted().map { file in
            let name = String(file.dropLast(".swift.txt".count))
            return DelegateFixture(name: name, text: text(of: file), adapted: text(of: "\(name).adapted.txt"))
        }
    }()

    private static func text(of file: String) -> String {
        (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
    }

    var testDescription: String { name }
}
