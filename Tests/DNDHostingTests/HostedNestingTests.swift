import DNDHosts
import Testing
import UIKit

/// Tests nested views of a Swift program: what an inner view refuses goes to an outer one (R059).
@MainActor @Suite(.serialized) struct HostedNestingTests {
    private func run(_ body: String, inner: String = "photo") async throws -> (isPassed: Bool, text: String) {
        var hosts = Hosts()
        hosts.register(["photo", "list", "page"]) {
            PageController()
        } views: { controller in
            ["photo": controller.photo, "list": controller.list, "page": controller.view]
        }
        let scenes = """
            \(inner == "list" ? "table list" : "view photo") from host
            view page from host
            app Notes { view draft: hello }
            """
        return try await HostedText.of(body, scenes: scenes, hosts)
    }

    @Test func `A view that can only be dragged leaves the drop to the view that it lies in`() async throws {
        let (isPassed, text) = try await run(
            "drag hello from draft; hover in photo; drop; expect call performDrop in page: once")
        #expect(isPassed, "\(text)")
        #expect(PageController.lastPlace == CGPoint(x: 60, y: 140))
    }

    @Test func `So does one that is dragged and let go where it was`() async throws {
        let (isPassed, text) = try await run("drag 0 in photo; drop; expect call performDrop in page: once")
        #expect(isPassed, "\(text)")
    }

    @Test func `A table without a drop delegate leaves the drop to the view that it lies in`() async throws {
        let (isPassed, text) = try await run(
            "drag hello from draft; hover empty in list; drop; expect call performDrop in page: once", inner: "list")
        #expect(isPassed, "\(text)")
    }

    @Test func `A view that has been taken out of the other one leaves it nothing`() async throws {
        PageController.takesPhotoOut = true
        defer { PageController.takesPhotoOut = false }
        let (isPassed, text) = try await run(
            """
            drag 0 in photo; drop
            expect call performDrop in page: once
            drag 0 in photo; drop
            expect call performDrop in page: once
            """)
        #expect(isPassed, "\(text)")
    }
}

/// A page that accepts drops, with a photo and a table that only support drags.
private final class PageController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    static var lastPlace: CGPoint?
    static var takesPhotoOut = false

    let photo = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 80))
    let list = UITableView(frame: CGRect(x: 10, y: 200, width: 100, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIDropInteraction(delegate: self))
        photo.addInteraction(UIDragInteraction(delegate: self))
        view.addSubview(photo)
        view.addSubview(list)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "photo" as NSString))]
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        Self.lastPlace = session.location(in: view)
        if Self.takesPhotoOut { view.superview?.addSubview(photo) }
    }
}
