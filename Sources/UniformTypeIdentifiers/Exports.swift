// As on iOS, where the module hands on Foundation.
@_exported public import Foundation
