import DNDHosting

@testable import Groceries

extension Hosts {
    /// The tables that the specs know by name.
    static var groceries: Hosts {
        var hosts = Hosts()
        hosts.register("groceries") { GroceriesController(["milk", "eggs", "salt", "rice", "tea", "jam"]) }
        hosts.register("stale") { StaleGroceriesController(["milk", "eggs", "salt", "rice", "tea", "jam"]) }
        return hosts
    }
}
