import CoreGraphics

/// How far a row is moved aside. Points; positive lengths uncover the actions, whatever side they are on.
package struct RowSwipeGeometry {
    /// The width of the row.
    package var width: CGFloat
    /// The widths of the buttons, the first one at the edge.
    package var buttonWidths: [CGFloat]
    /// Whether a swipe over the whole row performs the first action.
    package var allowsFullSwipe: Bool

    /// Creates the geometry of a row.
    package init(width: CGFloat, buttonWidths: [CGFloat], allowsFullSwipe: Bool) {
        self.width = width
        self.buttonWidths = buttonWidths
        self.allowsFullSwipe = allowsFullSwipe
    }

    /// The length at which all buttons are visible: never more than the row.
    package var openLength: CGFloat { min(width, buttonWidths.reduce(0, +)) }

    /// The length beyond which a release performs the first action.
    package var fullSwipeLength: CGFloat {
        max(width * SwipeMetrics.fullSwipeShare, openLength + SwipeMetrics.fullSwipeMinimumExcess)
    }

    /// The length for a finger that has moved by `distance` from the edge.
    package func length(forDrag distance: CGFloat) -> CGFloat {
        guard distance.isFinite else { return 0 }
        if distance < 0 { return -stretch(-distance) }
        guard distance > openLength, !allowsFullSwipe else { return min(distance, width) }
        return min(width, openLength + stretch(distance - openLength))
    }

    /// The length that a pull beyond the end is shown as; it grows more and more slowly.
    private func stretch(_ distance: CGFloat) -> CGFloat {
        guard width > 0 else { return 0 }
        return (1 - 1 / (distance * SwipeMetrics.rubberBand / width + 1)) * width
    }

    /// Where a finger with `velocity`, in points per second toward more length, leaves the row.
    package func release(at length: CGFloat, velocity: CGFloat) -> RowSwipeStateMachine.Release {
        guard openLength > 0 else { return .closed }
        if isFull(length) { return .full }
        let projected = length + velocity * SwipeMetrics.projection
        return projected > openLength / 2 ? .open : .closed
    }

    /// Whether a release at `length` performs the first action.
    package func isFull(_ length: CGFloat) -> Bool { allowsFullSwipe && openLength > 0 && length >= fullSwipeLength }

    /// The frames of the buttons in an area of `length` points at the right, the first one at its right end; in the
    /// area's coordinates. With `coversAll` the first one fills the area.
    package func buttonFrames(length: CGFloat, height: CGFloat, coversAll: Bool) -> [CGRect] {
        let room = max(0, length)
        let sum = buttonWidths.reduce(0, +)
        guard sum > 0 else { return [] }
        if coversAll {
            return buttonWidths.indices.map { index in
                CGRect(x: 0, y: 0, width: index == 0 ? room : 0, height: height)
            }
        }
        var end = room
        return buttonWidths.map { width in
            let share = room * width / sum
            end -= share
            return CGRect(x: end, y: 0, width: share, height: height)
        }
    }
}

/// Metrics of swiped rows. Points and seconds; the widths of buttons are from UIKit (Docs/Numbers.md), the rest inferred.
enum SwipeMetrics {
    static let minimumButtonWidth: CGFloat = 74
    static let maximumButtonWidth: CGFloat = 120
    /// How small a title that is too long may become.
    static let minimumTitleScale: CGFloat = 0.75
    /// Beside a button's title.
    static let buttonPadding: CGFloat = 15
    static let titleSize: CGFloat = 15
    /// Between a button's image and its title.
    static let imageGap: CGFloat = 4
    /// The height from which a button shows its title below its image; in a lower row it shows the image alone.
    static let minimumHeightForBoth: CGFloat = 91
    /// The share of the row's width that is a full swipe.
    static let fullSwipeShare: CGFloat = 0.6
    static let fullSwipeMinimumExcess: CGFloat = 30
    static let rubberBand: CGFloat = 0.55
    /// The time for which a released row is thought to move on.
    static let projection: CGFloat = 0.1
    static let animationDuration = 0.35
}
