import Foundation

/// `dnd` on made-up files: each command must end by itself with a known status and write no control character.
final class FuzzedProgram {
    private static let timeoutSeconds = 20
    private static let timeoutStatus: Int32 = 124

    let program: Program
    private(set) var faults: [String] = []

    init(files: [String: String] = [:]) throws {
        program = try Program(files: files)
    }

    deinit { program.remove() }

    /// The faults since the last call. The files of a faulty case are kept.
    func takeFaults() -> [String] {
        defer { faults = [] }
        guard !faults.isEmpty else { return [] }
        let kept = program.folder.path + "-kept-\(UUID().uuidString.prefix(8))"
        try? FileManager.default.copyItem(atPath: program.folder.path, toPath: kept)
        return faults + ["the files are in \(kept)"]
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: program.folder.appendingPathComponent(name))
    }

    func bytes(of name: String) -> [UInt8]? {
        (try? Data(contentsOf: program.folder.appendingPathComponent(name))).map { Array($0) }
    }

    /// Runs a command; a status other than these is a fault, and so is a control character in the output.
    @discardableResult
    func run(_ words: String, statuses: Set<Int32>) throws -> Program.Output {
        let output = try program.run(
            words.split(separator: " ").map { String($0) }, secondsAtMost: Self.timeoutSeconds)
        if output.status == Self.timeoutStatus { fault("\(words) does not end") }
        if !statuses.contains(output.status) {
            fault("\(words) ends with \(output.status): \(output.errors.suffix(500))")
        }
        for text in [output.output, output.errors] {
            let leaks = ControlCharacters.leaks(in: text, isColoured: false)
            if !leaks.isEmpty { fault("\(words) writes \(leaks)") }
        }
        return output
    }

    /// The status alone.
    func status(_ words: String, _ statuses: Set<Int32>) throws -> Int32 {
        try run(words, statuses: statuses).status
    }

    func expect(_ isTrue: Bool, _ complaint: @autoclosure () -> String) {
        if !isTrue { fault(complaint()) }
    }

    func fault(_ complaint: String) {
        faults.append(complaint)
    }

    /// The names of leftover temporary files.
    var leftovers: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: program.folder.path)) ?? []
        return names.filter { $0.contains(".tmp") || $0.contains(".dnd-") }
    }
}
