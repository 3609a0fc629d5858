import Foundation

/// A file with delegates written for iOS, and the output of `dnd adapt` for it, which is a fixture of the adapter's
/// tests.
struct RealDelegateFile {
    let name: String
    let text: String
    let adapted: String

    static let all: [RealDelegateFile] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tools/adapt/Tests/AdaptingTests/Fixtures/Delegates").standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift.txt") }.sorted().map { file in
            let name = String(file.dropLast(".swift.txt".count))
            let texts = [file, "\(name).adapted.txt"].map { file in
                (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
            }
            return RealDelegateFile(name: name, text: texts[0], adapted: texts[1])
        }
    }()
}
