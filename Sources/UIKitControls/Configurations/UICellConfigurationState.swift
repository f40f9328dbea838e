import UIKitCore

/// The state of a cell that shows configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The part of a drag in which a cell is.
    public enum DragState: Hashable, Sendable {
        /// The cell is not dragged.
        case none
        /// The cell is about to be dragged.
        case lifting
        /// The cell is dragged.
        case dragging
    }

    /// How a drop relates to a cell.
    public enum DropState: Hashable, Sendable {
        /// No drop.
        case none
        /// The drop is over another cell.
        case notTargeted
        /// The drop is over this cell.
        case targeted
    }

    public var traitCollection: UITraitCollection
    /// Whether the cell does not react to touches. Default false.
    public var isDisabled = false
    /// Whether a touch is on the cell. Default false.
    public var isHighlighted = false
    /// Whether the cell is selected. Default false.
    public var isSelected = false
    /// Whether the cell has the focus. Default false.
    public var isFocused = false
    /// Whether the cell stays at an edge while its section scrolls. Default false.
    public var isPinned = false
    /// Whether the cell's table is edited. Default false.
    public var isEditing = false
    /// Whether the cell shows the rows below it. Default false.
    public var isExpanded = false
    /// Whether the cell is swiped aside and shows its actions. Default false.
    public var isSwiped = false
    /// Whether the cell is dragged to another place. Default false.
    public var isReordering = false
    /// The part of a drag in which the cell is. Default none.
    public var cellDragState = DragState.none
    /// How a drop relates to the cell. Default none.
    public var cellDropState = DropState.none
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
