import DNDHosting

@testable import Groceries

extension Hosts {
    /// The tables, by their names in the specs.
    static var groceries: Hosts {
        var hosts = Hosts()
        hosts.register("groceries") { GroceriesController(["milk", "eggs", "salt", "rice", "tea", "jam"]) }
        hosts.register("stale") { StaleGroceriesController(["milk", "eggs", "salt", "rice", "tea", "jam"]) }
        return hosts
    }
}
