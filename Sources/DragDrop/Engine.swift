/// UIKit's drag and drop for a set of lists, without pixels: one value that gestures and app actions change.
///
/// A copy is a snapshot of everything but the respondent: rows, sessions, placeholders, pending loads, virtual time.
/// Copies are O(1); nothing in here grows with scenarios that ran before.
package struct Engine {
    /// What is there.
    package var scene = Scene()

    package internal(set) var clock = VirtualClock()
    package internal(set) var drag: DragState?

    /// The finger that acts, counted from 1; `drag` is its drag.
    package internal(set) var finger = 1

    /// What the other fingers hold.
    var otherHands: [Int: Hand] = [:]

    /// True while a finger is down that lifted nothing: it moves without a drag (R005, R084).
    package internal(set) var isTouchingWithoutDrag = false

    /// Where in a plain view a finger touches, while the gesture that does so is played; nil where nobody has said.
    package internal(set) var touchedPlace: FingerLocation.Place?

    /// Set while `performDropWith` or `performDrop` runs.
    package internal(set) var coordinator: DropCoordinator?

    /// What was added to a session last (R022).
    package internal(set) var itemsAddedLast: [ItemID] = []

    /// How the last session ended; nil before the first.
    package internal(set) var lastOperation: DropOperation?

    package internal(set) var loads = Loads()

    /// A row that is being moved without a drag session (R146, R147).
    package internal(set) var movement: InteractiveMovement?

    var animations = Animations()

    /// `previewProvider` of the items that had one set since the last lift (R017).
    var previewProviders: [ItemID: PreviewAnswer] = [:]

    /// The list whose `didReorder` is being called (R142).
    var reorderingList: ListID?

    /// What the last call of an app to a list, a coordinator or a placeholder's context returned.
    package internal(set) var returned: ReturnedValue?

    var recording = Trace()

    /// The first exception of UIKit. From then on the app is gone: nothing has an effect any more.
    package internal(set) var exception: UIKitException?

    /// Whether there is one; asked at every call, so without a copy of it.
    package var hasException: Bool {
        if case .some = exception { true } else { false }
    }

    /// Who answers. Not part of the state.
    package var respondent: any Respondent

    package init(respondent: any Respondent) {
        self.respondent = respondent
    }

    /// Read in place, by other modules too: a list is much to copy.
    package subscript(list: ListID) -> ListState {
        @inlinable _read { yield scene.lists[Int(list.rawValue)] }
        _modify { yield &scene.lists[Int(list.rawValue)] }
    }

    /// What is particular to the kind of a list; without a copy of the list, since every call asks for it.
    package func adapter(of list: ListID) -> Adapter {
        Adapter.of(scene.lists[Int(list.rawValue)].kind)
    }
}
