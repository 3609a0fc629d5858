internal import DragDrop

/// A colour under its own type, as measured on iOS 26. The data is a property list in this module's format, not UIKit's
/// archive: red, green, blue and alpha.
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

    /// Throws `unavailableCoercionError` for other data, and for subclasses.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let parts = list as? [Double], parts.count == 4,
            let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
        else {
            throw LoadError.noCoercion(of: "data of type \(typeIdentifier)", to: String(describing: self))
                .foundationError
        }
        return color
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let parts = [value.red, value.green, value.blue, value.alpha].map { Double($0) }
        let data = Result { try PropertyListSerialization.data(fromPropertyList: parts, format: .binary, options: 0) }
        switch data {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
        return nil
    }
}
