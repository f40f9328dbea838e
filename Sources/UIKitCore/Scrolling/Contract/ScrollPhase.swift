import CoreGraphics

/// A change of how a scroll view moves.
package enum ScrollMotionChange {
    case dragBegan
    /// The content goes on by itself.
    case dragEnded
    /// The content has come to rest.
    case rested
}

/// The state of scrolling.
enum ScrollPhase {
    case idle
    /// A touch is down and has not moved yet.
    case tracking
    /// A touch or a wheel drags the content.
    case dragging(ScrollDragState)
    /// The content moves by itself.
    case moving(ScrollMotion, FrameActivities.Activity)
}

/// The state of a drag.
struct ScrollDragState {
    /// The offset for a translation of zero, ignoring the edges, in points.
    var origin: CGPoint
    /// The axis that the drag is locked to; nil for none.
    let lockedAxis: ScrollAxis?
    /// Whether the drag comes from a wheel, without touches. A touch may join.
    var isByWheel: Bool
    /// The translation that was last applied, in points.
    var translation = CGPoint.zero
    /// The offset that was last applied. The current one differs if other code has moved the content.
    var appliedOffset: CGPoint
}

/// An axis of scrolling.
enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    var other: ScrollAxis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }
}

extension CGPoint {
    /// The component along `axis`.
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Creates a point from its components.
    init(along part: (ScrollAxis) -> CGFloat) {
        self.init(x: part(.horizontal), y: part(.vertical))
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGVector {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}

extension UIEdgeInsets {
    /// The insets at both ends of `axis`.
    subscript(axis: ScrollAxis) -> (near: CGFloat, far: CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }

    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }

    /// The difference on each side, at least zero.
    static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, one.top - other.top), left: max(0, one.left - other.left),
            bottom: max(0, one.bottom - other.bottom), right: max(0, one.right - other.right))
    }
}
