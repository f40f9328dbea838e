import CoreGraphics
import UIKitCore

/// Sizes and limits of sheets. Sources: `Docs/Numbers.md`.
enum SheetMetrics {
    /// The distance from the top of the safe area to a card, on devices with a home indicator and with a home button.
    /// Points.
    static let cardGap: CGFloat = 10
    static let homeButtonCardGap: CGFloat = 20
    /// The distance from the top of the presenter behind a card to the card. Points.
    static let presenterGap: CGFloat = 10
    /// The height of navigation bars in sheets. Points.
    static let navigationBarHeight: CGFloat = 56
    /// How much narrower the presenter behind a card becomes. Points.
    static let presenterScaleDownInset: CGFloat = 32

    static let formSize = CGSize(width: 540, height: 620)
    /// The minimum distances of a form sheet from the container's edges. Points.
    static let formMargin: CGFloat = 20
    /// The minimum distance to a keyboard below, and then also to the status bar above. Points.
    static let keyboardGap: CGFloat = 10
    /// The width of a page sheet at the default text size, and its minimum margins. Points.
    static let pageWidth: CGFloat = 704
    static let pageMargin = CGSize(width: 20, height: 44)
    /// The width from which a sheet's content has a regular horizontal size class. Points.
    static let minimumRegularWidth: CGFloat = 640

    static let cornerRadius: CGFloat = 10
    /// The alpha of the black dimming behind a card, 0 to 1. `SystemEra.floatingSheetDimAlpha` is that of other sheets.
    static let dimAlpha: CGFloat = 0.12
    /// The color that lightens a presenter behind a card in dark mode, where black would hide it: white and alpha, 0 to
    /// 1.
    static let presenterHighlight = (white: CGFloat(1), alpha: CGFloat(0.11))
    /// The shadow of a floating sheet: radius in points, opacity per interface style.
    static let shadowRadius: CGFloat = 24
    static let shadowOpacityLight: Float = 0.12
    static let shadowOpacityDark: Float = 0.24

    /// The shadow of a card behind which nothing is dimmed: radius in points, and opacity. Inferred.
    static let undimmedShadowRadius: CGFloat = 20
    static let undimmedShadowOpacity: Float = 0.15

    static let grabberSize = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// How far the area that receives the grabber's touches extends beyond it: left and right, above and below. Points.
    static let grabberTouchMargin = CGSize(width: 20, height: 10)
    static let grabberColor = (red: CGFloat(0.4706), green: CGFloat(0.4706), blue: CGFloat(0.502), alpha: CGFloat(0.43))

    /// A drag dismisses beyond this fraction of the sheet's height, or above this speed in points per second.
    static let dismissalFraction: CGFloat = 0.5
    static let dismissalSpeed: CGFloat = 1000
    /// A sheet above its lowest detent is dismissed above this speed, in heights of its container per second. Inferred.
    static let dismissalHeightsPerSecond: CGFloat = 2
    /// A released sheet comes to rest at the detent nearest to where its speed would take it in this time. Seconds;
    /// inferred.
    static let projectionTime: CGFloat = 0.1
    /// From this speed on a released sheet moves at least to the next detent. Points per second; inferred.
    static let flickSpeed: CGFloat = 1000
    /// The medium detent as a fraction of the maximum value, in a context that is not a sheet's. Inferred.
    static let mediumFraction: CGFloat = 0.5

    /// The maximum distance that a sheet which cannot be dismissed follows a drag. Points.
    static let rubberBandLimit: CGFloat = 100
    /// The drag distance from which a refused drag counts as an attempt to dismiss. Points.
    static let attemptDistance: CGFloat = 50
}
