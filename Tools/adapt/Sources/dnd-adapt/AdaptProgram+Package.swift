internal import Adapting
internal import SourceText
internal import System

/// `--package DIR`
extension AdaptProgram {
    /// Writes the copies anew, and the other files of the package unless they exist.
    mutating func write(_ sources: [SourceFile], to paths: [String], package folder: String) -> ExitStatus {
        let package: AppPackage
        do {
            package = try SwiftAdapter.package(sources, dnd: Self.dndFolder)
        } catch {
            return refuse(error, in: sources)
        }
        do {
            for (index, path) in paths.enumerated() where !package.tests.contains(index) {
                try deliver(package.adapted[index], to: path)
            }
            for file in package.files { try deliver(file, below: folder) }
        } catch {
            console.complain(error.message)
            return error.isOfWriting ? .cannotCreate : .noInput
        }
        return report(package, in: folder)
    }

    private mutating func deliver(_ file: AppPackage.File, below folder: String) throws(FileError) {
        let path = "\(folder)/\(file.path)"
        if FileSystem.isThere(path) {
            console.writeLine("\(path): kept")
            return
        }
        if !options.isDryRun {
            try FileSystem.makeFolder(path.parentFolder)
            try FileSystem.write(path, file.text, replaces: false)
        }
        console.writeLine("\(path): written")
    }

    private mutating func report(_ package: AppPackage, in folder: String) -> ExitStatus {
        var isDone = true
        for (index, file) in package.adapted.enumerated() {
            guard !package.tests.contains(index) else {
                console.report("\(file.source.name): note: is a test, and left out")
                continue
            }
            report(file)
            if file.remarks.contains(where: { $0.isByHand }) { isDone = false }
        }
        for file in package.files {
            for placeholder in file.placeholders {
                isDone = false
                console.report("\(folder)/\(file.path):\(placeholder.line): by hand: fill in \(placeholder.what)")
            }
        }
        return isDone ? .nothingLeft : .byHand
    }

    /// The maximum number of folders between this program and its package.
    private static let depthMax = 8

    /// The folder of the package that this program was built in; nil for an installed program.
    private static var dndFolder: String? {
        guard var folder = CurrentProcess.path.flatMap({ FileSystem.realPath($0) }) else { return nil }
        for _ in 0..<depthMax where folder != "/" {
            folder = Path.folder(of: folder)
            if FileSystem.isThere("\(folder)/Tools/adapt/Package.swift") { return folder }
        }
        return nil
    }
}
