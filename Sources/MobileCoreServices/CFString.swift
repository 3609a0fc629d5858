@_exported public import Foundation

/// On iOS a Core Foundation string, which `as String` and `as CFString` bridge. On Linux they bridge only `NSString`:
/// being that, it lets both casts compile unchanged.
public typealias CFString = NSString
