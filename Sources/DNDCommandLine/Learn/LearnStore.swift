internal import DNDLessons
internal import DNDRunner
internal import JSON
internal import System

/// The learner's progress on disk: a file, and a copy of it. Each is replaced as a whole, so one of them is whole at
/// any moment.
struct LearnStore {
    /// What was wrong with the files, in sentences.
    private var remarks: [String] = []

    private let file: StateFile
    private let copy: StateFile

    /// Nil when no folder for states is known. `name` tells courses apart.
    init?(course name: String) {
        guard let file = StateFile("learn", of: name), let copy = StateFile("learn", of: name + ".copy") else {
            return nil
        }
        self.file = file
        self.copy = copy
    }

    /// The progress could not be changed.
    enum Failure: Error {
        case busy
        case failed(FileError)
    }

    /// The progress without changing it.
    func read() -> Progress { progress(file.lines(), putsAside: false).progress }

    /// The sentences about the files since the last call.
    mutating func takeRemarks() -> [String] {
        defer { remarks = [] }
        return remarks
    }

    /// Replaces the progress with what a closure makes of it, under a lock. Returns when both files are on disk.
    mutating func update(_ change: (inout Progress) throws(FileError) -> Void) throws(Failure) {
        var failure: FileError?
        var written: [String]?
        var remarks: [String] = []
        let isUnwritten = file.update { lines in
            var (progress, said) = self.progress(lines, putsAside: true)
            remarks = said
            do throws(FileError) {
                try change(&progress)
            } catch {
                failure = error
                return nil
            }
            written = [progress.json.text(in: .compact)]
            return written
        }
        self.remarks += remarks
        if let error = failure ?? isUnwritten { throw .failed(error) }
        guard let written else { throw .busy }
        if let error = copy.update({ _ in written }) { throw .failed(error) }
    }

    // MARK: - Reading

    private func progress(_ lines: [String]?, putsAside: Bool) -> (progress: Progress, remarks: [String]) {
        if let lines, let progress = Self.progress(lines) { return (progress, []) }
        let copied = copy.lines().flatMap { Self.progress($0) }
        guard lines != nil else {
            guard let copied else { return (Progress(), []) }
            return (copied, ["The file of your progress, \(file.path), was missing; its copy has everything."])
        }
        let kept = putsAside ? putAside() : file.path
        guard let copied else {
            return (
                Progress(), ["Your progress cannot be read. The file is kept as \(kept); your answers are untouched."]
            )
        }
        return (copied, ["The file of your progress was torn; its copy has everything. The torn one is \(kept)."])
    }

    private static func progress(_ lines: [String]) -> Progress? {
        Progress(bytes: Array(lines.joined(separator: "\n").utf8))
    }

    /// The number of torn files that are kept.
    private static let tornCountMax = 100

    /// Renames the file, and returns its new path.
    private func putAside() -> String {
        let names = (1...Self.tornCountMax).lazy.map { "\(file.path).torn-\($0)" }
        let name = names.first { !FileSystem.isThere($0) } ?? "\(file.path).torn"
        return (try? FileSystem.rename(file.path, to: name)) == nil ? file.path : name
    }
}
