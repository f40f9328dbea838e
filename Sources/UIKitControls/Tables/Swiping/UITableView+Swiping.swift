import CoreGraphics
import UIKitCore

extension UITableView {
    /// Whether the cell is swiped aside and shows its actions.
    func isSwiped(_ cell: UITableViewCell) -> Bool { state.swipe?.isSwiped(cell) ?? false }

    /// The place of a row's cell. Points of the content.
    func cellFrame(at path: IndexPath) -> CGRect {
        guard let layout = state.layout, layout.contains(path) else { return .zero }
        return rowFrame(layout.row(path), inset: true)
    }

    /// Makes rows swipable.
    func attachSwipeController() {
        let controller = RowSwipeController(self)
        state.swipe = controller
        controller.attach()
    }
}
