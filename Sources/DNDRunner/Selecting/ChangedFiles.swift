internal import DNDSpecs
internal import SourceText
internal import System

/// The files that differ from a git revision, for `--changed REV`.
package struct ChangedFiles: Sendable {
    /// Absolute paths with links resolved.
    let paths: Set<String>

    /// An error of git. The message starts in lower case, without a full stop.
    package struct Fault: Error, Equatable {
        package let message: String
    }

    /// Finds the files that were changed, added or renamed since a revision, committed or not, and untracked files.
    init(since revision: String, in folder: String = FileSystem.currentFolder) throws(Fault) {
        guard !revision.hasPrefix("-") else { throw Fault(message: "'\(revision)' is no revision") }
        let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder).split(separator: 0x0A)
        let root = top.first.map { FileName.text($0) } ?? folder
        let changed = try Self.git(["diff", "--name-only", "--no-renames", "-z", revision, "--"], in: root)
        let unknown = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
        let names = changed.split(separator: 0) + unknown.split(separator: 0)
        paths = Set(names.map { "\(root)/\(FileName.text($0))" })
    }

    /// Whether the file itself or one of its includes has changed.
    func affect(_ spec: LoadedSpec) -> Bool {
        spec.files.contains { path in paths.contains(FileSystem.realPath(path) ?? path) }
    }

    private static func git(_ arguments: [String], in folder: String) throws(Fault) -> [UInt8] {
        let answer: Subprocess.Answer
        do {
            answer = try Subprocess.run(["git", "-C", folder] + arguments)
        } catch {
            throw Fault(message: "git cannot be started: \(ErrorNumber.words(error.reason))")
        }
        guard answer.status == 0 else {
            let lines = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n")
            throw Fault(message: "git says: \(lines.first.map { String($0) } ?? "nothing, and fails")")
        }
        return answer.output
    }
}

extension LoadedSpec {
    /// The absolute paths of the file and its includes. Standard input has no path.
    var files: [String] {
        var paths: [String] = []
        if case .file(let path) = file.source { paths.append(path) }
        return paths + includedPaths
    }
}
