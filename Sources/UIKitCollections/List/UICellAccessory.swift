import CoreGraphics
import UIKitCore

/// A view at an edge of the cell of a list.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// In both states.
        case always
        /// While the collection view is edited.
        case whenEditing
        /// While the collection view is not edited.
        case whenNotEditing
    }

    /// The width that an accessory occupies.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width that the system gives to this kind of accessory: here, that of its view.
        case standard
        /// The width of its view.
        case actual
        /// A width in points. The view is in the middle.
        case custom(CGFloat)
    }

    /// Called when the user taps an accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// The kind of an accessory.
    public enum AccessoryType: Hashable {
        /// A checkmark.
        case checkmark
        /// A control that deletes the item.
        case delete
        /// A control that shows more about the item.
        case detail
        /// A chevron: the item leads somewhere.
        case disclosureIndicator
        /// A control that inserts an item.
        case insert
        /// A circle that shows whether the item is selected.
        case multiselect
        /// A chevron that shows or hides the items below this one.
        case outlineDisclosure
        /// A control that moves the item.
        case reorder
        /// A text.
        case label
        /// A view of the app.
        case customView(UIView)
    }

    /// The edge at which a custom view is, when, and where among the other accessories there.
    public enum Placement {
        /// Returns the index of an accessory among those at its edge, in order from left to right.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge; by default the last one, beside the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge; by default the first one, beside the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before an accessory; the first place if it is not there.
        @preconcurrency @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            { others in MainActor.assumeIsolated { others.index(of: accessory) } ?? 0 }
        }

        /// After an accessory; the last place if it is not there.
        @preconcurrency @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            { others in MainActor.assumeIsolated { others.index(of: accessory) }.map { $0 + 1 } ?? others.count }
        }
    }

    /// The kind.
    public let accessoryType: AccessoryType
    let look: CellAccessoryAppearance
    /// Where a custom view is among the others; nil for the system's own, whose order is fixed.
    var position: Placement.Position?
    /// Called when the user taps the accessory. Nil for what the system does.
    var actionHandler: ActionHandler?
    /// The text of a label.
    var text = ""

    init(_ type: AccessoryType, _ look: CellAccessoryAppearance, actionHandler: ActionHandler? = nil) {
        accessoryType = type
        self.look = look
        self.actionHandler = actionHandler
    }

    /// Whether it is at the leading edge.
    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: true
        case .checkmark, .detail, .disclosureIndicator, .outlineDisclosure, .reorder, .label: false
        case .customView: look.isLeading
        }
    }

    /// The place of the system's accessories among those at their edge, from left to right.
    fileprivate var order: Int {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        case .label: 3
        case .checkmark: 4
        case .detail: 5
        case .disclosureIndicator: 6
        case .outlineDisclosure: 7
        case .reorder: 8
        case .customView: 9
        }
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !look.isHidden else { return false }
        switch look.displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }
}

/// How an accessory looks and when it is shown.
struct CellAccessoryAppearance {
    var displayed: UICellAccessory.DisplayedState
    var isHidden: Bool
    var reservedLayoutWidth: UICellAccessory.LayoutDimension
    var tintColor: UIColor?
    /// The color behind a symbol; nil for none.
    var backgroundColor: UIColor?
    var isLeading = false
    /// Whether a custom view keeps its size.
    var maintainsFixedSize = false
    var font: UIFont?
    var adjustsFont = true
    /// Whether a tap anywhere on the cell shows or hides the items below it.
    var isHeader = false
    var showsVerticalSeparator = false
}

extension [UICellAccessory] {
    @MainActor fileprivate func index(of accessory: UICellAccessory) -> Int? {
        firstIndex { $0.accessoryType == accessory.accessoryType }
    }

    /// The accessories of one edge that are shown, in order. The system's are in a fixed order, and custom views where
    /// they want to be.
    @MainActor func shown(leading: Bool, whileEditing isEditing: Bool) -> [UICellAccessory] {
        let visible = filter { $0.isLeading == leading && $0.isShown(whileEditing: isEditing) }
        var ordered = visible.filter { $0.position == nil }.enumerated()
            .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
        for accessory in visible {
            guard let position = accessory.position else { continue }
            ordered.insert(accessory, at: Swift.min(Swift.max(0, position(ordered)), ordered.count))
        }
        return ordered
    }
}
