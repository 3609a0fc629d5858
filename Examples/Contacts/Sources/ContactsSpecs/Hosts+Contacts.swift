import DNDHosting
import UIKit

@testable import Contacts

extension Hosts {
    /// The tables that the specs know by name. Rows are called by the names that their cells show.
    static var contacts: Hosts {
        var hosts = Hosts()
        hosts.register("contacts") { ContactsViewController() }
        hosts.register("unmoved") { UnmovedContactsViewController() }
        return hosts
    }
}
