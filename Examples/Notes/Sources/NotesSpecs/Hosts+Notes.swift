import DNDHosting

@testable import Notes

extension Hosts {
    /// The views, by their names in the specs.
    static var notes: Hosts {
        var hosts = Hosts()
        hosts.register(["left", "right"]) {
            DeskController(left: NoteView("milk"), right: NoteView(""))
        } views: { desk in
            ["left": desk.left, "right": desk.right]
        }
        hosts.register(["full", "trusting"]) {
            DeskController(left: NoteView("milk"), right: TrustingNoteView(""))
        } views: { desk in
            ["full": desk.left, "trusting": desk.right]
        }
        return hosts
    }
}
