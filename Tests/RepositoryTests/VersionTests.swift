import DNDResults
import Testing

/// Tests that the version is defined in one place, and that the changelog begins with it.
@Suite struct VersionTests {
    private let repository = Repository.shared

    @Test func `The newest heading of the changelog is the version of the program`() throws {
        let changelog = try repository.text(of: "CHANGELOG.md")
        let newest = try #require(changelog.firstMatch(of: #/(?m)^## (.+)$/#))
        #expect(newest.1 == ProgramVersion.current)
    }

    @Test func `No other source, test or golden spells the version`() {
        let found = repository.files.filter {
            $0.fileExtension != "md" && $0.text?.contains(ProgramVersion.current) ?? false
        }
        #expect(
            found.map(\.path) == ["Sources/DNDResults/ProgramVersion.swift"],
            "read ProgramVersion.current, or make a version up")
    }
}
