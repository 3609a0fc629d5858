/// The state that a configuration can depend on.
public protocol UIConfigurationState {
    /// Custom state of the program.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
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

/// The state of a cell, including its drag and drop state.
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
        /// No drop is over the list, or the cell is not involved.
        case none
        /// The list can accept the drop, at another place.
        case notTargeted
        /// The drop would go into this cell.
        case targeted
    }
}
