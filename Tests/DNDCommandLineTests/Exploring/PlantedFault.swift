import Testing

/// A faulty delegate, and the minimum number of steps that reveal the fault.
struct PlantedFault: CustomTestStringConvertible, Sendable {
    let name: String

    /// Scenes and delegates.
    let text: String

    /// The description of the failure in the found scenario's name.
    let failure: String

    /// The minimum number of steps.
    let shortest: Int

    var testDescription: String { name }

    static let all: [PlantedFault] = [
        PlantedFault(
            name: "a second row that is always lost",
            text: """
                table people: A B C
                delegate { performDropWith { each item { batch { model remove item; list delete item.source } } } }
                """,
            failure: "DND1008 in people", shortest: 2),
        PlantedFault(
            name: "the data is not changed",
            text: """
                table people: A B C
                delegate {
                  performDropWith { each item { batch { list delete item.source; list insert destination } } }
                }
                """,
            failure: "DND1005 in people", shortest: 3),
        PlantedFault(
            name: "an insertion past the end",
            text: """
                table people: A B C
                delegate {
                  performDropWith at 2 {
                    each item { batch { model move item to 2; list delete item.source; list insert 3 } }
                  }
                }
                """,
            failure: "an exception of UIKit", shortest: 2),
        PlantedFault(
            name: "an index that traps, only for two rows at once",
            text: """
                table people: A B C
                delegate { itemsForAddingTo -> item; performDropWith when not single { model remove 7 } }
                """,
            failure: "a fault of a delegate", shortest: 3),
        PlantedFault(
            name: "a placeholder that stays when the load fails",
            text: """
                table inbox: A
                app Photos { view album: sunset }
                item sunset { fails "offline" }
                delegate in inbox {
                  performDropWith when not local {
                    each item {
                      placeholder insert at 0 for item
                      load item { placeholder commit { model insert item at 0 } }
                    }
                  }
                }
                """,
            failure: "DND1003 in inbox", shortest: 3),
        PlantedFault(
            name: "an invariant that a drop into the last row breaks",
            text: """
                table people: A B C
                @invariant scenario "C stays last" { expect call performDropWith at 2: never }
                """,
            failure: "an invariant does not hold", shortest: 2),
    ]
}
