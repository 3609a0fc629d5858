internal import DNDResults
internal import DragDrop

/// The certificate of a whole exploration, from those of its shards. It is the one that an exploration of everything
/// in one process has.
package struct MergedCertificate {
    package let certificate: ExploreCertificate

    /// A certificate with the name of its file.
    package typealias Part = (name: String, certificate: ExploreCertificate)

    package struct Fault: Error, Equatable {
        package let message: String
    }

    /// The parts must be all shards of one exploration, in any order. O(states).
    package init(_ parts: [Part]) throws(Fault) {
        let parts = try Self.sorted(parts).map { $0.certificate }
        var merged = parts[0]
        merged.command = Self.command(merged)
        merged.shard = nil
        merged.records = []
        merged.findings = []
        merged.reached = []
        for part in parts.dropFirst() {
            for assumption in part.assumptions { merged.assume(assumption) }
            merged.unreached = merged.unreached.filter { part.unreached.contains($0) }
        }
        for (index, size) in merged.sizes.enumerated() {
            var joined = JoinedRecords()
            for part in parts { joined.add(part.records[index]) }
            let failures = joined.failures
            merged.sizes[index] = ExploreCertificate.Size(
                rows: size.rows, states: joined.stateCount, transitions: joined.transitionCount, depth: joined.depth,
                verdict: Self.verdict(failures.count, parts.map { $0.sizes[index].verdict }, joined))
            merged.findings += failures
            merged.add(joined.reached)
        }
        certificate = merged
    }

    private static func verdict(
        _ failureCount: Int, _ verdicts: [ExploreCertificate.Verdict], _ joined: JoinedRecords
    ) -> ExploreCertificate.Verdict {
        let mixed = joined.isMixed ? "states that only some shards told apart" : nil
        let limit = verdicts.lazy.compactMap { $0.limit }.first ?? mixed
        if failureCount > 0 { return .failed(count: failureCount, upTo: limit) }
        return limit.map { .bounded(by: $0) } ?? .proved
    }

    /// The parts in the order of their numbers.
    private static func sorted(_ parts: [Part]) throws(Fault) -> [Part] {
        guard let first = parts.first else { throw Fault(message: "there is no certificate to merge") }
        for part in parts {
            guard part.certificate.shard != nil else {
                throw Fault(message: "\(part.name) is the certificate of a whole exploration, not that of a shard")
            }
            guard part.certificate.sizes.count == first.certificate.sizes.count else {
                let shorter = [part, first].min { $0.certificate.sizes.count < $1.certificate.sizes.count } ?? part
                throw Fault(
                    message: "\(shorter.name) is not complete: go on with `dnd explore \(shorter.name) --resume`")
            }
            guard isSame(part.certificate, first.certificate) else {
                throw Fault(message: "\(part.name) and \(first.name) are not shards of one exploration")
            }
        }
        let count = first.certificate.shard?.count ?? 0
        for number in 1...count {
            let times = parts.count { $0.certificate.shard?.number == number }
            if times == 0 { throw Fault(message: "shard \(number)/\(count) is missing") }
            if times > 1 { throw Fault(message: "shard \(number)/\(count) is there \(times) times") }
        }
        return parts.sorted { ($0.certificate.shard?.number ?? 0) < ($1.certificate.shard?.number ?? 0) }
    }

    /// Whether two shards belong to one exploration, and each has a record for each of its sizes.
    private static func isSame(_ one: ExploreCertificate, _ other: ExploreCertificate) -> Bool {
        one.scene == other.scene && one.gestures == other.gestures && one.omittedVerbs == other.omittedVerbs
            && one.comparedWith == other.comparedWith && one.version == other.version
            && one.shard?.count == other.shard?.count && command(one) == command(other)
            && one.sizes.map { $0.rows } == other.sizes.map { $0.rows }
            && one.records.map { $0.rows } == one.sizes.map { $0.rows }
            && one.records.map { $0.texts } == other.records.map { $0.texts }
    }

    /// The arguments without the shard.
    private static func command(_ certificate: ExploreCertificate) -> [String] {
        guard let index = certificate.command.firstIndex(of: "--shard") else { return certificate.command }
        return Array(certificate.command[..<index] + certificate.command[(index + 2)...])
    }
}

extension ExploreCertificate {
    /// Adds the patterns that one more number of rows has reached, where no number before it has.
    package mutating func add(_ reached: [Reached]) {
        let known = Set(self.reached.map { $0.pattern })
        self.reached += reached.filter { !known.contains($0.pattern) }
        self.reached.sort { $0.pattern < $1.pattern }
    }
}

/// The records of all shards for one number of rows.
private struct JoinedRecords {
    /// What is known of a state where the fewest steps lead to it.
    private struct State {
        var depth: Int32
        var transitionCount: UInt16
    }

    /// Where one process would find a failure: by the number of steps, then by the first step, which no two shards
    /// share, and then as the shard did.
    private struct Place: Comparable {
        let steps: Int32
        let first: Int
        let number: Int

        static func < (one: Place, other: Place) -> Bool {
            (one.steps, one.first, one.number) < (other.steps, other.first, other.number)
        }
    }

    private var states: [StateKey: State] = [:]
    private var found: [String: (place: Place, finding: ExploreCertificate.Finding)] = [:]
    private var followed: [String: (place: Place, pattern: ExploreCertificate.Reached)] = [:]
    private var unmergedCount = 0
    private var recordCount = 0

    var stateCount: Int { states.count }
    var transitionCount: Int { states.values.reduce(0) { $0 + Int($1.transitionCount) } }
    var depth: Int { Int(states.values.map { $0.depth }.max() ?? 0) }

    /// Whether some shards told states apart that others took for one.
    var isMixed: Bool { unmergedCount > 0 && unmergedCount < recordCount }

    var failures: [ExploreCertificate.Finding] {
        found.values.sorted { $0.place < $1.place }.map { $0.finding }
    }

    /// In no order.
    var reached: [ExploreCertificate.Reached] { followed.values.map { $0.pattern } }

    mutating func add(_ record: ExploreRecord) {
        recordCount += 1
        if record.isUnmerged { unmergedCount += 1 }
        let depths = record.depths
        for (index, state) in record.states.enumerated() {
            let count = index < record.transitionCounts.count ? record.transitionCounts[index] : 0
            let new = State(depth: depths[index], transitionCount: count)
            states[state.key] = states[state.key].map { Self.nearer($0, new) } ?? new
        }
        for (number, failure) in record.failures.enumerated() {
            let steps = depths.isEmpty ? 0 : depths[Int(failure.state)] + 1
            let place = Place(steps: steps, first: failure.firstStep, number: number)
            if let known = found[failure.identity], known.place < place { continue }
            found[failure.identity] = (place, failure.finding)
        }
        for (number, reached) in record.reached.enumerated() {
            let place = Place(steps: Int32(reached.pattern.steps.count), first: reached.firstStep, number: number)
            if let known = followed[reached.pattern.pattern], known.place < place { continue }
            followed[reached.pattern.pattern] = (place, reached.pattern)
        }
    }

    private static func nearer(_ one: State, _ other: State) -> State {
        guard one.depth == other.depth else { return one.depth < other.depth ? one : other }
        return State(depth: one.depth, transitionCount: max(one.transitionCount, other.transitionCount))
    }
}
