internal import DNDLanguage
package import DNDResults
package import DNDSpecs
internal import SourceText
package import System

/// The loaded specs of a command, and the scenarios selected from them.
package struct SelectedSpecs: Sendable {
    package private(set) var specs: [LoadedSpec] = []

    /// By file index: the indices of its selected scenarios, ascending.
    package private(set) var numbers: [[Int]] = []
    package private(set) var selection: Selection
    package private(set) var fileErrors: [FileError]

    /// The root of includes.
    package let root: String

    /// The number of files found, readable or not.
    let fileCount: Int

    /// The places of `@only` tags that CI refuses.
    private(set) var refusedOnly: [String] = []

    /// The number of selected scenarios in other shards.
    private(set) var elsewhereCount = 0

    /// - Throws: The error of `git` for `--changed`.
    package init(
        _ request: RunRequest, memory: RunMemory? = nil, shard: Shard? = nil
    ) throws(ChangedFiles.Fault) {
        selection = request.selection
        let search = SpecSearch(request.paths)
        fileErrors = search.errors
        fileCount = search.files.count
        root = search.root
        guard search.errors.isEmpty else { return }
        if let revision = request.changedSince { selection.changed = try ChangedFiles(since: revision) }
        if request.onlyFailed { selection.failed = memory?.failures.failed ?? [] }
        selection.finished = memory?.finished.finished
        load(search.files, jobs: request.jobs)
        select(shard)
    }

    private mutating func load(_ files: [SpecFile], jobs: Int) {
        let loader = SpecLoader(root: root)
        for result in Parallel.map(files, jobs: jobs, { loader.load($0) }) {
            switch result {
            case .success(let spec): specs.append(spec)
            case .failure(let error): fileErrors.append(error)
            }
        }
    }

    private mutating func select(_ shard: Shard?) {
        selection.onlyMarked = specs.contains { $0.program.scenarios.contains { $0.isMarkedOnly } }
        if selection.onlyMarked, Environment.isCI {
            refusedOnly = specs.flatMap { Self.markedPlaces($0) }
            numbers = specs.map { _ in [] }
            return
        }
        for spec in specs {
            let wanted = selection.numbers(in: spec)
            let here = shard.map { shard in wanted.filter { shard.contains(spec.id(of: $0)) } } ?? wanted
            elsewhereCount += wanted.count - here.count
            numbers.append(here)
        }
    }

    private static func markedPlaces(_ spec: LoadedSpec) -> [String] {
        spec.program.scenarios.flatMap { $0.tags }.filter { $0.name == "only" }.map { tag in
            SourceExcerpt(tag.range, in: spec.sources).place
        }
    }
}
