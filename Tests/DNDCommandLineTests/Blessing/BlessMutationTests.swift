import DNDLanguage
import DNDResults
import Foundation
import SourceText
import System
import Testing

@testable import DNDBlessing
@testable import DNDCommandLine
@testable import DNDRunner
@testable import DNDSpecs

/// Corrupts one expectation of a passing spec: blessing makes it pass again and changes nothing else.
///
/// `DND_MUTATIONS=N` corrupts each spec N times, `DND_SEED=N` sets the seed.
@Suite struct BlessMutationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["DND_SEED"].flatMap { UInt64($0) } ?? 1
    private static let mutations = environment["DND_MUTATIONS"].flatMap { Int($0) }

    @Test func `A corrupted expectation is mended, and everything around it is the same byte for byte`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("specs")
        let files = SpecSearch([root.path]).files
        let loader = SpecLoader(root: root.path)
        // A third of the specs by default: a failing round takes as long as a run of the command.
        let chosen = files.enumerated().filter { Self.mutations != nil || $0.offset % 3 == Int(Self.seed % 3) }
        let outcomes = Parallel.map(chosen.map { $0 }, jobs: Parallel.processorCount) { number, file in
            (0..<(Self.mutations ?? 1)).map { round in
                BlessMutation(file, loader, seed: Self.seed &+ UInt64(number * 1000 + round)).outcome
            }
        }.flatMap { $0 }
        for case .wrong(let complaint) in outcomes {
            Issue.record("\(complaint)\nDND_SEED=\(Self.seed) reproduces it")
        }
        let blessed = outcomes.count { $0 == .blessed }
        #expect(blessed * 2 > outcomes.count, "most mutations fail and are blessed: \(blessed) of \(outcomes.count)")
    }
}

/// A spec with one corrupted expectation.
struct BlessMutation {
    enum Outcome: Equatable, Sendable {
        case blessed

        /// The corrupted text is invalid, passes, or cannot be repaired by an edit of an expectation.
        case unfit
        case wrong(String)
    }

    private let file: SpecFile
    private let loader: SpecLoader
    private var generator: SplitMix

    init(_ file: SpecFile, _ loader: SpecLoader, seed: UInt64) {
        self.file = file
        self.loader = loader
        generator = SplitMix(state: seed)
    }

    var outcome: Outcome {
        var copy = self
        return copy.tried()
    }

    private mutating func tried() -> Outcome {
        guard let path = file.realPath, case .success(let spec) = loader.load(file), !spec.hasErrors else {
            return .unfit
        }
        let source = spec.sources[FileID(rawValue: 0)]
        let places = spec.program.scenarios.flatMap { $0.body }.compactMap { statement -> SourceRange? in
            guard case .expect = statement.kind, statement.range.file == FileID(rawValue: 0) else { return nil }
            return statement.range
        }
        // Several corruptions are tried, since many make the text invalid.
        for _ in 0..<12 {
            guard let range = places.randomElement(using: &generator) else { return .unfit }
            let result = bless(source, at: range, path)
            if result != .unfit { return result }
        }
        return .unfit
    }

