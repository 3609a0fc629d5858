import DNDHosting

@testable import Inbox

extension Hosts {
    /// The tables, by their names in the specs.
    static var inbox: Hosts {
        var hosts = Hosts()
        hosts.register("inbox") { InboxController(["one", "two", "three"]) }
        hosts.register("hopeful") { HopefulInboxController(["one", "two", "three"]) }
        hosts.register("hurried") { HurriedInboxController(["one", "two", "three"]) }
        return hosts
    }
}
