import CoreGraphics
import UIKitCore

/// A table or collection view in which two fingers select several items.
@MainActor package protocol MultipleSelectionHost: UIScrollView {
    /// The item at a point of the content; nil if there is none.
    func selectableItem(at point: CGPoint) -> IndexPath?
    /// The items from one to another, in order, both included.
    func selectableItems(from first: IndexPath, through last: IndexPath) -> [IndexPath]
    /// Asks the delegate whether the drag selects; it scrolls otherwise.
    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
    /// Tells the delegate that the drag selects.
    func multipleSelectionDidBegin(at path: IndexPath)
    /// Tells the delegate that the drag has ended.
    func multipleSelectionDidEnd()
    /// Whether an item is selected.
    func isItemSelected(_ path: IndexPath) -> Bool
    /// Selects or deselects an item as the user does, if the delegate allows it.
    func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath)
}
