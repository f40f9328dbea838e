import CoreGraphics
import UIKitDevice

/// The size of a window's content in its three units: points of the app, units of the window system, and pixels.
package struct WindowGeometry: Equatable {
    /// The size in points.
    package let size: CGSize
    /// Units of the window system per point.
    package let unitsPerPoint: CGFloat
    /// Pixels per unit of the window system.
    package let pixelsPerUnit: CGFloat

    package init(size: CGSize, unitsPerPoint: CGFloat = 1, pixelsPerUnit: CGFloat = 1) {
        self.size = size
        self.unitsPerPoint = unitsPerPoint
        self.pixelsPerUnit = pixelsPerUnit
    }

    /// The geometry of a window that should have the geometry `assigned` and was measured, in units and in pixels.
    ///
    /// Pixels are whole and points need not be: within a pixel, the assigned size counts.
    package init(_ assigned: WindowGeometry, measured: (units: CGSize, pixels: CGSize)) {
        unitsPerPoint = assigned.unitsPerPoint
        pixelsPerUnit = Self.pixelsPerUnit(of: measured)
        let scale = unitsPerPoint * pixelsPerUnit
        let pixels = measured.pixels
        let isAsAssigned =
            abs((assigned.size.width * scale).rounded() - pixels.width) <= 1
            && abs((assigned.size.height * scale).rounded() - pixels.height) <= 1
        size = isAsAssigned ? assigned.size : CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// Pixels per unit of a window that was measured; 1 if it is empty.
    package static func pixelsPerUnit(of measured: (units: CGSize, pixels: CGSize)) -> CGFloat {
        measured.units.width > 0 ? measured.pixels.width / measured.units.width : 1
    }

    /// What the app draws: points, and pixels per point.
    package var screenMetrics: ScreenMetrics { ScreenMetrics(size: size, scale: unitsPerPoint * pixelsPerUnit) }

    /// The position in points of one in units.
    package func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: CGFloat(x) / unitsPerPoint, y: CGFloat(y) / unitsPerPoint)
    }

    /// The position in points of a finger, which reports fractions of the size.
    package func point(ofFinger x: Float, _ y: Float) -> CGPoint {
        CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
    }

    /// `rect`, in points, in whole units, rounded down; at least one unit wide, like a caret.
    package func units(ofCaret rect: CGRect) -> PixelArea {
        func units(_ points: CGFloat) -> Int32 { Int32(clamping: Int(points * unitsPerPoint)) }
        return PixelArea(
            x: units(rect.minX), y: units(rect.minY), width: units(rect.width) + 1, height: units(rect.height))
    }
}
