import UIKit

/// The configuration of a bottom sheet. Every change takes effect at once, also while the sheet is presented.
///
///     var configuration = BottomSheetConfiguration(detents: [.closed, .half, .full])
///     configuration.showsGrabber = false
///     let sheet = BottomSheetController(configuration: configuration)
public struct BottomSheetConfiguration {
    /// The heights at which the sheet rests, in any order. Default: closed, a quarter, half, three quarters and all of
    /// the height.
    ///
    /// Without `.closed` the user cannot drag the sheet away. Without any other detent it rests at half the height.
    public var detents = SheetDetent.all
    /// The radius of the two upper corners, in points. Default 8. Negative and non-finite values count as 0.
    public var cornerRadius: CGFloat = 8
    /// The maximum width of the sheet, in points. Default 640. In a wider container the sheet is centered. NaN and
    /// values not above 0 mean no limit.
    public var maximumWidth: CGFloat = BottomSheetMetrics.maximumWidth
    /// Whether the grabber is shown at the top. Default true.
    public var showsGrabber = true
    /// Whether a tap outside the sheet dismisses it, unless the controller or its delegate refuses. Default true. Takes
    /// effect with the next tap.
    public var dismissesOnOutsideTap = true
    /// The dimming behind the sheet. Default: black, 0.3 opaque in the light style and 0.48 in the dark style.
    public var dimming = Dimming()

    /// Creates the default configuration with these detents. Default: the five named detents.
    public init(detents: [SheetDetent] = SheetDetent.all) { self.detents = detents }

    /// The corner radius in effect: the theme's unless the app has set one.
    func cornerRadius(with theme: OverlayTheme) -> CGFloat {
        let own = cornerRadius.finiteAndNotNegative
        return own == Self().cornerRadius ? theme.cornerRadius(orUsual: own) : own
    }
    var sanitizedMaximumWidth: CGFloat { maximumWidth > 0 ? maximumWidth : .greatestFiniteMagnitude }
}

/// The metrics of a bottom sheet (`Docs/Numbers.md`).
enum BottomSheetMetrics {
    /// The rubber band beyond the sheet's limits: its maximum in points, and the exponent applied to the drag distance.
    static let rubberBandLimit: CGFloat = 16
    static let rubberBandExponent: CGFloat = 0.5
    /// The speed from which a downward flick dismisses. Points per second.
    static let dismissSpeed: CGFloat = 2000
    /// The fraction of the lowest detent's height below which releasing the sheet dismisses it.
    static let dismissFraction: CGFloat = 0.5
    /// How far ahead the position of a released sheet is projected to choose its detent. Seconds.
    static let projectionTime: CGFloat = 0.2
    /// The spring that presents, settles and dismisses the sheet. Seconds.
    static let duration: TimeInterval = 0.33
    static let damping: CGFloat = 1
    /// Whole distances per second.
    static let maximumSpringVelocity: CGFloat = 20
    /// Points.
    static let maximumWidth: CGFloat = 640
    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTopInset: CGFloat = 5
    /// The least distance between a text field's lower edge and the keyboard. Points.
    static let fieldMargin: CGFloat = 8
}
