import DNDHosts
import Testing
import UIKit

/// Tests views of a Swift program that appear and disappear during a scenario, and points in them.
@MainActor @Suite(.serialized) struct HostedViewTests {
    private static let scenes = "view desk from host\nview zone from host"

    private func run(_ body: String) async throws -> (isPassed: Bool, text: String) {
        var hosts = Hosts()
        hosts.register(["desk", "zone"]) {
            DeskController()
        } views: { controller in
            var views: [String: UIView] = ["desk": controller.view]
            views["zone"] = controller.zone
            return views
        }
        return try await HostedText.of(body, scenes: Self.scenes, hosts)
    }

    @Test func `A view that is made during a drag has its name from then on`() async throws {
        let (isPassed, text) = try await run(
            "drag 0 in desk; hover in zone; drop; expect call performDrop in zone: once")
        #expect(isPassed, "\(text)")
    }

    @Test func `Before that the report says that it is not there yet`() async throws {
        let (_, text) = try await run("drag 0 in zone; expect state: dragging")
        #expect(
            text.contains("zone is not there yet: nothing that its program has made so far bears the name"), "\(text)")
    }

    @Test func `A view that is taken for a row is said to be one`() async throws {
        let (_, text) = try await run("drag 0 in desk; hover zone above; drop; expect state: idle")
        #expect(text.contains("there is no row zone: zone is a view, write `in zone`"), "\(text)")
        let (_, other) = try await run("drag 0 in desk; hover zone; cancel; expect state: idle")
        #expect(!other.contains("there is no row"), "\(other)")
    }

    @Test func `A view that has died is reported as gone`() async throws {
        let (_, text) = try await run("drag 0 in desk; hover in zone; cancel; drag 0 in zone; expect state: dragging")
        #expect(text.contains("zone is gone: its app has let go of the view"), "\(text)")
    }

    @Test func `A view that is made anew takes the name over`() async throws {
        let (isPassed, text) = try await run(
            """
            drag 0 in desk; hover in zone; cancel
            drag 0 in desk; hover zone at 0.25 0.5; drop
            expect call performDrop in zone: once
            """)
        #expect(isPassed, "\(text)")
    }

    @Test func `A hover at a point is there for the delegate, too`() async throws {
        let (isPassed, text) = try await run(
            "drag 0 in desk; hover zone at 0.25 0.5; drop; expect operation: copy")
        #expect(isPassed, "\(text)")
        #expect(DeskController.lastPlace == CGPoint(x: 10, y: 10))
    }
}

/// Shows a drop zone while an item is dragged.
private final class DeskController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    static var lastPlace: CGPoint?
    private(set) var zone: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIDragInteraction(delegate: self))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        let zone = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        zone.addInteraction(UIDropInteraction(delegate: self))
        view.addSubview(zone)
        self.zone = zone
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        zone?.removeFromSuperview()
        zone = nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        Self.lastPlace = zone.map { session.location(in: $0) }
    }
}
