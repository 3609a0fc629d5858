import DNDLanguage
import Workloads

/// A scenario, with a head that selects the delegate.
struct ScenarioText {
    private let head: String

    /// With the list of the Swift program.
    static let hosted = ScenarioText(head: "table people from host")

    /// With a script whose answers equal those of `PeopleController`.
    static let scripted = ScenarioText(
        head: """
            table people: Ann Bob Cleo Dan Eve Finn

            delegate in people {
              itemsForBeginning -> item
              dropSessionDidUpdate -> move insertAt

              performDropWith {
                each item {
                  batch {
                    model remove item
                    model insert item at item.destination
                    list delete item.source
                    list insert item.destination
                  }
                  coordinator drop item to item.destination
                }
              }
            }
            """)

    private static let body = """
        scenario "Bob moves down" {
          drag 1
          hover 4
          drop
          expect order: Ann Cleo Dan Eve Bob Finn
          expect call performDropWith: once
          expect state: idle
        }
        """

    /// The parsed and checked program.
    var program: Program {
        Program(ofScenario: head + "\n\n" + Self.body + "\n")
    }
}
