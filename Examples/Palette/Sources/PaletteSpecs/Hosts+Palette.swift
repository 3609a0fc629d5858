import DNDHosting
import UIKit

@testable import Palette

extension Hosts {
    /// The grids, by their names in the specs. Their cells show no text, so the labels are the items' first positions.
    static var palette: Hosts {
        var hosts = Hosts()
        hosts.register("palette") { PaletteViewController() }
        hosts.register("doubling") { DoublingPaletteViewController() }
        return hosts
    }
}
