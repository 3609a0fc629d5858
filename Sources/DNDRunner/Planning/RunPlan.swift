internal import DNDInterpreter
internal import DNDSpecs

/// The work of a run, in order.
package struct RunPlan {
    /// A unit of work for one thread: the diagnostics of a file, or some of its scenarios.
    struct Item: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case fileNote, scripted

            /// Scenarios with lists of the surrounding Swift program.
            case hosted
        }

        let kind: Kind

        /// The index of the file.
        let file: Int

        /// Indices of scenarios in the program.
        var numbers: [Int] = []
        var repetition: Int?
    }

    /// Small enough that threads share a large file, large enough that dispatching costs little.
    private static let scenariosPerItem = 256

    private(set) var items: [Item] = []
    package private(set) var scenarioCount = 0

    /// `isHosted` returns whether a scenario, by its file and its number in there, needs the surrounding Swift program.
    package init(
        _ selected: SelectedSpecs, order: RunOrder, repetitions: Int, memory: FailureMemory,
        isHosted: (Int, Int) -> Bool
    ) {
        let places = Self.places(selected, order, memory)
        // In a mixed order, all file notes come first. Otherwise each file's note precedes its scenarios.
        let isByFile = order == .asNamed
        for repetition in 1...repetitions {
            var position = 0
            for (file, spec) in selected.specs.enumerated() {
                if repetition == 1, !spec.diagnostics.isEmpty { items.append(Item(kind: .fileNote, file: file)) }
                while isByFile, position < places.count, places[position].file == file {
                    add(places[position], repetitions > 1 ? repetition : nil, isHosted)
                    position += 1
                }
            }
            for place in places[position...] { add(place, repetitions > 1 ? repetition : nil, isHosted) }
        }
    }

    private struct Place {
        let file: Int
        let number: Int
    }

    private static func places(
        _ selected: SelectedSpecs, _ order: RunOrder, _ memory: FailureMemory
    ) -> [Place] {
        let files = order == .lexical ? selected.lexicalOrder : Array(selected.specs.indices)
        let places = files.flatMap { file in selected.numbers[file].map { Place(file: file, number: $0) } }
        switch order {
        case .asNamed, .lexical: return places
        case .failedFirst:
            guard !memory.failed.isEmpty else { return places }
            let hasFailed = places.map { memory.failed.contains(selected.specs[$0.file].memoryKey(of: $0.number)) }
            let pairs = zip(places, hasFailed)
            return pairs.filter { $0.1 }.map { $0.0 } + pairs.filter { !$0.1 }.map { $0.0 }
        case .random(let seed):
            var generator = SeededGenerator(seed: seed ?? 0)
            return places.shuffled(using: &generator)
        }
    }

    private mutating func add(_ place: Place, _ repetition: Int?, _ isHosted: (Int, Int) -> Bool) {
        scenarioCount += 1
        let kind: Item.Kind = isHosted(place.file, place.number) ? .hosted : .scripted
        if let last = items.last, last.kind == kind, last.file == place.file, last.repetition == repetition,
            last.numbers.count < Self.scenariosPerItem
        {
            items[items.count - 1].numbers.append(place.number)
        } else {
            items.append(Item(kind: kind, file: place.file, numbers: [place.number], repetition: repetition))
        }
    }
}

extension SelectedSpecs {
    /// Positions of the files in the order of the bytes of their names.
    fileprivate var lexicalOrder: [Int] {
        specs.indices.sorted { specs[$0].file.name.utf8.lexicographicallyPrecedes(specs[$1].file.name.utf8) }
    }
}
