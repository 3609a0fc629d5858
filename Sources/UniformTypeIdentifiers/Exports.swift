// The module re-exports Foundation, as on iOS.
@_exported public import Foundation
