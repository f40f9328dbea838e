import UIKitCore

/// Metrics of the switch of iOS 13 to 18 (Docs/Numbers.md). Points and seconds.
enum SwitchMetrics {
    static let size = CGSize(width: 51, height: 31)
    /// The width used by Auto Layout.
    static let alignmentWidth: CGFloat = 49
    static let thumbDiameter: CGFloat = 27
    /// The extra length of a touched thumb.
    static let pressedStretch: CGFloat = 7
    static let inset: CGFloat = 2
    static let travelDuration: Seconds = 0.2
    static let pressDuration: Seconds = 0.3
    static let disabledAlpha: CGFloat = 0.5
    @MainActor static let shadows = [
        ThumbView.Shadow(opacity: 0.12, radius: 2.85, offsetY: 2.65)
    ]
    /// The horizontal distance after which a drag moves the thumb to the other side.
    static let flipDistance: CGFloat = 12

    /// The frame of the thumb in a switch at the origin.
    static func thumbFrame(onRight: Bool, isPressed: Bool) -> CGRect {
        let width = thumbDiameter + (isPressed ? pressedStretch : 0)
        let x = onRight ? size.width - inset - width : inset
        return CGRect(x: x, y: inset, width: width, height: thumbDiameter)
    }
}
