import UIKit

/// The look of an `AdaptiveOverlayController` in its styles. Every change takes effect at once, also while it is
/// presented.
///
///     var configuration = AdaptiveOverlayConfiguration()
///     configuration.detents = [.closed, .half]
///     configuration.maximumDialogWidth = 400
///     overlay.configuration = configuration
public struct AdaptiveOverlayConfiguration {
    /// The heights at which the sheet rests, in any order. Default: closed, half and all of the height.
    ///
    /// Without `.closed` the user cannot drag the sheet away. Without any other detent it rests at half the height.
    public var detents: [SheetDetent] = [.closed, .half, .full]
    /// Whether the sheet shows a grabber at its top. Default true.
    public var showsGrabber = true
    /// The radius of the corners, in points; full screen has none. Default nil: the theme's, or 10 for a sheet and 13 for
    /// the others. Negative and non-finite values count as 0.
    public var cornerRadius: CGFloat?
    /// The maximum size of a modal card, in points. Default 540 × 620, that of a form sheet. Lengths that are not above 0
    /// or not finite mean no limit.
    public var modalSize = CGSize(width: 540, height: 620)
    /// The maximum width of a dialog and of a sheet, in points. Default 540 and 640. Values that are not above 0 or not
    /// finite mean no limit.
    public var maximumDialogWidth: CGFloat = 540
    /// See `maximumDialogWidth`.
    public var maximumSheetWidth: CGFloat = BottomSheetMetrics.maximumWidth
    /// The dimming behind sheets, dialogs and modal cards. Default nil: the theme's, otherwise black, 0.3 opaque in the
    /// light style and 0.48 in the dark style. Nothing is dimmed behind a popover and full screen.
    public var dimming: Dimming?
    /// Whether a tap outside dismisses the overlay, unless the controller or its delegate refuses. Default true. Takes
    /// effect with the next tap.
    public var dismissesOnOutsideTap = true

    /// Creates the default configuration.
    public init() {}

    /// The corner radius in effect. Points.
    func cornerRadius(in style: OverlayStyle, _ theme: OverlayTheme) -> CGFloat {
        guard style != .fullScreen else { return 0 }
        let usual =
            style == .sheet ? AdaptiveOverlayMetrics.sheetCornerRadius : AdaptiveOverlayMetrics.cardCornerRadius
        return cornerRadius?.finiteAndNotNegative ?? theme.cornerRadius(orUsual: usual)
    }

    /// The dimming in effect.
    func dimming(in style: OverlayStyle, _ theme: OverlayTheme) -> Dimming {
        switch style {
        case .popover, .fullScreen: .clear
        case .sheet, .dialog, .modal: dimming ?? theme.dimming ?? Dimming()
        }
    }
}

/// The metrics of an adaptive overlay (`Docs/Numbers.md`). Points and seconds.
enum AdaptiveOverlayMetrics {
    static let sheetCornerRadius: CGFloat = 10
    static let cardCornerRadius: CGFloat = 13
    /// The least distance of a dialog and a modal card from the safe area and the keyboard.
    static let margin: CGFloat = 20
    /// The size of content that has none.
    static let fallbackSize = CGSize(width: 320, height: 480)
    static let minimumSize = CGSize(width: 44, height: 44)
    static let shadowRadius: CGFloat = 20
    static let shadowOffset = CGSize(width: 0, height: 6)
    static let shadowOpacity: Float = 0.25
    /// The spring of a change of the style, critically damped: nothing swings beyond the edge of the screen.
    static let duration: TimeInterval = 0.45
    static let damping: CGFloat = 1
    /// The duration of the fade that replaces the motion with Reduce Motion.
    static let fadeDuration: TimeInterval = 0.25
    /// A popover appears and disappears by fading.
    static let popoverFadeDuration: TimeInterval = 0.2
}
