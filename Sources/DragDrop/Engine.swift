/// UIKit's drag and drop for a set of lists, without pixels: one value that gestures and app actions change.
///
/// A copy is a snapshot of everything but the respondent: rows, sessions, placeholders, pending loads, virtual time.
/// Copies are O(1); nothing in here grows with scenarios that ran before.
package struct Engine {
    /// What is there.
    package var scene = Scene()

    package internal(set) var clock = VirtualClock()
    package internal(set) var hands = Hands()

    /// Set while `performDropWith` or `performDrop` runs.
    package internal(set) var coordinator: DropCoordinator?

    package internal(set) var loads = Loads()

    var animations = Animations()

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
