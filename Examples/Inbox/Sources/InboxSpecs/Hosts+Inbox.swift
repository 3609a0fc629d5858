import DNDHosting

@testable import Inbox

extension Hosts {
    /// The tables that the specs know by name.
    static var inbox: Hosts {
        var hosts = Hosts()
        hosts.register("inbox") { InboxController(["one", "two", "three"]) }
        hosts.register("hopeful") { HopefulInboxController(["one", "two", "three"]) }
        hosts.register("hurried") { HurriedInboxController(["one", "two", "three"]) }
        return hosts
    }
}
