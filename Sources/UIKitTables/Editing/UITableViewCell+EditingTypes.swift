import UIKitCore

extension UITableViewCell {
    /// What a row's control does while its table is edited.
    public enum EditingStyle: Int, Sendable {
        /// No control; a red one that deletes the row; a green one that inserts a row.
        case none, delete, insert
    }

    /// What a cell shows besides its content.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control at the leading edge, while the table is edited.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The actions of a row that is swiped aside.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}

/// Numbers of tables that are edited, in points and seconds; all inferred.
enum TableEditingMetrics {
    /// How far the content moves for the control at the leading edge.
    static let controlWidth: CGFloat = 38
    /// The width of the control that moves a row.
    static let reorderWidth: CGFloat = 40
    static let symbolSize: CGFloat = 22
    static let reorderSymbolSize: CGFloat = 17
    static let animationDuration = 0.3
    static let liftDuration = 0.2
    static let liftedAlpha: CGFloat = 0.9
    static let liftShadowRadius: CGFloat = 6
    static let liftShadowOpacity: Float = 0.2
}
