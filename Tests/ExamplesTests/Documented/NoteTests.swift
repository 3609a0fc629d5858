import Testing
import UIKit

@testable import Notes

@MainActor @Suite struct NoteTests {
    /// A note that records the session it receives.
    final class WatchedNote: NoteView {
        var session: (any UIDropSession)?

        override func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            self.session = session
            super.dropInteraction(interaction, performDrop: session)
        }
    }

    @Test func `The text arrives when time has passed`() async throws {
        let note = WatchedNote("")
        let desk = DeskController(left: NoteView("milk"), right: note)
        let screen = Screen(showing: desk)

        screen.finger.drag(desk.left)
        screen.finger.hover(over: note)
        screen.finger.drop()
        #expect(note.text == "")
        await screen.settle()

        #expect(note.text == "milk")
        let session = try #require(note.session)
        #expect(session.items.first?.localObject as? String == "milk")
    }
}
