extension TransferRepresentation {
    /// Who may see the representations.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        modified { $0.visibility = visibility }
    }

    /// A value that does not meet the condition has none of the representations.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        modified { $0.condition = { condition(TransferPart.unbox($0, as: Item.self)) } }
    }

    /// What a file with the value is named after.
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

/// Representations that a modifier has changed.
struct ModifiedTransferRepresentation<Item: Transferable>: TransferRepresentation, TransferPartsProviding {
    typealias Body = Never

    let parts: [TransferPart]
}