    private mutating func bless(_ source: SourceFile, at range: SourceRange, _ path: String) -> Outcome {
        let bounds = Int(range.lowerBound)..<Int(range.upperBound)
        let statement = corrupted(Array(source.utf8[bounds]))
        guard statement != Array(source.utf8[bounds]) else { return .unfit }
        let corrupted = source.utf8[..<bounds.lowerBound] + statement + source.utf8[bounds.upperBound...]
        var loader = loader
        loader.unsaved[path] = Array(corrupted)
        guard case .success(let spec) = loader.load(file), !spec.hasErrors else { return .unfit }
        let played = PlayedSpec(spec)
        let failures = played.results.compactMap { $0 }.filter { $0.state == .failed }.flatMap { $0.mismatches }
        guard !failures.isEmpty, failures.allSatisfy({ $0.isMendable }) else { return .unfit }
        // With several adjacent parameters it is ambiguous which value is wrong.
        guard !source.utf8[bounds].contains(UInt8(ascii: "$")) else { return .unfit }
        let blessing = Blessing([file], loader: loader, selection: Selection(), jobs: 1)
        let after = blessing.files.first?.after ?? Array(corrupted)
        let text = String(decoding: after, as: UTF8.self)
        // Cases that shared a pattern with `...` need not have another common pattern.
        if !blessing.refusals.isEmpty,
            blessing.refusals.allSatisfy({ $0.reason.hasSuffix("want different things of it") })
        {
            return after == Array(corrupted) ? .unfit : .wrong("\(file.name): changed in spite of a conflict\n\(text)")
        }
        guard blessing.failingCount == 0, blessing.refusals.isEmpty else {
            let expectation = String(decoding: statement, as: UTF8.self)
            return .wrong("\(file.name): \(expectation): still fails: \(blessing.refusals)\n\(text)")
        }
        let before = source.utf8[..<bounds.lowerBound]
        let behind = source.utf8[bounds.upperBound...]
        let rest = after.count - before.count - behind.count
        guard rest >= 0, after.starts(with: before), after.suffix(behind.count).elementsEqual(behind) else {
            // A removed expectation removes its line, too.
            return after.count < source.utf8.count - bounds.count
                ? .unfit : .wrong("\(file.name): too much changed\n\(text)")
        }
        return .blessed
    }

    // MARK: - Corrupting

    private mutating func corrupted(_ statement: [UInt8]) -> [UInt8] {
        let text = String(decoding: statement, as: UTF8.self)
        let changed =
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: withAnotherNumber(text)
            case 1: withAnotherWord(text)
            case 2, 3: withLinesMoved(text)
            default: withWordsMoved(text)
            }
        return Array(changed.utf8)
    }

    private mutating func withAnotherNumber(_ text: String) -> String {
        var characters = Array(text)
        let places = characters.indices.filter { $0 > 7 && characters[$0].isNumber && characters[$0 - 1] != "R" }
        guard let place = places.randomElement(using: &generator) else { return text }
        characters[place] = Array("0123456789")[Int.random(in: 0..<10, using: &generator)]
        return String(characters)
    }

    private static let words: [[String]] = [
        ["never", "once", "twice", "5"], ["true", "false"], ["move", "copy", "forbidden", "cancel"], ["yes", "no"],
        ["insertAt", "insertInto", "unspecified"], ["idle", "lifted", "dragging"], ["none", "[0, 0]", "3"],
        ["shown", "hidden"], ["main", "background"], ["inactive", "possible", "activated"],
        ["notTargeted", "targeted"], ["lifting", "none"], ["default", "to placeholder", "to [0, 0]"],
    ]

    private mutating func withAnotherWord(_ text: String) -> String {
        let tokens = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let fitting = tokens.indices.dropFirst(1).filter { index in Self.words.contains { $0.contains(tokens[index]) } }
        guard let index = fitting.randomElement(using: &generator),
            let word = Self.words.first(where: { $0.contains(tokens[index]) })?.randomElement(using: &generator)
        else { return text }
        var changed = tokens
        changed[index] = word
        return changed.joined(separator: " ")
    }

    /// Removes, repeats or swaps words after the colon.
    private mutating func withWordsMoved(_ text: String) -> String {
        guard let colon = text.lastIndex(of: ":") else { return text }
        var words = text[text.index(after: colon)...].split(separator: " ").map(String.init)
        shuffle(&words)
        return text[...colon] + " " + words.joined(separator: " ")
    }

    private mutating func withLinesMoved(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count > 2 else { return withWordsMoved(text) }
        var inner = Array(lines[1..<(lines.count - 1)])
        shuffle(&inner)
        lines.replaceSubrange(1..<(lines.count - 1), with: inner)
        return lines.joined(separator: "\n")
    }

    private mutating func shuffle(_ parts: inout [String]) {
        guard let index = parts.indices.randomElement(using: &generator) else { return }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: parts.remove(at: index)
        case 1: parts.insert(parts[index], at: index)
        default: parts.swapAt(index, parts.indices.randomElement(using: &generator) ?? index)
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Mismatch {
    /// False for failures of the script itself, and for those that only a change of the app can fix.
    fileprivate var isMendable: Bool {
        if case .impossible? = repair { return false }
        if case .finding = kind { return true }
        return repair != nil
    }
}
