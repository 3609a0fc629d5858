/// The result that a completion handler receives.
package enum ItemDelivery: @unchecked Sendable {
    case data(Data)

    /// A copy is deleted with its `TemporaryFile`; a file in place has none (R217, R218).
    case file(URL, copy: TemporaryFile?)
    case object(any NSItemProviderReading)
    case item(any NSSecureCoding, copy: TemporaryFile?)

    var data: Data? {
        if case .data(let data) = self { data } else { nil }
    }

    var file: (url: URL, isInPlace: Bool)? {
        if case .file(let url, let copy) = self { (url, copy == nil) } else { nil }
    }

    package var object: (any NSItemProviderReading)? {
        if case .object(let object) = self { object } else { nil }
    }

    var item: (any NSSecureCoding)? {
        if case .item(let item, _) = self { item } else { nil }
    }

    /// The file to delete after the completion handler.
    var temporaryFile: TemporaryFile? {
        switch self {
        case .file(_, let copy), .item(_, let copy): copy
        case .data, .object: nil
        }
    }
}
