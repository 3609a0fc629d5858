extension TransferRepresentation {
    /// Restricts the apps and processes that can see the representations.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        modified { $0.visibility = visibility }
    }

    /// Exports only values that meet the condition. It is evaluated when the value is registered with an item provider.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        modified { $0.condition = { condition(TransferPart.unbox($0, as: Item.self)) } }
    }

    /// The name for a file with the value. The first representation with a name determines the item provider's
    /// `suggestedName`.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        modified { $0.suggestedFileName = { _ in fileName } }
    }

    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        modified { $0.suggestedFileName = { fileName(TransferPart.unbox($0, as: Item.self)) } }
    }

    private func modified(_ change: (inout TransferPart) -> Void) -> ModifiedTransferRepresentation<Item> {
        var parts = TransferPart.parts(of: self)
        for index in parts.indices { change(&parts[index]) }
        return ModifiedTransferRepresentation(parts: parts)
    }
}

/// The parts of a representation, changed by a modifier.
struct ModifiedTransferRepresentation<Item: Transferable>: TransferRepresentation, TransferPartsProviding {
    typealias Body = Never

    let parts: [TransferPart]
}
