import CoreGraphics

/// An axis of scrolling.
package enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    package var other: ScrollAxis {
        switch self {
        case .horizontal: .vertical
        case .vertical: .horizontal
        }
    }
}

extension CGPoint {
    /// The component along `axis`.
    package subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Creates a point from its components.
    package init(along part: (ScrollAxis) -> CGFloat) {
        self.init(x: part(.horizontal), y: part(.vertical))
    }
}

extension CGSize {
    package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGVector {
    package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}

extension UIEdgeInsets {
    /// The insets at both ends of `axis`.
    package subscript(axis: ScrollAxis) -> (near: CGFloat, far: CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }

    package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }

    /// The difference on each side, at least zero.
    package static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, one.top - other.top), left: max(0, one.left - other.left),
            bottom: max(0, one.bottom - other.bottom), right: max(0, one.right - other.right))
    }
}
