import UIKit

/// The configuration of a dialog. Every change takes effect at once, also while the dialog is presented.
///
///     var configuration = DialogConfiguration(sizing: DialogSizing(.small, .fit))
///     configuration.dismissesOnOutsideTap = false
///     let dialog = DialogController(configuration: configuration)
public struct DialogConfiguration {
    /// The size of the dialog. Default medium and matched: its width is 0.75 of the safe area's width, and its height
    /// 0.8 of that unless the content has a height of its own.
    ///
    /// In compact height both are factors of the safe area's height.
    public var sizing = DialogSizing()
    /// The radius of the four corners, in points. Default 8. Negative and non-finite values count as 0.
    public var cornerRadius: CGFloat = 8
    /// The minimum distance from each edge of the safe area and from the keyboard, in points. Default 8.
    ///
    /// Negative and non-finite values count as 0. It is at most a quarter of the shorter side.
    public var edgeInset: CGFloat = 8
    /// The maximum width of the dialog, in points. A required length inside the content overrides it.
    ///
    /// Default nil: 540 if the width fits the content, so that long lines wrap on tablets, and no limit if the width is
    /// a factor of the safe area. Negative and non-finite values mean no limit; so does
    /// `CGFloat.greatestFiniteMagnitude`.
    public var maximumWidth: CGFloat?
    /// Whether a tap outside the dialog dismisses it, unless the controller or its delegate refuses. Default true.
    /// Takes effect with the next tap.
    public var dismissesOnOutsideTap = true
    /// The dimming behind the dialog. Default: black, 0.3 opaque in the light style and 0.48 in the dark style.
    public var dimming = Dimming()

    /// Creates the default configuration with this size.
    public init(sizing: DialogSizing = DialogSizing()) {
        self.sizing = sizing
    }

    /// The corner radius in effect: the theme's unless the app has set one.
    func cornerRadius(with theme: OverlayTheme) -> CGFloat {
        let own = cornerRadius.finiteAndNotNegative
        return own == Self().cornerRadius ? theme.cornerRadius(orUsual: own) : own
    }

    /// The maximum width in effect, in points; nil for no limit.
    var effectiveMaximumWidth: CGFloat? {
        guard let maximumWidth else { return sizing.horizontal == .fit ? DialogMetrics.fittingMaximumWidth : nil }
        // The solver needs no constraint for lengths beyond any screen's.
        return maximumWidth >= 0 && maximumWidth <= DialogMetrics.maximumLength ? maximumWidth : nil
    }

    /// The inset in effect, limited so that content remains visible in an area of `size`.
    func effectiveEdgeInset(in size: CGSize) -> CGFloat {
        guard edgeInset.isFinite else { return 0 }
        return min(max(0, edgeInset), max(0, min(size.width, size.height)) * DialogMetrics.maximumInsetFraction)
    }
}

/// The metrics of a dialog (`Docs/Numbers.md`).
enum DialogMetrics {
    /// Fraction of the available area's shorter side.
    static let maximumInsetFraction: CGFloat = 0.25
    /// The maximum width of a dialog that fits its content, unless the configuration sets another. Points.
    static let fittingMaximumWidth: CGFloat = 540
    /// A larger maximum width means no limit. Points.
    static let maximumLength: CGFloat = 100_000
    /// The width and height of a dialog whose content has no size. Points.
    static let minimumLength: CGFloat = 44
    /// The priority of staying above the keyboard: higher than any requested size, lower than required.
    static let keyboardPriority = UILayoutPriority(999.5)
    /// Seconds.
    static let duration: TimeInterval = 0.33
    static let smallestScale: CGFloat = 0.2
    static let springDamping: CGFloat = 0.8
    /// Whole distances per second.
    static let springVelocity: CGFloat = 3
    /// The fraction of the corner radius that is added to the content's safe area.
    static let safeAreaRadiusFraction: CGFloat = 0.5
}
