// Delegate files import only UIKit, which re-exports this module, and with it Foundation.
@_exported public import Foundation
