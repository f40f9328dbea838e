import CoreGraphics
import UIKitCore

/// Where the content of a window lies on the desktop, and how large its points are there.
///
/// Lengths are units of the window system, y down, unless they say points. The whole window, its title bar included, lies
/// inside the usable part of the display whenever the scale may be chosen.
package struct WindowPlacement: Equatable {
    /// What a title bar is expected to take of a display, in points of the display: that of the large desktops.
    package static let titleBar: CGFloat = 40
    /// Scales that do not fit are rounded down to whole hundredths.
    private static let scaleSteps: CGFloat = 100

    package let unitsPerPoint: CGFloat
    /// The content, without the title bar; whole units.
    package let frame: CGRect

    /// Fits `size` points into `usable`, as large as `scale` at most.
    ///
    /// - Parameters:
    ///   - scale: Units to a point where there is room enough.
    ///   - isScaleFixed: Whether the person has asked for `scale`, so that the window may be larger than the display.
    ///   - usable: What desktop panels leave free of the display.
    ///   - borders: What the window system draws around the content.
    ///   - center: Where the middle of the content is wanted; nil for the middle of the room. Ignored as far as it would
    ///     put the window off the display.
    package init(
        of size: CGSize, scale: CGFloat, isScaleFixed: Bool, in usable: CGRect, borders: UIEdgeInsets,
        center: CGPoint? = nil
    ) {
        let room = usable.inset(by: borders)
        var scale = scale
        let largest = min(room.width / max(size.width, 1), room.height / max(size.height, 1))
        if !isScaleFixed, largest < scale {
            let rounded = (largest * Self.scaleSteps).rounded(.down) / Self.scaleSteps
            scale = max(rounded, WindowScale.range.lowerBound)
        }
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        unitsPerPoint = scale
        frame = CGRect(
            x: Self.start(width, around: center?.x, in: room.minX, room.maxX),
            y: Self.start(height, around: center?.y, in: room.minY, room.maxY), width: width, height: height)
    }

    /// Where something begins that is `length` long; what does not fit begins where the room does.
    private static func start(_ length: CGFloat, around middle: CGFloat?, in low: CGFloat, _ high: CGFloat) -> CGFloat {
        let wanted = (middle ?? (low + high) / 2) - length / 2
        return max(low, min(wanted, high - length)).rounded(.down)
    }

    /// The borders to expect of a window that has not been shown yet, at `scale` units to a point.
    package static func expectedBorders(scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: (titleBar * scale).rounded(), left: 0, bottom: 0, right: 0)
    }
}
