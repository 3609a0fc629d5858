import DNDHosting
import UIKit

@testable import Contacts

extension Hosts {
    /// The tables, by their names in the specs. The labels of rows are the names that their cells show.
    static var contacts: Hosts {
        var hosts = Hosts()
        hosts.register("contacts") { ContactsViewController() }
        hosts.register("unmoved") { UnmovedContactsViewController() }
        return hosts
    }
}
