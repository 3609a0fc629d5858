internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import SourceText
internal import SwiftAdapter
internal import System
internal import TextDifferences

/// `dnd adapt`
struct AdaptCommand {
    private enum Destination {
        /// Nothing is written; the difference is shown.
        case none
        case folder(String)
        case inPlace
    }

    private let console: Console
    private let destination: Destination

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let folder = invocation.value(.output)
        guard folder == nil || !invocation.has(.inPlace) else {
            console.complain("--output and --in-place exclude each other", "Write one of them.")
            return .usage
        }
        let destination = invocation.has(.inPlace) ? .inPlace : folder.map { Destination.folder($0) } ?? .none
        let command = AdaptCommand(console: console, destination: destination)
        if let other = invocation.arguments.first(where: { !$0.hasSuffix(".swift") }) {
            console.complain("\(other) is not a Swift file", "Name files that end in .swift.")
            return .badSpec
        }
        guard let paths = command.copies(of: invocation.arguments) else { return .usage }
        return command.adapt(invocation.arguments, to: paths)
    }

    private func adapt(_ files: [String], to paths: [String]) -> ExitCode {
        var sources: [SourceFile] = []
        var errors: [FileError] = []
        for file in files {
            do {
                let bytes = try FileSystem.read(file, limitBytes: SwiftAdapter.sizeMaxBytes)
                sources.append(SourceFile(name: file, utf8: bytes))
            } catch {
                errors.append(error)
            }
        }
        for error in errors { console.complain(error.message) }
        guard errors.isEmpty else { return .noInput }
        do {
            return deliver(try SwiftAdapter.adapt(sources), to: paths)
        } catch {
            let source = sources[error.file]
            console.output.flush()
            console.errors.writeLine("\(place(error.offset, in: source)): error: \(error.message)")
            return .badSpec
        }
    }

    private func deliver(_ files: [AdaptedFile], to paths: [String]) -> ExitCode {
        do {
            if case .folder(let folder) = destination { try FileSystem.makeFolder(folder) }
            for (file, path) in zip(files, paths) { try deliver(file, to: path) }
        } catch {
            console.complain(error.message)
            return error.exitCode
        }
        for file in files { report(file) }
        return files.contains { $0.remarks.contains { $0.isByHand } } ? .failed : .passed
    }

    private func deliver(_ file: AdaptedFile, to path: String) throws(FileError) {
        switch destination {
        case .none: show(file)
        case .folder:
            try FileSystem.replace(path, with: file.text)
            console.output.writeLine(path)
        case .inPlace:
            guard file.hasChanged else { return }
            try FileSystem.replace(path, with: file.text)
            console.output.writeLine(path)
        }
    }

    // MARK: - Output paths

    /// The path that each file is written to; nil when a path is one of the input files, or two paths are the same.
    private func copies(of files: [String]) -> [String]? {
        guard case .folder(let folder) = destination else { return files }
        var owners: [String: String] = [:]
        for file in files {
            let path = copy(of: file, in: folder)
            if let other = owners.updateValue(file, forKey: path) {
                console.complain("\(other) and \(file) would both be written to \(path)", "Adapt them one by one.")
                return nil
            }
            let copy = FileSystem.realPath(path)
            if copy != nil, files.contains(where: { FileSystem.realPath($0) == copy }) {
                console.complain(
                    "\(path) is one of the files to adapt", "Name another folder, or write --in-place to replace it.")
                return nil
            }
        }
        return files.map { copy(of: $0, in: folder) }
    }

    private func copy(of file: String, in folder: String) -> String {
        let name = file.split(separator: "/").last.map { String($0) } ?? file
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    // MARK: - Reporting

    private func show(_ file: AdaptedFile) {
        let text = String(decoding: file.source.utf8, as: UTF8.self)
        console.show(UnifiedDifference(from: text, to: file.text, name: file.source.name))
    }

    private func report(_ file: AdaptedFile) {
        if !file.remarks.isEmpty { console.output.flush() }
        for remark in file.remarks {
            let kind = remark.isByHand ? "by hand" : "note"
            let place = place(remark.range.lowerBound, in: file.source)
            console.errors.writeLine("\(place): \(kind): \(remark.message)")
            if !remark.remedy.isEmpty { console.errors.writeLine("    hint: \(remark.remedy)") }
        }
    }

    /// `Board.swift:12:5`
    private func place(_ offset: Int, in source: SourceFile) -> String {
        let position = source.position(at: Int32(offset))
        return "\(source.name):\(position.line):\(position.column)"
    }
}
