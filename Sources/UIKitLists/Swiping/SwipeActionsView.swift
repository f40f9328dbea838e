import CoreGraphics
import UIKitCore

/// The buttons that a swiped row uncovers. It fills the space that the row has left.
@MainActor final class SwipeActionsView: UIView {
    let buttons: [SwipeActionButton]
    private let isAtRight: Bool
    private let performsFirst: Bool
    /// Whether the first button fills the view, as before a full swipe is released.
    private(set) var coversAll = false

    /// - Parameter isAtRight: Whether the row moves to the left.
    init(
        _ configuration: UISwipeActionsConfiguration, isAtRight: Bool,
        chosen: @escaping (SwipeActionButton) -> Void
    ) {
        buttons = configuration.actions.map(SwipeActionButton.init)
        self.isAtRight = isAtRight
        performsFirst = configuration.performsFirstActionWithFullSwipe
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button is in front, so that it can cover the others.
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [unowned button] _ in chosen(button) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The lengths of a swipe over a row of this size.
    func geometry(for row: CGSize) -> RowSwipeGeometry {
        RowSwipeGeometry(
            width: row.width, buttonWidths: buttons.map { $0.preferredWidth(forHeight: row.height) },
            allowsFullSwipe: performsFirst)
    }

    /// Uncovers `length` points of the area at the side of `row`.
    func layOut(length: CGFloat, in row: CGRect, coversAll: Bool) {
        let room = max(0, length)
        frame = CGRect(
            x: isAtRight ? row.maxX - room : row.minX, y: row.minY, width: room, height: row.height)
        self.coversAll = coversAll
        let frames = geometry(for: row.size).buttonFrames(
            length: room, height: row.height, coversAll: coversAll)
        for (button, frame) in zip(buttons, frames) {
            button.frame =
                isAtRight
                ? frame : CGRect(x: room - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            button.layoutIfNeeded()
        }
    }
}
