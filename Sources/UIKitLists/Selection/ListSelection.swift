import CoreGraphics
import UIKitCore

/// The items of a list that are selected, and the one that is touched.
package struct SelectedItems: Equatable {
    /// In the order of selection.
    package private(set) var paths: [IndexPath] = []
    /// The item under the touch; nil for none.
    package var highlighted: IndexPath?

    package init() {}

    package func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    package mutating func insert(_ path: IndexPath) {
        if !paths.contains(path) { paths.append(path) }
    }

    package mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

    /// Gives the items their new index paths; those that were deleted or reloaded are not selected any more.
    package mutating func apply(_ updates: ListUpdates) {
        paths = paths.compactMap(updates.newPath)
        highlighted = highlighted.flatMap(updates.newPath)
    }
}

/// Selects the items of a list: by a tap, by two fingers and in code.
///
/// The conforming type calls the list's delegate: for what the app decides, and to report the selection.
@MainActor package protocol ListSelection: AnyObject {
    associatedtype List: ListView

    var list: List { get }
    var items: SelectedItems { get set }
    /// Whether the user can select items now.
    var selectsItems: Bool { get }
    /// Whether the user can select several items now.
    var selectsSeveral: Bool { get }

    /// Whether the delegate lets a touched item be highlighted.
    func shouldHighlight(_ path: IndexPath) -> Bool
    /// Tells the delegate that an item is highlighted.
    func didHighlight(_ path: IndexPath)
    /// Tells the delegate that an item is not highlighted any more.
    func didUnhighlight(_ path: IndexPath)
    /// The item that the delegate selects for one that the user has chosen; nil for none.
    func itemToSelect(for path: IndexPath) -> IndexPath?
    /// Tells the delegate that the user has selected an item.
    func didSelect(_ path: IndexPath)
    /// The item that the delegate deselects for one that the user has chosen; nil for none.
    func itemToDeselect(for path: IndexPath) -> IndexPath?
    /// Tells the delegate that the user has deselected an item.
    func didDeselect(_ path: IndexPath)
    /// Selects or deselects the item that was highlighted. Called when the touch on it ends.
    func touchEnded(on path: IndexPath)

    /// Asks the delegate whether a drag of two fingers selects; it scrolls otherwise.
    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
    /// Tells the delegate that the drag selects.
    func didBeginMultipleSelection(at path: IndexPath)
    /// Tells the delegate that the drag has ended.
    func didEndMultipleSelection()
}

// MARK: - By touch

extension ListSelection {
    /// Highlights the item under `touch`. False if there is none or the delegate refuses.
    func highlightItem(under touch: UITouch) -> Bool {
        guard selectsItems, !touch.isSecondaryClick, let cell = enclosingCell(around: touch.view),
            let path = list.indexPath(for: cell), shouldHighlight(path)
        else { return false }
        items.highlighted = path
        cell.setHighlighted(true, animated: false)
        didHighlight(path)
        return true
    }

    private func enclosingCell(around view: UIView?) -> List.Cell? {
        var link = view
        while let view = link, view !== list {
            if let cell = view as? List.Cell { return cell }
            link = view.superview
        }
        return nil
    }

    /// Takes the highlight from the touched item, which is not selected.
    package func unhighlightItem() {
        guard let path = items.highlighted else { return }
        items.highlighted = nil
        list.visibleCell(at: path)?.setHighlighted(false, animated: true)
        didUnhighlight(path)
    }

    /// Selects or deselects the highlighted item.
    func touchEnded() {
        guard let path = items.highlighted else { return }
        items.highlighted = nil
        touchEnded(on: path)
    }

    /// Selects an item if the delegate allows it, and tells it. False if it does not.
    @discardableResult package func selectByUser(_ path: IndexPath) -> Bool {
        finishSelection(of: itemToSelect(for: path))
    }

    /// Selects the item that the delegate has chosen; nil for none. Returns whether there is one.
    @discardableResult package func finishSelection(of answer: IndexPath?) -> Bool {
        guard let chosen = answer, list.hasItem(at: chosen) else { return false }
        if !selectsSeveral {
            for old in items.paths where old != chosen { deselectByUser(old) }
        }
        items.insert(chosen)
        list.visibleCell(at: chosen)?.setSelected(true, animated: false)
        didSelect(chosen)
        return true
    }

    /// Deselects an item if the delegate allows it, and tells it.
    package func deselectByUser(_ path: IndexPath) {
        guard let chosen = itemToDeselect(for: path) else { return }
        deselect(chosen, animated: false)
        didDeselect(chosen)
    }
}

// MARK: - In code

extension ListSelection {
    /// Selects an item without calling the delegate. False if there is no such item, or items cannot be selected.
    package func select(_ path: IndexPath, animated: Bool) -> Bool {
        guard selectsItems, list.hasItem(at: path) else { return false }
        if !selectsSeveral {
            for old in items.paths where old != path { deselect(old, animated: animated) }
        }
        items.insert(path)
        list.visibleCell(at: path)?.setSelected(true, animated: animated)
        return true
    }

    /// Deselects an item without calling the delegate.
    package func deselect(_ path: IndexPath, animated: Bool) {
        items.remove(path)
        list.visibleCell(at: path)?.setSelected(false, animated: animated)
    }

    /// Deselects all items without calling the delegate.
    package func deselectAll(animated: Bool) {
        for old in items.paths { deselect(old, animated: animated) }
    }
}

// MARK: - By two fingers

extension ListSelection {
    /// The items from one to another, in order, both included.
    func paths(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
        (first.section...last.section).flatMap { section -> [IndexPath] in
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? last.item : list.itemCount(inSection: section) - 1
            return low <= high ? (low...high).map { IndexPath(item: $0, section: section) } : []
        }
    }

    /// Selects or deselects an item as the user does, where several can be selected.
    func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
        guard selectsSeveral else { return }
        if isSelected { selectByUser(path) } else { deselectByUser(path) }
    }
}
