// UIKit re-exports this module; Foundation comes through `UIFoundation` alone, whose names take precedence over it.
@_exported public import UIFoundation
