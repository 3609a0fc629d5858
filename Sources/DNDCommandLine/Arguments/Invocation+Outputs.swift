internal import DNDManual
internal import DNDResults
internal import DNDSpecs
internal import System

/// Files that options name to be written.
extension Invocation {
    /// A file that cannot be written, found before the work.
    struct OutputFault {
        let message: String
        let remedy: String
        let exitCode: ExitCode
    }

    /// The first fault of a named file: the command reads it, it is a spec, or its folder is missing.
    var outputFault: OutputFault? {
        let outputs = namedOutputs
        guard !outputs.isEmpty else { return nil }
        let read = readPaths
        for (option, path) in outputs {
            let real = FileSystem.realPath(path)
            let writesSpec = command == .explore && option == .output
            if let real, read.contains(real) || (path.hasSuffix(".dnd") && !writesSpec) {
                let what = read.contains(real) ? "which is read" : "which is a spec"
                return OutputFault(
                    message: "\(option.name) would replace \(path), \(what)", remedy: "Name another file.",
                    exitCode: .usage)
            }
            let folder = Path.folder(of: Path.absolute(path))
            // A run opens its reports before it begins.
            guard option == .report || FileSystem.kind(of: folder) == .folder else {
                return OutputFault(
                    message: "no such folder: \(folder)", remedy: "\(option.name) writes into a folder that is there.",
                    exitCode: .cannotCreate)
            }
        }
        return nil
    }

    private var namedOutputs: [(option: CommandOption, path: String)] {
        var outputs: [(option: CommandOption, path: String)] = []
        for report in reports { outputs.append((.report, report.path)) }
        for path in values(.certificate) { outputs.append((.certificate, path)) }
        // Of all failures each has a number in its name.
        guard command == .trace || (command == .explore && !has(.all)) else { return outputs }
        for path in values(.output) { outputs.append((.output, path)) }
        return outputs
    }

    /// With links resolved, and without includes.
    private var readPaths: Set<String> {
        let files = SpecSearch(arguments + values(.sameAs)).files.compactMap { $0.realPath }
        return Set(files + values(.baseline).compactMap { FileSystem.realPath($0) })
    }
}
