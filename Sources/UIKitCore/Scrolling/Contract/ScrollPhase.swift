import CoreGraphics

/// What a scroll view is doing.
enum ScrollPhase {
    case rest
    /// A finger is down and has not moved yet.
    case touched
    case dragging(ScrollDrag)
    case moving(ScrollMotion, FrameActivities.Activity)
}

/// A drag under way.
struct ScrollDrag {
    /// The offset that goes with a translation of zero, were there no edges. Points.
    var origin: CGPoint
    /// Whether the drag goes along this axis only.
    let lock: ScrollAxis?
    /// Whether a wheel drags and no finger is on the view. A finger may join.
    var isByWheel: Bool
    /// How far the finger had gone when the content was last moved after it. Points.
    var translation = CGPoint.zero
    /// Where the content was moved to then. It stands elsewhere when somebody else has moved it since.
    var shown: CGPoint
}

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
    /// The part along `axis`.
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point whose parts `part` gives.
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
    /// The insets at the low and the high end of `axis`.
    subscript(axis: ScrollAxis) -> (near: CGFloat, far: CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }

    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }

    /// What is left of `one`, on each side at least nothing.
    static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, one.top - other.top), left: max(0, one.left - other.left),
            bottom: max(0, one.bottom - other.bottom), right: max(0, one.right - other.right))
    }
}
