package import DNDExploration
package import DNDResults
package import DNDSpecs
package import DragDrop
internal import System

/// A request to play every gesture of a set in the scene of a spec: the gestures, the rules, and the limits.
package struct ExploreRequest: Sendable {
    /// As it was written: FILE or FILE:LINE.
    package private(set) var path: String
    package private(set) var file: SpecFile

    /// The root of includes.
    private(set) var root: String

    /// Nil for the standard set.
    package var gesturesName: String?

    /// Verbs that are taken out of the set.
    package var omittedVerbs: [String] = []

    /// Each number of rows; nil for the rows as written.
    package var rows: ClosedRange<Int>?

    /// The maximum number of steps in a row, and of states; nil for the standard limits.
    package var depth: Int?
    package var states: Int?

    /// The codes of findings that do not count.
    package var ignored: [String] = []
    package var rules = RulebookChoice()

    /// The spec whose delegate must leave the same rows and data.
    package var sameAs: String?

    /// The part to explore; nil for all of it.
    package var shard: Shard?

    /// The number of threads, and of processes for the lists of a Swift program.
    package var jobs = Parallel.processorCount

    /// The Swift program that has lists; nil without one.
    package var program: ExploredProgram?

    /// An interrupted exploration to go on with, and its file.
    package var interrupted: (certificate: ExploreCertificate, name: String)?

    /// Throws unless the path is that of one spec.
    package init(_ path: String) throws(ExploreFault) {
        (file, root) = try Self.found(path)
        self.path = path
    }

    /// The same request for another spec.
    func of(_ path: String) throws(ExploreFault) -> ExploreRequest {
        var other = self
        (other.file, other.root) = try Self.found(path)
        other.path = path
        return other
    }

    private static func found(_ path: String) throws(ExploreFault) -> (SpecFile, root: String) {
        let search = SpecSearch([path])
        if let error = search.errors.first { throw ExploreFault(.noInput, error.message) }
        guard search.files.count == 1, let file = search.files.first, FileSystem.kind(of: path) != .folder else {
            throw ExploreFault(.nothingRan, "\(path) is not one spec", "Name a file, or FILE:LINE.")
        }
        return (file, search.root)
    }

    /// The gestures that are played.
    package var gestures: GestureSet {
        (gesturesName.flatMap { GestureSet.named($0) } ?? .standard).without(omittedVerbs)
    }

    /// Nil for the rows as written.
    var sizes: [Int?] { rows.map { $0.map { $0 } } ?? [nil] }

    /// The arguments of `dnd` that play the same, apart from where files are written.
    package var command: [String] {
        let numbers = rows.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)" }
        let options: [(String, [String])] = [
            ("--gestures", [gesturesName].compactMap { $0 }), ("--rows", [numbers].compactMap { $0 }),
            ("--no-verb", omittedVerbs), ("--depth", depth.map { ["\($0)"] } ?? []),
            ("--states", states.map { ["\($0)"] } ?? []), ("--same-as", [sameAs].compactMap { $0 }),
            ("--ignore", ignored), ("--assume", rules.assumed), ("--without", rules.omitted),
            ("--shard", [shard?.text].compactMap { $0 }),
        ]
        return ["explore", path, "--all"] + options.flatMap { name, values in values.flatMap { [name, $0] } }
    }
}

/// What a surrounding Swift program contributes to explorations.
package struct ExploredProgram: Sendable {
    /// The names of its lists, and of those whose number of rows can be chosen.
    let names: Set<String>
    let sizedNames: Set<String>

    /// Begins to play paths; each thread has its own player.
    let openPaths: @Sendable (PathStart) -> any PathPlayer

    package init(
        names: Set<String>, sizedNames: Set<String>, openPaths: @escaping @Sendable (PathStart) -> any PathPlayer
    ) {
        self.names = names
        self.sizedNames = sizedNames
        self.openPaths = openPaths
    }
}

/// What is told while a scene is explored.
package struct ExploreWatch {
    /// A spec was read. It may have warnings, or errors.
    package var didLoad: (LoadedSpec) -> Void = { _ in }

    /// The exploration may not close: a sentence about how many states there may be.
    package var mayNotClose: (String) -> Void = { _ in }

    /// Called now and then: the states so far, those to go on from, and the depth. False interrupts the exploration.
    package var goesOn: (_ states: Int, _ frontier: Int, _ depth: Int) -> Bool = { _, _, _ in true }

    /// Called at the end of each exploration.
    package var didEnd: () -> Void = {}

    package init() {}
}
