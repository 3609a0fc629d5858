/// UIKit's drag and drop for a set of lists, without pixels: one value that gestures and app actions change.
///
/// A copy is a snapshot of everything but the respondent: rows, sessions, placeholders, pending loads, virtual time.
/// Copies are O(1); nothing in here grows with scenarios that ran before.
package struct Engine {
    /// Item labels by `ItemID`, section titles by `SectionID`.
    package internal(set) var items = NameTable()
    package internal(set) var sections = NameTable()

    /// App names by `AppID`; app 0 is the one under test.
    package internal(set) var apps = [""]

    /// By `ListID`.
    package internal(set) var lists: [ListState] = []

    /// How items are provided; an item without an entry is plain text at once.
    package var provisions: [ItemID: Provision] = [:]
    package var device = Device()

    /// What the engine takes for true.
    package var rulebook = Rulebook()

    package internal(set) var clock = VirtualClock()
    package internal(set) var drag: DragState?

    /// The finger that acts, counted from 1; `drag` is its drag.
    package internal(set) var finger = 1

    /// What the other fingers hold.
    var otherHands: [Int: Hand] = [:]

    /// True while a finger is down that lifted nothing: it moves without a drag (R005, R084).
    package internal(set) var isTouchingWithoutDrag = false

    /// Set while `performDropWith` or `performDrop` runs.
    package internal(set) var coordinator: DropCoordinator?

    /// How the last session ended; nil before the first.
    package internal(set) var lastOperation: DropOperation?

    /// Texts that loads have delivered, in the order of arrival.
    package internal(set) var loaded: [String] = []
    package internal(set) var loads: [Load] = []
    var transfers: [Transfer] = []

    /// The list whose `didReorder` is being called (R142).
    var reorderingList: ListID?

    package internal(set) var trace: [TraceEntry] = []

    /// The first exception of UIKit. From then on the app is gone: nothing has an effect any more.
    package internal(set) var exception: UIKitException?

    var callDepth = 0

    /// Who answers. Not part of the state.
    package var respondent: any Respondent

    package init(respondent: any Respondent) {
        self.respondent = respondent
    }

    package subscript(list: ListID) -> ListState {
        _read { yield lists[Int(list.rawValue)] }
        _modify { yield &lists[Int(list.rawValue)] }
    }

    package func label(of item: ItemID) -> String {
        items.text(item.rawValue)
    }

    package func title(of section: SectionID) -> String {
        sections.text(section.rawValue)
    }

    package func list(named name: String) -> ListID? {
        lists.first { $0.name == name }?.id
    }

    package func provision(of item: ItemID) -> Provision {
        provisions[item] ?? Provision()
    }
}
