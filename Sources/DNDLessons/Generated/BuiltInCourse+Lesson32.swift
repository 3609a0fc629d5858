// Generated from lessons/ by `make lessons`: do not edit.
// swift-format-ignore-file

extension BuiltInCourse {
    static func lesson32() -> [CourseFile] {
        [
        CourseFile(path: "32-the-same-in-swift/Main.swift", text: #"""
import DNDCommandLine
import DNDHosting
import UIKit

/// A `dnd` that knows the table of the lesson: `swift run Lesson run specs`.
@main enum Main {
    static func main() {
        var hosts = Hosts()
        hosts.register("names") { NamesController(["Ann", "Bob", "Cem", "Dan"]) }
        DNDCommandLine.main(registering: hosts)
    }
}

"""#),
        CourseFile(path: "32-the-same-in-swift/Package.swift", text: #"""
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "lesson",
    dependencies: [
        // Where dnd's own package is; in its repository two folders up.
        .package(name: "dnd", path: Context.environment["DND_PACKAGE"] ?? "../..")
    ],
    targets: [
        .executableTarget(
            name: "Lesson",
            dependencies: [
                .product(name: "DNDHosting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
            ],
            path: ".", exclude: ["specs"], sources: ["start.swift", "Main.swift"]
        )
    ],
    swiftLanguageModes: [.v6]
)

"""#),
        CourseFile(path: "32-the-same-in-swift/lesson.md", text: #"""
# The same in Swift
kind: M
unit: 8
rules: R068 R100 R104 R134 R163 R175

Everything so far has been phrases. Here is a view controller in Swift, with the
signatures of UIKit. Its rows can be dragged; dropping is up to you.

This lesson needs the Swift toolchain, so it is done in a terminal. Its folder
is a small package:

- `start.swift`: the controller, with a gap under "Dropping"
- `specs/names.dnd`: what it shall do
- `Main.swift`, `Package.swift`: a `dnd` that knows the table `names`

Read the five scenarios first, and predict which of them pass already. Then
write the drop delegate, and run them:

    swift run Lesson run specs

- an own row moves: `sourceIndexPath`, one batch for data and table, then
  `coordinator.drop(_:toRowAt:)`
- a text of another app is copied: load it from the item provider, hop to the
  main queue, insert it
- without a destination it becomes the last row

## Hints
1. Before the drop: `tableView.hasActiveDrag ? .move : .copy`, with the intent
   `.insertAtDestinationIndexPath`.
2. `destinationIndexPath` counts after the removal, so remove at the source and
   insert at the destination, without a correction.
3. item.dragItem.itemProvider.loadObject(ofClass: String.self) { name, _ in
   DispatchQueue.main.async { … } }, and names.count where there is no path.

## Why
These two methods have met most of the course: the proposal, the path after
removal, the source that may be nil, one batch, the provider and its queue, and
the missing destination. The same specs run against your own app's delegates;
docs/swift.md shows how. As a variant, take moveRowAt into the controller and
watch which scenarios stop reaching performDropWith.

"""#),
        CourseFile(path: "32-the-same-in-swift/solution.swift", text: #"""
import UIKit

/// Names in an array. The rows can be dragged; make them droppable.
final class NamesController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("this controller is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }

    // MARK: - Dropping

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    /// Called at the drop: own rows move, texts from elsewhere are loaded and inserted.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        for item in coordinator.items {
            if let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath {
                move(source, to: destination)
                coordinator.drop(item.dragItem, toRowAt: destination)
            } else {
                load(item.dragItem, into: coordinator.destinationIndexPath)
            }
        }
    }

    private func move(_ source: IndexPath, to destination: IndexPath) {
        tableView.performBatchUpdates {
            names.insert(names.remove(at: source.row), at: destination.row)
            tableView.deleteRows(at: [source], with: .automatic)
            tableView.insertRows(at: [destination], with: .automatic)
        }
    }

    /// Loads a text and inserts it, at the end without a destination.
    private func load(_ item: UIDragItem, into destination: IndexPath?) {
        _ = item.itemProvider.loadObject(ofClass: String.self) { name, _ in
            guard let name else { return }
            DispatchQueue.main.async {
                let path = destination ?? IndexPath(row: self.names.count, section: 0)
                self.tableView.performBatchUpdates {
                    self.names.insert(name, at: path.row)
                    self.tableView.insertRows(at: [path], with: .automatic)
                }
            }
        }
    }
}

"""#),
        CourseFile(path: "32-the-same-in-swift/specs/names.dnd", text: #"""
table names from host
app Mail { view draft: Zoe { drop off } }
item Zoe { after 1s }

scenario "a row goes down" {
  drag Ann; hover Cem in names; drop
  expect operation: move
  expect order in names: Bob Cem Ann Dan
}

scenario "a row goes up" {
  drag Dan; hover Bob in names; drop
  expect order in names: Ann Dan Bob Cem
}

scenario "a text of another app arrives a second later" {
  drag Zoe from draft; hover Bob in names; drop
  expect order in names: Ann Bob Cem Dan
  settle
  expect operation: copy
  expect order in names: Ann Zoe Bob Cem Dan
}

scenario "below the last row it becomes the last" {
  drag Zoe from draft; hover empty in names; drop; settle
  expect order in names: Ann Bob Cem Dan Zoe
}

scenario "cancelled, nothing has changed" {
  drag Ann; hover Cem in names; cancel
  expect order in names: Ann Bob Cem Dan
}

"""#),
        CourseFile(path: "32-the-same-in-swift/start.swift", text: #"""
import UIKit

/// Names in an array. The rows can be dragged; make them droppable.
final class NamesController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("this controller is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }

    // MARK: - Dropping

    // Propose a move for an own row, and a copy for anything else, both between rows:
    // tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)

    /// Called at the drop: own rows move, texts from elsewhere are loaded and inserted.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    }
}

"""#),
        ]
    }
}
