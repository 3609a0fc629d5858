internal import DragDrop

/// The async forms of the methods with completion handlers, which the compiler synthesises on iOS.
extension NSItemProvider {
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        try await item(meeting: .item(typeIdentifier), options)
    }

    public func loadPreviewImage(options: [AnyHashable: Any]! = [:]) async throws -> any NSSecureCoding {
        try await item(meeting: .preview, options)
    }

    private func item(meeting request: ItemRequest, _ options: [AnyHashable: Any]?) async throws -> any NSSecureCoding {
        let delivery = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<ItemDelivery?, any Error>) in
            load(request, options: ItemLoadOptions(values: options)) { delivery, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: delivery)
                }
            }
        }
        guard let item = delivery?.item else { throw LoadError.unavailable(request.typeIdentifier).foundationError }
        return item
    }
}
