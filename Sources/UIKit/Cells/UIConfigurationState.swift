/// What a configuration may depend on.
public protocol UIConfigurationState {
    /// What the program keeps itself.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name for a state that the program adds.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The state of a view such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    init() {}

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell, with its part in a drag and a drop.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState: UICellConfigurationState.DragState = .none
    public var cellDropState: UICellConfigurationState.DropState = .none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    init() {}

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UICellConfigurationState {
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    public enum DropState: Int, Sendable {
        /// No drop is over the list, or the cell has no part in it.
        case none
        /// The list may take the drop, elsewhere.
        case notTargeted
        /// The drop would go into this cell.
        case targeted
    }
}
