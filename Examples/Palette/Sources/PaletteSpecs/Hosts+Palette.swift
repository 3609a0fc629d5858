import DNDHosting
import UIKit

@testable import Palette

extension Hosts {
    /// The grids that the specs know by name. Their cells show no text, so items are called by their first place.
    static var palette: Hosts {
        var hosts = Hosts()
        hosts.register("palette") { PaletteViewController() }
        hosts.register("doubling") { DoublingPaletteViewController() }
        return hosts
    }
}
