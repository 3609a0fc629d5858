import DNDHosts
import Testing
import UIKit

/// Tests plain views: which of them is under a finger, and the reported location in it.
@MainActor @Suite struct ViewPlaceTests {
    private let controller = UIViewController()
    private let note = DropView("note")
    private let well = DropView("well")

    private func screen() -> Screen {
        controller.loadViewIfNeeded()
        note.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        well.frame = CGRect(x: 100, y: 200, width: 200, height: 50)
        for view in [note, well] { controller.view.addSubview(view) }
        return Screen(showing: controller)
    }

    @Test func `A view without a window takes no drop, and the trace says why`() {
        let screen = screen()
        let lonely = DropView("lonely")
        screen.finger.drag(note)
        screen.finger.hover(over: lonely)
        screen.finger.drop()
        #expect(lonely.calls == [])
        #expect(
            screen.trace.contains {
                $0.contains("not called in lonely: canHandle") && $0.hasSuffix("R249")
            }, "\(screen.trace.joined(separator: "\n"))")
    }

    @Test func `A view that comes into the window takes the next drop`() {
        let screen = screen()
        well.removeFromSuperview()
        screen.finger.drag(note)
        screen.finger.hover(over: well)
        #expect(well.calls == [])
        screen.finger.hover(over: note)
        controller.view.addSubview(well)
        screen.finger.hover(over: well)
        screen.finger.drop()
        #expect(well.calls == ["canHandle", "update", "perform"])
    }

    @Test func `A finger at a point is where the session says that it is`() {
        let screen = screen()
        screen.finger.drag(note, at: CGPoint(x: 25, y: 75))
        #expect(note.touched == CGPoint(x: 25, y: 75))
        screen.finger.hover(over: well, at: CGPoint(x: 100, y: 5))
        #expect(well.places.last == CGPoint(x: 100, y: 5))
        #expect(screen.finger.dropSession(over: well)?.location(in: controller.view) == CGPoint(x: 200, y: 205))
        screen.finger.hover(over: well, at: CGPoint(x: 50, y: 25))
        #expect(well.places.last == CGPoint(x: 50, y: 25))
        screen.finger.hover(over: well)
        #expect(well.places.last == CGPoint(x: 100, y: 25))
        screen.finger.cancel()
        #expect(screen.trace.contains("hover well at 0.5 0.1"))
        #expect(screen.trace.contains("drag [0, 0] in note at 0.25 0.75"))
    }

    @Test func `What lies at the point has the say`() {
        let screen = screen()
        let inner = DropView("inner")
        inner.frame = CGRect(x: 100, y: 10, width: 100, height: 40)
        well.addSubview(inner)
        screen.finger.drag(note)
        screen.finger.hover(over: well, at: CGPoint(x: 150, y: 30))
        #expect(inner.places.last == CGPoint(x: 50, y: 20))
        #expect(well.calls == [])
        screen.finger.hover(over: well, at: CGPoint(x: 50, y: 30))
        #expect(well.places.last == CGPoint(x: 50, y: 30))
        screen.finger.cancel()
    }

    @Test func `Where the outer view has the say, the finger is still in the inner one`() {
        let screen = screen()
        let inner = DropView("inner")
        inner.accepts = false
        inner.frame = CGRect(x: 100, y: 10, width: 100, height: 40)
        well.addSubview(inner)
        screen.finger.drag(note)
        screen.finger.hover(over: inner, at: CGPoint(x: 10, y: 10))
        #expect(inner.calls == ["canHandle"])
        #expect(well.places.last == CGPoint(x: 110, y: 20))
        screen.finger.cancel()
    }

    @Test func `A row that lies at the point is hovered over`() {
        let screen = screen()
        let list = RowsController()
        controller.addChild(list)
        list.view.frame = well.bounds
        well.addSubview(list.view)
        list.tableView.rowHeight = 20
        screen.finger.drag(note)
        screen.finger.hover(over: well, at: CGPoint(x: 5, y: 30))
        #expect(list.destination == IndexPath(row: 1, section: 0))
        screen.finger.cancel()
    }

    @Test func `A view that is made during a drag can be named`() {
        let screen = screen()
        screen.finger.drag(note)
        let zone = DropView("zone")
        zone.accessibilityIdentifier = nil
        zone.frame = CGRect(x: 0, y: 500, width: 10, height: 10)
        controller.view.addSubview(zone)
        screen.finger.hover(over: zone)
        screen.name(zone, "zone")
        screen.finger.hover(over: note)
        screen.finger.hover(over: zone)
        screen.finger.cancel()
        #expect(screen.trace.contains("hover in zone"))
    }
}

/// A view that provides a text and accepts any drop, and records the calls and their locations.
private final class DropView: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []
    var places: [CGPoint] = []
    var touched: CGPoint?
    var accepts = true

    init(_ name: String) {
        super.init(frame: .zero)
        accessibilityIdentifier = name
        addInteraction(UIDragInteraction(delegate: self))
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        touched = session.location(in: self)
        return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        calls.append("canHandle")
        return accepts
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        calls.append("update")
        places.append(session.location(in: self))
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        calls.append("perform")
    }
}

/// A table that records the destination of a drop.
private final class RowsController: UITableViewController, UITableViewDropDelegate {
    var destination: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        destination = destinationIndexPath
        return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
