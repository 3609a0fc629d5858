internal import CLoadedCode
internal import Foundation
internal import Synchronization

/// The executable that runs, or a library that it has opened, and what its file says of the code in it.
struct LoadedFile: Sendable {
    /// Read when it is first needed, which takes some milliseconds. Nil where the file cannot be read.
    static let executable = LoadedFile(path: "/proc/self/exe", start: loaded_executable())

    /// The libraries that somebody has asked about, by the address of their first byte; nil for those that cannot be
    /// read.
    private static let libraries = Mutex<[UInt: LoadedFile?]>([:])

    private let file: ExecutableFile
    private let lines: LineTables

    /// What is added to the addresses of the file.
    private let distance: UInt

    private init?(path: String, start: UInt) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            let file = ExecutableFile(data)
        else { return nil }
        self.file = file
        lines = LineTables(file)
        distance = start &- file.startAddress
    }

    /// The file with the code at an address; nil for one of the system or of Swift, which no program's own code is in.
    static func around(_ address: UInt) -> LoadedFile? {
        var start: UInt = 0
        guard let path = loaded_file(address, &start).map({ String(cString: $0) }) else { return nil }
        guard start != loaded_executable() else { return executable }
        guard !isSwiftsOrSystems(path) else { return nil }
        return libraries.withLock { libraries in
            if let known = libraries[start] { return known }
            let library = LoadedFile(path: path, start: start)
            libraries[start] = .some(library)
            return library
        }
    }

    private static func isSwiftsOrSystems(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return path.hasPrefix("/lib/") || path.hasPrefix("/lib64/") || path.hasPrefix("/usr/lib/")
            || path.contains("/lib/swift/linux/")
            || ["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libTesting", "libXCTest"].contains {
                name.hasPrefix($0)
            }
    }

    /// The symbols of code or data that begins at an address; none in a file that was stripped.
    func names(at address: UInt) -> [String] {
        file.symbols(at: address &- distance).map { file.name(of: $0) }
    }

    /// The symbol of the function with an instruction at an address.
    func nameOfFunction(around address: UInt) -> String? {
        file.function(around: address &- distance).map { file.name(of: $0) }
    }

    /// The line that the instruction at an address was made from; nil in a file that was stripped.
    func line(of address: UInt) -> SourceLine? {
        lines.line(of: address &- distance)
    }

    /// The functions whose symbols begin and end so.
    func namesOfFunctions(startingWith prefix: String, endingWith last: Character) -> [String] {
        guard let last = last.asciiValue else { return [] }
        return file.symbols.filter {
            $0.isFunction && file.name(of: $0, startsWith: prefix.utf8, endsWith: last)
        }.map { file.name(of: $0) }
    }
}
