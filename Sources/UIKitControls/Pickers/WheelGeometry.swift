import CoreGraphics
import Foundation

/// The rows of a picker on a turning wheel, seen from the side: where each row is, and how much it is foreshortened.
///
/// Distances are in rows from the selected row, downward. Points are from the middle of the wheel, y down.
package struct WheelGeometry: Equatable {
    /// The height of the visible part. Points.
    let height: CGFloat
    /// The height of the row in the middle. Points.
    let rowHeight: CGFloat

    package init(height: CGFloat, rowHeight: CGFloat) {
        self.height = height
        self.rowHeight = rowHeight
    }

    /// How much higher than its visible part the wheel is, and its radius as a part of that height.
    private static let extraHeight: CGFloat = 75
    private static let radiusFactor: CGFloat = 0.334225372

    private var fullHeight: CGFloat { height + WheelGeometry.extraHeight }
    /// The rows that fit on the whole wheel, at least 4.
    private var rowsAround: CGFloat { max(4, (2 * fullHeight / rowHeight).rounded(.up)) }
    /// The radius in points.
    private var radius: CGFloat { WheelGeometry.radiusFactor * fullHeight }

    private func angle(_ distance: CGFloat) -> CGFloat { 2 * .pi * distance / rowsAround }

    /// The distance in rows beyond which rows are on the wheel's back.
    package var visibleDistance: CGFloat { rowsAround / 4 }

    /// The middle of a row; nil on the wheel's back.
    package func offset(atDistance distance: CGFloat) -> CGFloat? {
        abs(distance) < visibleDistance ? radius * CGFloat(sin(Double(angle(distance)))) : nil
    }

    /// The vertical scale of a row, from 1 in the middle to 0 at the ends.
    package func scale(atDistance distance: CGFloat) -> CGFloat { max(0, CGFloat(cos(Double(angle(distance))))) }

    /// The opacity of a row whose middle is `offset` points from that of the wheel: 1, and less near its ends.
    package func opacity(atOffset offset: CGFloat) -> CGFloat {
        let fading = height * PickerMetrics.fadingPart
        return fading > 0 ? min(max((height / 2 - abs(offset)) / fading, 0), 1) : 1
    }

    /// The distance in rows of the point `offset` below the middle, limited to the visible part of the wheel.
    package func distance(atOffset offset: CGFloat) -> CGFloat {
        let sine = min(max(offset / radius, -1), 1)
        return CGFloat(asin(Double(sine))) * rowsAround / (2 * .pi)
    }
}
