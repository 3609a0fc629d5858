// UIKit re-exports its values, and through `UIFoundation` also Foundation, since most delegate files import only UIKit.
@_exported public import DiffableSnapshots
@_exported public import ItemProviders
@_exported public import ListGeometry
@_exported public import UIFoundation
