import UIKit

/// A table of names with a selectable fault.
final class PeopleController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    enum Fault: String, CaseIterable {
        case none, swaps, traps, blocks, forgetsTheModel, insistsOnMain = "insists on main"
        case casts, unwraps, gives = "gives up", waitsForMain = "waits for main", loops, leaves
        case hoards, recurses, aborts, isKilled = "is killed"

        /// Correct from the second process on, recorded in a file in the current folder.
        case swapsAtFirst

        /// Correct only the first time in a process, or only from the second time on, recorded in a static variable.
        case rightOnce, rightLater

        /// Inserts at the top after a drop of the first row, in a static variable that a new controller resets.
        case remembersTheLast

        /// From the sixth update of a drag on: inserts at the top, or traps. Counted in a static variable that a new
        /// controller resets.
        case tires, collapses

        /// Calls the table in an endless loop, and so is never silent.
        case asksForEver

        /// The faults that end the process or make it hang.
        static let deadly: [Fault] = [
            .traps, .blocks, .casts, .unwraps, .gives, .waitsForMain, .loops, .leaves, .hoards,
            .recurses, .aborts, .isKilled,
        ]
    }

    /// Static, so it outlives a scenario, like a cache or a singleton.
    private static var dropCount = 0
    private static var lastRow: Int?
    private static var updateCount = 0
    private static let updatesAtMost = 5

    private var people: [String]
    fileprivate let fault: Fault

    init(_ people: [String], fault: Fault = .none) {
        self.people = people
        self.fault = fault
        Self.lastRow = nil
        Self.updateCount = 0
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        precondition(fault != .insistsOnMain || Thread.isMainThread)
        return people.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: people[indexPath.row] as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        Self.updateCount += 1
        precondition(fault != .collapses || Self.updateCount <= Self.updatesAtMost)
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            var destination = coordinator.destinationIndexPath
        else { return }
        if fault == .remembersTheLast, Self.lastRow == 0 { destination.row = 0 }
        if fault == .tires, Self.updateCount > Self.updatesAtMost { destination.row = 0 }
        Self.lastRow = source.row
        switch fault {
        case .traps: print(people[people.count + destination.row])
        case .blocks: DispatchSemaphore(value: 0).wait()
        case .swaps: people.swapAt(source.row, destination.row)
        case .forgetsTheModel: break
        case .swapsAtFirst where FileManager.default.createFirst("tried"): people.swapAt(source.row, destination.row)
        case .rightOnce where Self.dropCount > 0, .rightLater where Self.dropCount == 0:
            Self.dropCount += 1
            people.swapAt(source.row, destination.row)
        case .asksForEver:
            print("on and on")
            while fault == .asksForEver { tableView.reloadData() }
        case .none, .swapsAtFirst, .insistsOnMain, .rightOnce, .rightLater, .remembersTheLast, .tires,
            .collapses:
            Self.dropCount += 1
            people.insert(people.remove(at: source.row), at: destination.row)
        default: die()
        }
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [source], with: .automatic)
            tableView.insertRows(at: self.fault == .forgetsTheModel ? [] : [destination], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: destination)
    }

    private func die() {
        switch fault {
        case .casts:
            // swift-format-ignore: NeverForceUnwrap
            print((people as Any) as! [Int])
        case .unwraps:
            // swift-format-ignore: NeverForceUnwrap
            print(Int(people[0])!)
        case .gives: fatalError("out of ideas")
        case .waitsForMain: DispatchQueue.main.sync { tableView.reloadData() }
        case .loops:
            print("round and round")
            while fault == .loops { people.shuffle() }
        case .leaves: exit(3)
        case .hoards: hoard()
        case .recurses: print(recurse(from: 0))
        case .aborts: MainActor.assumeIsolated { abort() }
        // As the system does to a process when memory runs out.
        case .isKilled: kill(getpid(), SIGKILL)
        default: break
        }
    }
}

extension PeopleController {
    /// Allocates until there is no memory; a limit keeps the machine out of it.
    private func hoard() {
        var limit = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
        setrlimit(.init(RLIMIT_AS.rawValue), &limit)
        var hoard: [[Int]] = []
        while fault == .hoards { hoard.append([Int](repeating: hoard.count, count: 1 << 22)) }
        print(hoard.count)
    }

    @_optimize(none) private func recurse(from depth: Int) -> Int {
        fault == .recurses ? recurse(from: depth + 1) + 1 : depth
    }
}

extension FileManager {
    /// Creates an empty file; returns false if it exists.
    fileprivate func createFirst(_ path: String) -> Bool {
        !fileExists(atPath: path) && createFile(atPath: path, contents: nil)
    }
}
