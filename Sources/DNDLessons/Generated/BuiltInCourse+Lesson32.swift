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

/// A `dnd` that knows the controller in a file. The second scene has one of its own, which is there once it is asked.
func program(_ name: String, _ controller: String, _ main: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [
            .product(name: "DNDHosting", package: "dnd"), .product(name: "HeadlessUIKit", package: "dnd"),
        ],
        path: ".", exclude: ["specs", "second/specs"], sources: [controller, main])
}

let package = Package(
    name: "lesson",
    dependencies: [
        // Where dnd's own package is; in its repository two folders up.
        .package(name: "dnd", path: Context.environment["DND_PACKAGE"] ?? "../..")
    ],
    targets: [
        program("Lesson", "start.swift", "Main.swift"), program("Second", "second.swift", "second/Main.swift"),
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
        CourseFile(path: "32-the-same-in-swift/second-solution.swift", text: #"""
import UIKit

/// Tasks in two sections, open and done. The rows can be dragged; make the table take them, and nothing else.
/// `second/specs/tasks.dnd` says what it shall do: swift run Second run second/specs
final class TasksController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var sections: [[String]]

    init(_ open: [String], done: [String]) {
        sections = [open, done]
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("this controller is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Open" : "Done"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: sections[indexPath.section][indexPath.row] as NSString))]
    }

    // MARK: - Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// Called at the drop: rows move within their section, or to the other one.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        for item in coordinator.items {
            guard let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath else {
                continue
            }
            tableView.performBatchUpdates {
                let task = sections[source.section].remove(at: source.row)
                sections[destination.section].insert(task, at: destination.row)
                tableView.deleteRows(at: [source], with: .automatic)
                tableView.insertRows(at: [destination], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: destination)
        }
    }
}

"""#),
        CourseFile(path: "32-the-same-in-swift/second.swift", text: #"""
import UIKit

/// Tasks in two sections, open and done. The rows can be dragged; make the table take them, and nothing else.
/// `second/specs/tasks.dnd` says what it shall do: swift run Second run second/specs
final class TasksController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var sections: [[String]]

    init(_ open: [String], done: [String]) {
        sections = [open, done]
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("this controller is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Open" : "Done"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: sections[indexPath.section][indexPath.row] as NSString))]
    }

    // MARK: - Dropping

    // Refuse what comes from elsewhere before it is over a row: tableView(_:canHandle:)

    // Propose a move between rows: tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)

    /// Called at the drop: rows move within their section, or to the other one.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    }
}

"""#),
        CourseFile(path: "32-the-same-in-swift/second/Main.swift", text: #"""
import DNDCommandLine
import DNDHosting
import UIKit

/// A `dnd` that knows the table of the second scene: `swift run Second run second/specs`.
@main enum Main {
    static func main() {
        var hosts = Hosts()
        hosts.register("tasks") { TasksController(["call", "write"], done: ["plan"]) }
        DNDCommandLine.main(registering: hosts)
    }
}

"""#),
        CourseFile(path: "32-the-same-in-swift/second/specs/tasks.dnd", text: #"""
table tasks from host
app Mail { view draft: Zoe }

scenario "a task is done: it moves to the other section" {
  drag call; hover plan in tasks; drop
  expect operation: move
  expect order in tasks { Open: write; Done: call plan }
}

scenario "inside a section the path counts after removal" {
  drag call; hover write in tasks; drop
  expect order in tasks { Open: write call; Done: plan }
}

scenario "the last task of a section leaves it empty" {
  drag plan; hover call in tasks; drop
  expect order in tasks { Open: plan call write; Done: none }
}

scenario "at the end of the other section it becomes the last" {
  drag write; hover end of Done in tasks; drop
  expect order in tasks { Open: call; Done: plan write }
}

scenario "what comes from elsewhere is refused before it is over a row" {
  drag Zoe from draft; hover plan in tasks
  expect call tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) in tasks: never
  drop
  expect call performDropWith in tasks: never
  expect order in tasks { Open: call write; Done: plan }
}

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
        CourseFile(path: "32-the-same-in-swift/wrong/always-a-move.swift", text: #"""
// Reply: What comes from another app stays there, so it can only be copied.
// hasActiveDrag tells whether the drag began in this table.
// Fails: a text of another app arrives a second later: operation: expected copy, found cancel
// Fails: a text of another app arrives a second later: names shows other rows
// Fails: below the last row it becomes the last: names shows other rows

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/counted-before-removal.swift", text: #"""
// Reply: The destination of a drop within the table already counts without the
// row that is dragged (R104). Corrected once more, a row that goes down lands
// one row too high.
// Fails: a row goes down: the rows of names are in another order

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/data-without-table.swift", text: #"""
// Reply: The array is right, and the table still shows what it knew. Tell it in
// a batch what has changed: deleteRows and insertRows, or moveRow.
// Fails: a row goes down: the rows of names are in another order
// Fails: a row goes up: the rows of names are in another order
// Fails: a text of another app arrives a second later: UIKit raises NSInternalInconsistencyException in names,
// and nothing expects it
// Fails: below the last row it becomes the last: UIKit raises NSInternalInconsistencyException in names, and
// nothing expects it

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/local-objects-only.swift", text: #"""
// Reply: localObject is for drags within the app, and nil for an item of
// another one. Its text comes from the item provider, later.
// Fails: a text of another app arrives a second later: names shows other rows
// Fails: below the last row it becomes the last: names shows other rows

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/no-place-no-drop.swift", text: #"""
// Reply: Below the last row destinationIndexPath is nil, and the drop is
// performed all the same. To return there loses the item: choose the end.
// Fails: below the last row it becomes the last: names shows other rows

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/not-on-the-main-queue.swift", text: #"""
// Reply: The completion of loadObject runs on a queue of its own. A table is
// for the main queue alone, so hop there before the batch.
// Fails: a text of another app arrives a second later: names shows other rows
// Fails: a text of another app arrives a second later: DND1016
// Fails: below the last row it becomes the last: names shows other rows
// Fails: below the last row it becomes the last: DND1016

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/swap-and-reload.swift", text: #"""
// Reply: swapAt exchanges two rows. A move takes the row out, and puts it in at
// the destination; the rows between follow.
// Fails: a row goes down: the rows of names are in another order
// Fails: a row goes up: the rows of names are in another order

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/swap.swift", text: #"""
// Reply: swapAt exchanges two rows. A move takes the row out, and puts it in at
// the destination; the rows between follow.
// Fails: a row goes down: names shows the expected rows, but the app's data has others
// Fails: a row goes up: names shows the expected rows, but the app's data has others

"""#),
        CourseFile(path: "32-the-same-in-swift/wrong/table-without-data.swift", text: #"""
// Reply: The table asks the data source for the rows of the batch, so the array
// has to change in it as well: data first, then the table.
// Fails: a row goes down: names shows other rows
// Fails: a row goes up: names shows other rows

"""#),
        ]
    }
}
