internal import Adapting
internal import SourceText
internal import System
internal import TextDifferences

/// `dnd-adapt [--output DIR | --in-place | --package DIR] [--dry-run] [--color WHEN] FILE.swift…`
struct AdaptProgram {
    let options: Options
    var console: Console

    static func run(_ arguments: [String]) -> ExitStatus {
        guard let options = Options(arguments), !options.files.isEmpty else {
            var console = Console(isColoured: false)
            console.complain("dnd-adapt is started by dnd adapt", "Write dnd adapt --help.")
            return .usage
        }
        var program = AdaptProgram(options: options, console: Console(isColoured: options.isColoured))
        let status = program.adapt()
        program.console.flush()
        return status
    }

    private mutating func adapt() -> ExitStatus {
        if let problem = problemWithNames() { return problem }
        do {
            let package = options.packageFolder
            let folder = package.map { "\($0)/\(AppPackage.sourceFolder)" } ?? options.folder
            let paths = try OutputPaths(options.files, folder: folder).all
            guard let sources = read() else { return .noInput }
            return package.map { write(sources, to: paths, package: $0) } ?? adapt(sources, to: paths)
        } catch {
            switch error {
            case .namedTwice(let file): console.complain("\(file) is named twice", "Name each file once.")
            case .isInput(let path):
                console.complain(
                    "\(path) is one of the files to adapt", "Name another folder, or write --in-place to replace it.")
            }
            return .usage
        }
    }

    private mutating func problemWithNames() -> ExitStatus? {
        for file in options.files {
            if FileSystem.kind(of: file) == .folder {
                console.complain("\(file) is a folder", "Name its files, as in \(file)/*.swift.")
                return .noInput
            }
            if !file.hasSuffix(".swift") {
                console.complain("\(file) is not a Swift file", "Name files that end in .swift.")
                return .notSwift
            }
        }
        return nil
    }

    /// Nil if a file cannot be read.
    private mutating func read() -> [SourceFile]? {
        var sources: [SourceFile] = []
        for file in options.files {
            do {
                let bytes = try FileSystem.read(file, limitBytes: SwiftAdapter.sizeMaxBytes, isNamed: true)
                sources.append(SourceFile(name: file, utf8: bytes))
            } catch {
                console.complain(error.message)
            }
        }
        return sources.count == options.files.count ? sources : nil
    }

    private mutating func adapt(_ sources: [SourceFile], to paths: [String]) -> ExitStatus {
        let files: [AdaptedFile]
        do {
            files = try SwiftAdapter.adapt(sources)
        } catch {
            return refuse(error, in: sources)
        }
        do {
            for (file, path) in zip(files, paths) { try deliver(file, to: path) }
        } catch {
            console.complain(error.message)
            return error.isOfWriting ? .cannotCreate : .noInput
        }
        for file in files { report(file) }
        return files.contains { $0.remarks.contains { $0.isByHand } } ? .byHand : .nothingLeft
    }

    mutating func refuse(_ error: SwiftReadingError, in sources: [SourceFile]) -> ExitStatus {
        for problem in error.problems {
            console.report("\(place(problem.offset, in: sources[error.file])): error: \(problem.message)")
        }
        return .notSwift
    }

    // MARK: - Results

    mutating func deliver(_ file: AdaptedFile, to path: String) throws(FileError) {
        let difference = file.difference
        guard options.isCopying || options.isInPlace else {
            console.show(difference)
            return
        }
        if options.isInPlace, !file.hasChanged { return }
        if !options.isDryRun {
            if options.isCopying { try FileSystem.makeFolder(path.parentFolder) }
            try FileSystem.replace(path, with: file.text)
        }
        let count = difference.changedLineCount
        let change = count == 0 ? "copied" : count == 1 ? "1 line changed" : "\(count) lines changed"
        console.writeLine("\(path): \(change)")
    }

    mutating func report(_ file: AdaptedFile) {
        for remark in file.remarks {
            let kind = remark.isByHand ? "by hand" : "note"
            let place = place(remark.range.lowerBound, in: file.source)
            console.report("\(place): \(kind): \(remark.message)")
            if !remark.remedy.isEmpty { console.report("    hint: \(remark.remedy)") }
        }
    }

    /// `Board.swift:12:5`
    private func place(_ offset: Int, in source: SourceFile) -> String {
        let position = source.position(at: Int32(offset))
        return "\(source.name):\(position.line):\(position.column)"
    }
}

extension AdaptedFile {
    fileprivate var difference: UnifiedDifference {
        UnifiedDifference(from: String(decoding: source.utf8, as: UTF8.self), to: text, name: source.name)
    }
}

extension UnifiedDifference {
    /// A line that is replaced counts once.
    fileprivate var changedLineCount: Int {
        max(lines.count { $0.role == .removed }, lines.count { $0.role == .added })
    }
}

extension String {
    /// The part before the last slash of a path that has one.
    var parentFolder: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
}
