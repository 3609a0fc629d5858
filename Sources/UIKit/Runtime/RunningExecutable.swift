internal import CLoadedCode

/// The executable that runs, and what its file calls the code in it. Libraries that it has opened are not in it.
struct RunningExecutable: Sendable {
    /// Read when it is first needed, which takes some milliseconds. Nil where the file cannot be read.
    static let current = RunningExecutable()

    private let file: ExecutableFile

    /// What is added to the addresses of the file.
    private let distance: UInt

    private init?() {
        let path = URL(fileURLWithPath: "/proc/self/exe")
        guard let data = try? Data(contentsOf: path, options: .alwaysMapped), let file = ExecutableFile(data)
        else { return nil }
        self.file = file
        distance = loaded_executable() &- file.startAddress
    }

    /// The symbols of code or data that begins at an address; none in a file that was stripped.
    func names(at address: UInt) -> [String] {
        file.symbols(at: address &- distance).map { file.name(of: $0) }
    }

    /// The symbol of the function with an instruction at an address.
    func nameOfFunction(around address: UInt) -> String? {
        file.function(around: address &- distance).map { file.name(of: $0) }
    }

    /// The functions whose symbols begin and end so.
    func namesOfFunctions(startingWith prefix: String, endingWith last: Character) -> [String] {
        guard let last = last.asciiValue else { return [] }
        return file.symbols.filter {
            $0.isFunction && file.name(of: $0, startsWith: prefix.utf8, endsWith: last)
        }.map { file.name(of: $0) }
    }
}
