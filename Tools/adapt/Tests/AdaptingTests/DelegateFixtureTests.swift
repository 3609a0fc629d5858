import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests whole files against their recorded adapted texts. `DND_RECORD=1` rewrites these and fails.
@Suite struct DelegateFixtureTests {
    @Test func `There are fixtures`() {
        #expect(DelegateFixture.all.count >= 9)
    }

    @Test(arguments: DelegateFixture.all)
    func `A delegate file is adapted without anything left to do`(fixture: DelegateFixture) throws {
        let file = try SwiftAdapter.adapt([SourceFile(name: fixture.name, text: fixture.text)])[0]
        #expect(file.remarks.map { $0.message } == [])
        #expect(file.text == fixture.adapted)
        if file.text != fixture.adapted, ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            let golden = DelegateFixture.folder.appending(path: "\(fixture.name).adapted.txt")
            try Data(file.text.utf8).write(to: golden)
        }
    }

    @Test(arguments: DelegateFixture.all)
    func `What has been adapted is not changed again`(fixture: DelegateFixture) throws {
        #expect(try adapted(fixture.adapted) == fixture.adapted)
    }

    @Test(arguments: DelegateFixture.all)
    func `Lines may end as on Windows`(fixture: DelegateFixture) throws {
        let text = fixture.text.replacing("\n", with: "\r\n")
        #expect(try adapted(text) == fixture.adapted.replacing("\n", with: "\r\n"))
    }

    @Test func `Files adapted together become what each becomes alone`() throws {
        let files = DelegateFixture.all.map { SourceFile(name: $0.name, text: $0.text) }
        #expect(try SwiftAdapter.adapt(files).map { $0.text } == DelegateFixture.all.map { $0.adapted })
    }
}
