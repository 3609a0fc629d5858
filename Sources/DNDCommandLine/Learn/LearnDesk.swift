internal import DNDInterpreter
internal import DNDLanguage
internal import DNDLessons
internal import System

/// The course, the learner's progress and the learner's files: answers requests with sheets.
struct LearnDesk {
    private let course: Course
    private var store: LearnStore

    /// The folder that was asked for; nil for the one that the progress names.
    private let chosenFolder: String?

    /// Sentences about the progress file, each told once.
    mutating func takeRemarks() -> [String] { store.takeRemarks() }

    /// The real time that a scenario of an answer may take.
    private static let answerMilliseconds = 2_000

    private static let standardFolder = "dnd-lessons"

    /// A desk could not be opened.
    enum Failure: Error {
        case noLessons(FileError)
        case emptyCourse(String)
        case noState
    }

    /// - Parameters:
    ///   - lessons: A folder of lessons; nil for those of the program.
    ///   - folder: The learner's folder; nil for the one that was used before.
    /// - Throws: The reason why there is no course, or no place for progress.
    init(lessons: String?, folder: String?) throws(Failure) {
        let name: String
        if let lessons {
            do throws(FileError) {
                course = CourseReader.read(try CourseFolder.files(in: lessons)).course
            } catch {
                throw .noLessons(error)
            }
            guard !course.lessons.isEmpty else { throw .emptyCourse(lessons) }
            name = FileSystem.realPath(lessons) ?? Path.absolute(lessons)
        } else {
            course = BuiltInCourse.course
            name = "progress.json"
        }
        guard let store = LearnStore(course: name) else { throw .noState }
        self.store = store
        chosenFolder = folder.map { Path.absolute($0) }
    }

    /// Limits that end an answer which takes too long.
    static func limits() -> ScenarioLimits {
        var limits = ScenarioLimits()
        let stopwatch = Stopwatch()
        limits.realMilliseconds = answerMilliseconds
        limits.isOverdue = { stopwatch.milliseconds > answerMilliseconds }
        return limits
    }

    // MARK: - Requests

    enum Request {
        case list
        case next
        case hint
        case check
        case quiz
        case reset(String?)
        case open(String)
    }

    /// Meets a request, writes the file of its sheet, and keeps the progress, in this order.
    mutating func sheet(for request: Request) throws(LearnStore.Failure) -> Sheet {
        if case .list = request { return learner(store.read()).list() }
        var sheet = Sheet()
        let desk = self
        try store.update { (progress) throws(FileError) in
            var learner = desk.learner(progress)
            sheet = try desk.answer(request, &learner)
            if let file = sheet.file { try desk.write(file, in: learner.progress.folder) }
            progress = learner.progress
        }
        return sheet
    }

    private func learner(_ progress: Progress) -> Learner {
        var learner = Learner(course, progress: progress, limits: Self.limits)
        if let chosenFolder { learner.progress.folder = chosenFolder }
        if learner.progress.folder.isEmpty { learner.progress.folder = Path.absolute(Self.standardFolder) }
        let folder = learner.progress.folder
        learner.place = Path.relative(folder, to: FileSystem.currentFolder) ?? folder
        if learner.place.isEmpty { learner.place = "." }
        return learner
    }

    private func answer(_ request: Request, _ learner: inout Learner) throws(FileError) -> Sheet {
        switch request {
        case .list: return learner.list()
        case .next: return learner.next()
        case .hint: return learner.hint()
        case .quiz: return learner.quiz()
        case .reset(let name): return learner.reset(name)
        case .open(let name): return learner.open(name)
        case .check: return try check(&learner)
        }
    }

    private func check(_ learner: inout Learner) throws(FileError) -> Sheet {
        guard let task = learner.progress.task else { return learner.check(nil) }
        let path = "\(learner.progress.folder)/\(learner.fileName(of: task))"
        guard FileSystem.kind(of: path) == .file else { return learner.check(nil) }
        let bytes = try FileSystem.read(path, limitBytes: SyntaxLimits.fileSizeBytes)
        let text = String(decoding: bytes, as: UTF8.self)
        if let question = learner.question(of: task), question.lesson.map({ $0.isSwift }) ?? false {
            let lesson = SwiftLesson(folder: Path.folder(of: path), isSecond: question.isSecond)
            return learner.take(question.verdict(on: text) { lesson.answer() }, on: text)
        }
        return learner.check(text)
    }

    /// The path of the file to work on now; nil without a task.
    func currentPath() -> String? {
        let learner = learner(store.read())
        return learner.progress.task.map { "\(learner.progress.folder)/\(learner.fileName(of: $0))" }
    }

    // MARK: - Files

    /// The number of texts that are put aside.
    private static let keptCountMax = 1_000

    /// Writes a file where it is missing. A reset puts a changed text aside first.
    private func write(_ file: Sheet.File, in folder: String) throws(FileError) {
        let path = "\(folder)/\(file.name)"
        try FileSystem.makeFolder(Path.folder(of: path))
        for other in file.others {
            let place = "\(Path.folder(of: path))/\(other.path)"
            guard !FileSystem.isThere(place) else { continue }
            try FileSystem.makeFolder(Path.folder(of: place))
            try FileSystem.replace(place, with: other.text)
        }
        guard FileSystem.isThere(path) else { return try FileSystem.replace(path, with: file.text) }
        guard file.isReset else { return }
        let old = try FileSystem.read(path, limitBytes: SyntaxLimits.fileSizeBytes)
        guard old != Array(file.text.utf8) else { return }
        let names = (1...Self.keptCountMax).lazy.map { "\(path).old-\($0)" }
        if let name = names.first(where: { !FileSystem.isThere($0) }) { try FileSystem.replace(name, with: old) }
        try FileSystem.replace(path, with: file.text)
    }
}
