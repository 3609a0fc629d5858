internal import DNDDrawing
internal import DNDLessons
internal import DNDResults
internal import System

/// Watches the file of the current lesson, and gives the verdict when it was saved.
struct LearnWatch {
    /// The quiet time after which a change counts as complete.
    private static let quietMilliseconds: Int32 = 5

    /// How long a missing file may take to reappear before it counts as removed.
    private static let returnMilliseconds: Int32 = 100

    private let console: Console
    private let watcher: FolderWatcher
    private let keyboard: Keyboard
    private var desk: LearnDesk

    /// The file being watched, and its state when it was last judged.
    private var path: String?
    private var stamp: FileStamp?

    init(_ console: Console, _ desk: LearnDesk) throws(WatchError) {
        self.console = console
        self.desk = desk
        watcher = try FolderWatcher()
        keyboard = Keyboard()
    }

    /// Returns when the learner quits.
    mutating func watch() throws(WatchError) -> ExitCode {
        defer { keyboard.handBack() }
        try follow()
        console.output.writeLine(console.style.quiet("Keys: h hint, n next, l list, q quit. Your file is watched."))
        console.flush()
        while true {
            _ = FileDescriptor.wait(
                for: [watcher.descriptor, keyboard.signals, .standardInput], milliseconds: -1)
            for input in keyboard.inputs() {
                if try obey(input) { return .passed }
            }
            try judgeChange()
        }
    }

    /// Watches the folder of the current file.
    private mutating func follow() throws(WatchError) {
        let current = desk.currentPath()
        if current != path {
            path = current
            stamp = current.flatMap { FileStamp($0) }
        }
        try watcher.watch(exactly: path.map { [Path.folder(of: $0)] } ?? [])
    }

    private mutating func judgeChange() throws(WatchError) {
        guard let path, watcher.changes().concern(path) else { return }
        while FileDescriptor.wait(
            for: [watcher.descriptor],
            milliseconds: FileSystem.kind(of: path) == nil ? Self.returnMilliseconds : Self.quietMilliseconds)
        {
            _ = watcher.changes()
        }
        // A file that is saved while it is judged is judged again.
        while self.path == path {
            let saved = FileStamp(path)
            guard saved != stamp else { return }
            stamp = saved
            console.output.writeLine(path.hasSuffix(".swift") ? "Building and running the lesson …" : "")
            console.flush()
            try answer(.check)
        }
    }

    private mutating func answer(_ request: LearnDesk.Request) throws(WatchError) {
        _ = LearnOutput(console).answer(request, &desk)
        try follow()
    }

    /// Returns true to quit.
    private mutating func obey(_ input: Keyboard.Input) throws(WatchError) -> Bool {
        switch input {
        case .signal(let number):
            console.flush()
            keyboard.obey(number)
        case .end, .key(UInt8(ascii: "q")), .key(4): return true
        case .key(UInt8(ascii: "h")): try answer(.hint)
        case .key(UInt8(ascii: "n")): try answer(.next)
        case .key(UInt8(ascii: "l")): try answer(.list)
        case .key: break
        }
        return false
    }
}

extension FolderChanges {
    /// Whether a file may have changed.
    fileprivate func concern(_ path: String) -> Bool { isStructural || files.contains(path) }
}
