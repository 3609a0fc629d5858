internal import CLoadedCode
internal import Foundation
internal import Synchronization

/// The running executable, or a library that it has loaded, with the symbols and lines of its file.
struct LoadedFile: Sendable {
    /// Read at the first use, which takes some milliseconds. Nil if the file cannot be read.
    static let executable = LoadedFile(path: "/proc/self/exe", start: loaded_executable())

    /// The libraries that were looked up, by the address of their first byte; nil for those that cannot be read.
    private static let libraries = Mutex<[UInt: LoadedFile?]>([:])

    private let file: ExecutableFile
    private let lines: LineTables

    /// The difference between addresses in memory and in the file.
    private let distance: UInt

    private init?(path: String, start: UInt) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            let file = ExecutableFile(data)
        else { return nil }
        self.file = file
        lines = LineTables(file)
        distance = start &- file.startAddress
    }

    /// The file that contains the code at an address; by default nil for a library of the system or of Swift, which
    /// never contains the program's own code.
    static func around(_ address: UInt, evenInSystem: Bool = false) -> LoadedFile? {
        var start: UInt = 0
        guard let path = loaded_file(address, &start).map({ String(cString: $0) }) else { return nil }
        guard start != loaded_executable() else { return executable }
        guard evenInSystem || !isSwiftsOrSystems(path) else { return nil }
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

    /// The symbols that begin at an address; none in a stripped file.
    func names(at address: UInt) -> [String] {
        file.symbols(at: address &- distance).map { file.name(of: $0) }
    }

    /// The symbol of the function that contains an address.
    func nameOfFunction(around address: UInt) -> String? {
        file.function(around: address &- distance).map { file.name(of: $0) }
    }

    /// The source line of the instruction at an address, or before it in its function if the compiler has generated the
    /// instruction; nil in a stripped file.
    func line(of address: UInt) -> SourceLine? {
        let address = address &- distance
        return file.function(around: address).flatMap { lines.line(of: address, inFunctionAt: $0.address) }
    }

    /// The symbols of the functions that have this prefix and this last character.
    func namesOfFunctions(startingWith prefix: String, endingWith last: Character) -> [String] {
        guard let last = last.asciiValue else { return [] }
        return file.symbols.filter {
            $0.isFunction && file.name(of: $0, startsWith: prefix.utf8, endsWith: last)
        }.map { file.name(of: $0) }
    }
}
