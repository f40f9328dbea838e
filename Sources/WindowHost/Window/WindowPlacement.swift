import CoreGraphics
import UIFoundation
import UIKitDevice

/// The position of a window's content on the desktop, and its scale.
///
/// Lengths are units of the window system, y down, unless they are called points. If the scale is not fixed, the whole
/// window including its title bar is inside the usable part of the display.
package struct WindowPlacement: Equatable {
    /// The expected height of a title bar, in points of the display: that of the major desktops.
    package static let titleBar: CGFloat = 40
    /// Scales that are reduced to fit are rounded down to hundredths.
    private static let scaleSteps: CGFloat = 100

    /// The scale: units of the window system per point.
    package let unitsPerPoint: CGFloat
    /// The content, without the title bar; whole units.
    package let frame: CGRect

    /// Fits `size` points into `usable`, with at most the given scale.
    ///
    /// - Parameters:
    ///   - scale: Units per point if there is enough space.
    ///   - isScaleFixed: Whether the user requested `scale`, so that the window may be larger than the display.
    ///   - usable: The part of the display that desktop panels leave free.
    ///   - borders: The borders that the window system draws around the content.
    ///   - center: The preferred center of the content; nil for the middle of the space. Adjusted where it would move
    ///     the window off the display.
    package init(
        of size: CGSize, scale: CGFloat, isScaleFixed: Bool, in usable: CGRect, borders: UIEdgeInsets,
        center: CGPoint? = nil
    ) {
        let availableRect = usable.inset(by: borders)
        var scale = scale
        let largest = min(availableRect.width / max(size.width, 1), availableRect.height / max(size.height, 1))
        if !isScaleFixed, largest < scale {
            let rounded = (largest * Self.scaleSteps).rounded(.down) / Self.scaleSteps
            scale = max(rounded, WindowScale.range.lowerBound)
        }
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        unitsPerPoint = scale
        frame = CGRect(
            x: Self.start(of: width, around: center?.x, from: availableRect.minX, to: availableRect.maxX),
            y: Self.start(of: height, around: center?.y, from: availableRect.minY, to: availableRect.maxY),
            width: width, height: height)
    }

    /// The start of an interval of `length`; one that does not fit starts at `low`.
    private static func start(of length: CGFloat, around middle: CGFloat?, from low: CGFloat, to high: CGFloat)
        -> CGFloat
    {
        let requested = (middle ?? (low + high) / 2) - length / 2
        return max(low, min(requested, high - length)).rounded(.down)
    }

    /// The expected borders of a window that has not been shown yet, at `scale` units per point.
    package static func expectedBorders(scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: (titleBar * scale).rounded(), left: 0, bottom: 0, right: 0)
    }
}
