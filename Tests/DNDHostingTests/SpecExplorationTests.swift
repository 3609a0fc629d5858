import Foundation
import Testing
import UIKit

@testable import DNDTesting
@testable import hosted_probe

/// Tests explorations of all gestures as tests.
@Suite struct SpecExplorationTests {
    private static func hosts(_ fault: PeopleController.Fault = .none) -> Hosts {
        var hosts = Hosts()
        hosts.register("people", standardCount: 3) { count in
            PeopleController((1...count).map { "Person \($0)" }, fault: fault)
        }
        return hosts
    }

    private static func exploration(
        _ gestures: SpecGestures = .singleDrag, rows: ClosedRange<Int>? = nil, depth: Int? = nil
    ) -> SpecExploration {
        SpecExploration(of: "Specs/scene.dnd", gestures, rows: rows, depth: depth)
    }

    @MainActor @Test func `A right view controller is proved, for each number of rows`() async throws {
        let certificate = try await Self.exploration(.drags, rows: 1...2).certificate(against: Self.hosts())
        #expect(certificate.verdict == .proved, "\(certificate)")
        #expect(certificate.findings.isEmpty)
        let lines = certificate.description.split(separator: "\n")
        #expect(lines[0].hasPrefix("proved up to hidden memory: "))
        // Those that `dnd explore` finds: see HostedExplorationTests.
        #expect(lines[3] == "  1 row: proved; 8 states, 70 transitions, depth 2")
        #expect(lines[4] == "  2 rows: proved; 74 states, 1008 transitions, depth 6")
        #expect(certificate.json.contains("\"hasHiddenMemory\": true"), "\(certificate.json)")
    }

    @MainActor @Test func `Without a child process the same is shown`() async throws {
        let exploration = Self.exploration(rows: 1...2)
        let certificate = try await exploration.certificate(against: Self.hosts(), in: nil)
        let played = try await exploration.certificate(against: Self.hosts())
        #expect(certificate.description == played.description)
        #expect(certificate.json == played.json)
    }

    @MainActor @Test func `Lists that other code asks meanwhile take no part in it`() async throws {
        let others = Task { @MainActor in
            while !Task.isCancelled {
                _ = UITableView().hasActiveDrag
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        defer { others.cancel() }
        let certificate = try await Self.exploration(rows: 1...1).certificate(against: Self.hosts(), in: nil)
        #expect(certificate.description.contains("  1 row: proved; 8 states, 70 transitions, "), "\(certificate)")
    }

    @MainActor @Test func `A swap is found in three steps, with a spec that fails`() async throws {
        let certificate = try await Self.exploration(depth: 3).certificate(against: Self.hosts(.swaps))
        let finding = try #require(certificate.findings.first)
        #expect(certificate.verdict == .failed(count: certificate.findings.count))
        #expect(finding.failure == "DND1007 in people")
        #expect(finding.steps.count == 3)
        #expect(finding.description.hasPrefix("DND1007 in people, after: drag "))
        #expect(finding.spec.contains("table people from host\n") && finding.spec.contains("\n  drop\n"))
    }

    @MainActor @Test func `A finding is an issue of the test`() async {
        await withKnownIssue {
            await Self.exploration(depth: 3).check(against: Self.hosts(.swaps))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("DND1007 in people, after: drag ") }
        }
    }

    @MainActor @Test func `A trap is a finding with its place, and the test goes on`() async throws {
        let certificate = try await Self.exploration(rows: 1...1, depth: 2).certificate(against: Self.hosts(.traps))
        let finding = try #require(certificate.findings.first)
        #expect(finding.failure.hasPrefix("the Swift program ends: "))
        #expect(finding.failure.contains("PeopleController.swift:"))
    }

    @MainActor @Test(arguments: [1, 2]) func `Each case of a test has its own exploration`(count: Int) async throws {
        let certificate = try await Self.exploration(rows: count...count).certificate(against: Self.hosts())
        #expect(certificate.description.contains("  \(count == 1 ? "1 row" : "\(count) rows"): proved; "))
    }

    @MainActor @Test func `A task that is cancelled ends its exploration`() async throws {
        let hosts = Self.hosts()
        let task = Task { @MainActor () async throws -> SpecCertificate in
            try await Self.exploration(.everything).certificate(against: hosts, in: nil)
        }
        task.cancel()
        #expect(try await task.value.verdict == .bounded(by: "Ctrl-C"))
    }

    @MainActor
    @Test(arguments: [
        (nil, "no such file"), ("dargs\n", "error: unknown verb"), ("", "there is no list to explore"),
        ("table others from host\n", "needs the list others of a Swift program"),
    ])
    func `A scene that cannot be explored is an issue that says why`(text: String?, words: String) async throws {
        let folder = try ProbeCommand.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let spec = folder.appendingPathComponent("scene.dnd")
        try text?.write(to: spec, atomically: true, encoding: .utf8)
        await withKnownIssue {
            await SpecExploration(of: spec.path).check(against: Self.hosts())
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains(words) }
        }
    }
}
