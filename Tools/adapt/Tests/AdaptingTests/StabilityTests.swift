import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests that adapting twice gives the same as once, for every text there is.
@Suite struct StabilityTests {
    static let texts: [(name: String, text: String)] =
        DelegateFixture.all.flatMap { [($0.name, $0.text), ($0.name, $0.adapted)] }
        + CompatibilityPage.shared.blocks.map { ($0.testDescription, $0.text) }
        + DelegateMethodTests.Marked.all.map { ($0.name, $0.text) }

    @Test func `Twice gives the same as once, and leaves no more to do`() throws {
        #expect(Self.texts.count > 60)
        for (name, text) in Self.texts {
            let once = try SwiftAdapter.adapt([SourceFile(name: name, text: text)])[0]
            let twice = try SwiftAdapter.adapt([SourceFile(name: name, text: once.text)])[0]
            #expect(twice.text == once.text, "\(name)")
            #expect(byHand(twice) == byHand(once), "\(name)")
        }
    }

    @Test func `Twice gives the same as once for all together`() throws {
        let files = Self.texts.map { SourceFile(name: $0.name, text: $0.text) }
        let once = try SwiftAdapter.adapt(files)
        let twice = try SwiftAdapter.adapt(once.map { SourceFile(name: $0.source.name, text: $0.text) })
        #expect(twice.map { $0.text } == once.map { $0.text })
    }

    private func byHand(_ file: AdaptedFile) -> [String] {
        file.remarks.filter { $0.isByHand }.map { $0.message }.sorted()
    }
}
