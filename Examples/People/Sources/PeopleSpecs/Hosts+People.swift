import DNDHosting
import UIKit

@testable import People

extension Hosts {
    /// The tables, by their names in the specs.
    static var people: Hosts {
        var hosts = Hosts()
        hosts.register("people") { PeopleController(["Ann", "Bob", "Cem", "Dan", "Eve"]) }
        hosts.register("edited") {
            let controller = PeopleController(["Ann", "Bob", "Cem", "Dan", "Eve"])
            controller.setEditing(true, animated: false)
            return controller
        }
        hosts.register("swapping") { SwappingPeopleController(["Ann", "Bob", "Cem", "Dan", "Eve"]) }
        hosts.register("dequeuing") { DequeuingPeopleController(["Ann", "Bob", "Cem", "Dan", "Eve"]) }
        hosts.register("crowd", rows: { count in PeopleController((1...count).map { "Person \($0)" }) })
        return hosts
    }
}
