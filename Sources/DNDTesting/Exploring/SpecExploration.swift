public import DNDHosts
internal import DNDRunner
internal import Foundation
public import Testing

/// Every gesture of a set in the scene of a spec, as a test: `dnd explore --all`.
///
/// ```swift
/// @Test func `no gesture breaks the list`() async {
///     await SpecExploration(of: "Specs/crowd.dnd", .singleDrag, rows: 1...5).check(against: hosts)
/// }
/// ```
///
/// docs/explore.md says which gestures a set has, and what is taken for the same state.
public struct SpecExploration: Sendable {
    /// The absolute path of the spec.
    private let path: String
    private let gestures: SpecGestures
    private let omittedVerbs: [String]
    private let rows: ClosedRange<Int>?
    private let depth: Int?
    private let states: Int?

    /// The absolute path of the spec whose delegate is compared.
    private let other: String?

    /// - Parameters:
    ///   - path: The spec whose scene is explored, relative to the folder of the calling file, or absolute. With
    ///     `:LINE` at its end the declarations of that scenario apply, too.
    ///   - gestures: The gestures that are played.
    ///   - omittedVerbs: Verbs that are taken out of the set: `["leave"]`.
    ///   - rows: Each number of rows; nil for as many as the lists have. Lists of a Swift program need
    ///     `register(_:standardCount:rows:)`.
    ///   - depth: The maximum number of steps in a row; nil for any.
    ///   - states: The maximum number of states; nil for a million.
    ///   - other: The spec whose delegate must leave the same rows and data; nil to look for failures. Its path is
    ///     relative like the first one.
    ///   - file: The calling file.
    public init(
        of path: String, _ gestures: SpecGestures = .drags, without omittedVerbs: [String] = [],
        rows: ClosedRange<Int>? = nil, depth: Int? = nil, states: Int? = nil, sameAs other: String? = nil,
        file: StaticString = #filePath
    ) {
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
        func absolute(_ path: String) -> String {
            path.hasPrefix("/") ? path : folder.appendingPathComponent(path).standardizedFileURL.path
        }
        self.path = absolute(path)
        self.other = other.map { absolute($0) }
        self.gestures = gestures
        self.omittedVerbs = omittedVerbs
        self.rows = rows
        self.depth = depth
        self.states = states
    }

    /// Plays all gestures with fresh controllers. Each way in which something goes wrong is recorded as an issue, with
    /// the fewest steps that lead there, and attached to the test as a spec that fails in the same way. The certificate
    /// is attached, too.
    ///
    /// Delegates run in child processes, as with `SpecScenario.check(against:)`.
    @MainActor public func check(
        against hosts: Hosts, function: String = #function, fileID: String = #fileID,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        do {
            let certificate = try await certificate(against: hosts, function: function, fileID: fileID)
            for (index, finding) in certificate.findings.enumerated() {
                Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
                Attachment.record(finding.spec, named: "found-\(index + 1).dnd", sourceLocation: sourceLocation)
            }
            Attachment.record(certificate.json, named: "certificate.json", sourceLocation: sourceLocation)
        } catch {
            Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
        }
    }

    /// Plays all gestures, for a test that evaluates the certificate itself.
    ///
    /// - Throws: The reason why the scene cannot be explored.
    @MainActor public func certificate(
        against hosts: Hosts, function: String = #function, fileID: String = #fileID
    ) async throws(SpecExplorationFault) -> SpecCertificate {
        try await certificate(against: hosts, in: RunningTest(function: function, fileID: fileID))
    }

    /// Outside a test the delegates stay in this process.
    @MainActor func certificate(
        against hosts: Hosts, in test: @autoclosure () -> RunningTest?
    ) async throws(SpecExplorationFault) -> SpecCertificate {
        var request: ExploreRequest
        do {
            request = try ExploreRequest(path)
        } catch {
            throw SpecExplorationFault(error)
        }
        request.gesturesName = gestures.rawValue
        (request.omittedVerbs, request.rows) = (omittedVerbs, rows)
        (request.depth, request.states, request.sameAs) = (depth, states, other)
        let key = ExplorationKey(arguments: RunningTest.argumentsOfCase, command: request.command)
        if RunningTest.isInChild {
            await SpecChild.shared.explore(key, hosts)
            return SpecCertificate()
        }
        if !RunningTest.staysInProcess, let test = test() {
            request.program = hosts.explored { test.pathPlayer(TestExploration(key: key, start: $0)) }
        } else {
            request.jobs = 1
            request.program = hosts.explored { LocalPathPlayer($0, hosts) }
        }
        return try await ExplorationThread.certificate(of: request).get()
    }
}

extension RunningTest {
    /// Plays paths in a child process that runs only this test.
    fileprivate func pathPlayer(_ exploration: TestExploration) -> HostPathPlayer {
        HostPathPlayer { [arguments] patience, describesDeath in
            let connection = HostConnection(
                arguments, environment: [Self.childVariable: "1"], silencesStart: true,
                describesDeath: describesDeath, patience: patience)
            connection.send(TestRequest(exploration: exploration))
            return connection
        }
    }
}
