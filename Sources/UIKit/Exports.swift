// UIKit hands on Foundation: most delegate files import UIKit alone.
@_exported public import Foundation
