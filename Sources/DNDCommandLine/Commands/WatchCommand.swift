internal import DNDDrawing
internal import DNDResults
internal import DNDSpecs
internal import SourceText
internal import System

/// `dnd watch`
struct WatchCommand {
    /// The quiet time after which a change counts as complete: editors write in several steps.
    private static let quietMilliseconds: Int32 = 5

    /// How long a missing file may take to reappear before it counts as removed.
    private static let returnMilliseconds: Int32 = 100

    /// The maximum wait for a quiet time; after it the specs run anyway.
    private static let patienceMilliseconds = 250

    /// The maximum number of rounds of watching, when new folders keep appearing while the folders are watched.
    private static let folderRoundsMax = 16

    private let console: Console
    private let watcher: FolderWatcher
    private let keyboard: Keyboard
    private var specs: WatchedSpecs
    private var runs: WatchRun

    /// The folders being watched.
    private var folders: Set<String> = []

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        var invocation = invocation
        if invocation.arguments.isEmpty { invocation.arguments = ["."] }
        guard !invocation.arguments.contains("-") else {
            console.complain("standard input cannot be watched", "Name files or folders.")
            return .usage
        }
        let specs = WatchedSpecs(invocation.arguments)
        for error in specs.search.errors { console.complain(error.message) }
        guard specs.search.errors.isEmpty else { return .noInput }
        do {
            var command = WatchCommand(console, try FolderWatcher(), specs, WatchRun(invocation, console))
            return try command.watch()
        } catch {
            console.complain("files cannot be watched: \(error.message)", error.remedy)
            return .noInput
        }
    }

    private init(_ console: Console, _ watcher: FolderWatcher, _ specs: WatchedSpecs, _ runs: WatchRun) {
        self.console = console
        self.watcher = watcher
        self.specs = specs
        self.runs = runs
        keyboard = Keyboard()
    }

    private mutating func watch() throws(WatchError) -> ExitCode {
        defer { keyboard.handBack() }
        try watchFolders()
        _ = specs.searchAgain()
        try readAndRun(Set(specs.names), isEverything: true)
        announce()
        while true {
            wait(milliseconds: -1)
            for input in keyboard.inputs() {
                if try obey(input) { return runs.exitCode }
            }
            let changes = settledChanges()
            if !changes.isEmpty { try take(changes) }
        }
    }

    private func announce() {
        let files = specs.names.count.counted("file")
        let keys = keyboard.hasKeys ? ": Enter runs everything, f what failed, q ends" : ""
        console.output.writeLine(console.style.quiet("watching \(files)\(keys)"))
        console.flush()
    }

    // MARK: - Waiting

    private func wait(milliseconds: Int32) {
        let keys: [FileDescriptor] = keyboard.hasKeys ? [.standardInput] : []
        _ = FileDescriptor.wait(for: [watcher.descriptor, keyboard.signals] + keys, milliseconds: milliseconds)
    }

    /// Collects the changes that follow each other closely.
    private func settledChanges() -> FolderChanges {
        var changes = watcher.changes()
        guard !changes.isEmpty else { return changes }
        let stopwatch = Stopwatch()
        while stopwatch.milliseconds < Self.patienceMilliseconds {
            let isMissing = changes.files.contains {
                FileSystem.kind(of: $0) == nil && !specs.affected(by: [$0]).isEmpty
            }
            let time = isMissing ? Self.returnMilliseconds : Self.quietMilliseconds
            guard FileDescriptor.wait(for: [watcher.descriptor], milliseconds: time) else { break }
            let more = watcher.changes()
            changes.files.formUnion(more.files)
            changes.isStructural = changes.isStructural || more.isStructural
        }
        return changes
    }

    // MARK: - Running

    private mutating func take(_ changes: FolderChanges) throws(WatchError) {
        var files = changes.files
        var names: Set<String> = []
        let isSearch = changes.isStructural || files.contains { specs.changesSearch($0) }
        if changes.isStructural { files.formUnion(specs.changedFiles) }
        let affected = specs.affected(by: files)
        if isSearch {
            // Watches the folders first, so that later changes in them are reported. A folder that was removed and
            // recreated must be watched again.
            if changes.isStructural { folders = [] }
            try watchFolders()
            names = searchAgain()
            runs.forgetAll(but: specs.names)
        }
        names.formUnion(affected.intersection(specs.names))
        for name in affected.subtracting(specs.names).sorted() {
            console.output.writeLine(console.style.heading("\(name) is gone"))
        }
        guard !names.isEmpty else { return console.flush() }
        headline(files, names)
        try readAndRun(names, isEverything: false)
    }

    /// Reports search errors. The disappearance of an argument itself is reported elsewhere.
    private mutating func searchAgain() -> Set<String> {
        let names = specs.searchAgain()
        for error in specs.search.errors where !specs.arguments.contains(error.path) {
            console.complain(error.message)
        }
        return names
    }

    private func headline(_ files: Set<String>, _ names: Set<String>) {
        let folder = FileSystem.currentFolder
        let changed = files.filter { !specs.affected(by: [$0]).isEmpty }.map { Path.relative($0, to: folder) ?? $0 }
        let what = changed.isEmpty ? names.sorted() : changed.sorted()
        let more = what.count > 3 ? " and \(what.count - 3) more" : ""
        let count = names.count.counted("file")
        console.output.writeLine(
            console.style.heading("\(what.prefix(3).joined(separator: ", "))\(more): running \(count)"))
    }

    private mutating func readAndRun(_ names: Set<String>, isEverything: Bool) throws(WatchError) {
        specs.read(names)
        if !specs.folders(of: names).isSubset(of: folders) { try watchFolders() }
        runs.run(isEverything ? nil : names.sorted(), in: specs)
    }

    /// Repeats while new folders appear whose parent was not watched yet, since no event reports them.
    private mutating func watchFolders() throws(WatchError) {
        for _ in 0..<Self.folderRoundsMax {
            let found = specs.folders
            guard found != folders else { return }
            try watcher.watch(exactly: found)
            folders = found
        }
    }

    // MARK: - Keys

    /// Returns true to quit.
    private mutating func obey(_ input: Keyboard.Input) throws(WatchError) -> Bool {
        switch input {
        case .signal(let number):
            console.flush()
            keyboard.obey(number)
        case .end, .key(UInt8(ascii: "q")), .key(4): return true
        case .key(UInt8(ascii: "\n")), .key(UInt8(ascii: "\r")):
            _ = searchAgain()
            console.output.writeLine(console.style.heading("everything"))
            try readAndRun(Set(specs.names), isEverything: true)
        case .key(UInt8(ascii: "f")):
            let names = runs.failedNames
            console.output.writeLine(console.style.heading(names.isEmpty ? "nothing has failed" : "what failed"))
            if !names.isEmpty { try readAndRun(Set(names), isEverything: false) }
            console.flush()
        case .key: break
        }
        return false
    }
}
