import DNDHosting
import UIKit

@testable import Colors

extension Hosts {
    /// The grids, by their names in the specs. Their cells show no text, so the hosts set the labels.
    static var colors: Hosts {
        var hosts = Hosts()
        hosts.register("colors") { ColorsController(.rainbow) }
        hosts.label("colors") { view, path in name(at: path, in: view) }
        hosts.register("reloading") { ReloadingColorsController(.rainbow) }
        hosts.label("reloading") { view, path in name(at: path, in: view) }
        return hosts
    }

    @MainActor private static func name(at path: IndexPath, in view: UIView) -> String {
        let controller = (view as? UICollectionView)?.dataSource as? ColorsController
        return controller?.swatches[path.item].name ?? ""
    }
}

extension [Swatch] {
    fileprivate static var rainbow: [Swatch] {
        [
            Swatch(name: "red", color: .red), Swatch(name: "orange", color: .orange),
            Swatch(name: "yellow", color: .yellow), Swatch(name: "green", color: .green),
            Swatch(name: "blue", color: .blue),
        ]
    }
}
