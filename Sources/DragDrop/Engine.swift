/// UIKit's drag and drop for a set of lists, without pixels: a value that gestures and app actions change.
///
/// A copy is a snapshot of everything but the delegate: rows, sessions, placeholders, pending loads, virtual time.
/// Copies are O(1); no state grows with the scenarios that ran before.
package struct Engine {
    /// The lists, views and items.
    package var scene = Scene()

    package internal(set) var clock = VirtualClock()
    package internal(set) var hands = Hands()

    /// Set while `performDropWith` or `performDrop` runs.
    package internal(set) var coordinator: DropCoordinator?

    @CopyOnWrite package internal(set) var loads = Loads()

    @CopyOnWrite var animations = Animations()

    /// The return value of the app's last call to a list, a snapshot or a placeholder's context.
    package internal(set) var returned: ReturnedValue?

    var recording = Trace()

    /// The first UIKit exception. After it the app has crashed, and no call has an effect.
    package internal(set) var exception: UIKitException?

    /// Whether an exception was raised. Every call checks this, so it avoids a copy of the exception.
    package var hasException: Bool {
        if case .some = exception { true } else { false }
    }

    /// The object that answers questions. Not part of the state.
    package var delegate: any EngineDelegate

    package init(delegate: any EngineDelegate) {
        self.delegate = delegate
    }

    /// A list, of which a caller copies what it reads, also in other modules: the whole is expensive to copy.
    package subscript(list: ListID) -> ListState {
        @inlinable get { scene.lists[Int(list.rawValue)] }
        _modify { yield &scene.lists[Int(list.rawValue)] }
    }

    /// The app's data, what is shown of it, and others. Other modules read these at every step, and copy nothing else
    /// of the list so.
    package func model(of list: ListID) -> Arrangement { scene.lists[Int(list.rawValue)].model }
    package func shown(in list: ListID) -> Arrangement { scene.lists[Int(list.rawValue)].shown }
    package func kind(of list: ListID) -> ListKind { scene.lists[Int(list.rawValue)].kind }
    package func updateCount(of list: ListID) -> Int { scene.lists[Int(list.rawValue)].updateCount }

    /// The adapter for the kind of a list. Avoids a copy of the list, since every call reads it.
    package func adapter(of list: ListID) -> Adapter {
        Adapter.of(scene.lists[Int(list.rawValue)].kind)
    }
}

extension Engine {
    /// Makes a copy that was just made independent of its original. O(1).
    package mutating func separate(with delegate: any EngineDelegate) {
        self.delegate = delegate
        recording.share()
    }
}

/// Access to the engine's parts for its drivers.
extension Engine {
    package var lists: [ListState] {
        @inlinable get { scene.lists }
        _modify { yield &scene.lists }
    }

    /// The number of lists, and the numbers of all. Copies none of them.
    package var listCount: Int { scene.lists.count }
    package var listIDs: ListIDs { ListIDs(count: scene.lists.count) }

    package var providerConfigurations: [ItemID: ProviderConfiguration] {
        get { scene.catalog.providerConfigurations }
        _modify { yield &scene.catalog.providerConfigurations }
    }

    package var device: Device {
        get { scene.device }
        set { scene.device = newValue }
    }

    package var rulebook: Rulebook {
        @inlinable get { scene.rulebook }
        _modify { yield &scene.rulebook }
    }

    package var items: NameTable { scene.catalog.items }
    package var sections: NameTable { scene.catalog.sections }

    /// The hand of the acting finger, with its drag.
    var hand: Hand {
        get { hands.current }
        _modify { yield &hands.current }
    }

    package internal(set) var drag: DragState? {
        @inlinable get { hands.current.drag }
        _modify { yield &hands.current.drag }
    }

    package var finger: Int { hands.acting }
    package var isTouchingWithoutDrag: Bool { hands.current.isTouchingWithoutDrag }
    package var sessions: [(finger: Int, drag: DragState)] { hands.sessions }
    package var hasSession: Bool { hands.hasSession }
    package var movement: InteractiveMovement? { hands.movement }
    package var lastOperation: DropOperation? { hands.lastOperation }

    package var deliveries: DeliveryLog { loads.deliveries }

    package var faded: [ItemID] { animations.faded }

    package var trace: TraceEntries { recording.entries }

    package func label(of item: ItemID) -> String { scene.label(of: item) }

    package func title(of section: SectionID) -> String { scene.title(of: section) }

    package func list(named name: String) -> ListID? { scene.list(named: name) }

    package func providerConfiguration(of item: ItemID) -> ProviderConfiguration {
        scene.providerConfiguration(of: item)
    }

    /// The identity of the item with a label, assigned at its first mention.
    package mutating func item(labelled label: String) -> ItemID { scene.item(labelled: label) }

    package mutating func section(titled title: String) -> SectionID { scene.section(titled: title) }

    /// The plain view that an item is flying into.
    package func viewReceiving(_ item: ItemID) -> ListID? { animations.viewReceiving(item) }

    /// Where an item of the last drop in a list landed; nil for an item that was not dropped.
    package func landing(of item: ItemID) -> DropLanding? { animations.landing(of: item) }

    /// Whether a row belongs to the running drag.
    package func isDraggedRow(_ path: RowPath?, of list: ListID) -> Bool { hand.holds(path, of: list) }

    package func gapSpace(in list: ListID) -> IndexSpace { hand.gapSpace(in: list) }

    /// Removes the lists from an index on, which were added last, and their trace entries.
    package mutating func forgetLists(from count: Int) {
        guard lists.count > count else { return }
        scene.lists.removeSubrange(count...)
        recording.forgetLists(from: count)
    }
}
