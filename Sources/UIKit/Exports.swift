// UIKit re-exports Foundation, since most delegate files import only UIKit.
@_exported public import Foundation
