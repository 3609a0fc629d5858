internal import DragDrop

/// An activity as its title and `userInfo` in a property list, under its own type. In UIKit the types that an app reads
/// are those of its Info.plist, which does not exist here, so activities are only written.
extension NSUserActivity: NSItemProviderWriting {
    /// None: each activity has a type of its own.
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }
    public var writableTypeIdentifiersForItemProvider: [String] { [activityType] }

    /// Fails if `userInfo` has values that a property list cannot hold.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let values: [String: Any?] = ["title": title, "userInfo": userInfo]
        let list = values.compactMapValues { $0 }
        guard PropertyListSerialization.propertyList(list, isValidFor: .binary) else {
            completionHandler(nil, LoadError.noCoercion(of: "userInfo", to: "a property list").foundationError)
            return nil
        }
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            completionHandler(data, nil)
        } catch {
            completionHandler(nil, error)
        }
        return nil
    }
}
