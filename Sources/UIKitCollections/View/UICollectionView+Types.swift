import CoreGraphics
import UIKitCore

extension UICollectionView {
    /// The kinds of elements.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// A header, a footer or another view that the data source provides.
        case supplementaryView
        /// A view that the layout provides.
        case decorationView
    }

    /// The axis along which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical
        /// To the sides.
        case horizontal
    }

    /// Where an item is after scrolling to it. Give at most one position for each axis; none scrolls not at all.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Which changes of visible cells let them determine their size again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled
        /// `invalidateIntrinsicContentSize()` of a cell or its content view, and a new content configuration.
        case enabled
        /// As `enabled`, and every change of constraints, which costs a measurement of the visible cells.
        case enabledIncludingConstraints
    }

    /// Called when an interactive change of the layout has ended.
    ///
    /// - Parameters:
    ///   - completed: Whether its last animation was completed.
    ///   - finished: Whether the new layout is used; false after `cancelInteractiveTransition()`.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// The kind of the view before a section's items.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the view after a section's items.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// The kind under which UIKit's messages name cells.
    static let elementKindCell = "UICollectionElementKindCell"
}
