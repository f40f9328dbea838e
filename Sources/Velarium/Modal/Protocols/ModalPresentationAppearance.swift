import UIKit

/// How an overlay animates in and out. The dimming view always fades.
///
///     ModalPresentationViewController.appearance.animationStyle = .slide
///
/// With Reduce Motion every style is `fade`.
public enum ModalPresentationAnimationStyle: CaseIterable, Sendable {
    /// Dimming view and content fade, in 0.25 seconds on the keyboard's curve.
    case fade
    /// The content scales up from its center and down into it, in 0.25 seconds on the keyboard's curve.
    case popup
    /// The content slides in from below the lower edge and out again, in 0.25 seconds on the keyboard's curve.
    case slide
    /// The content fades in while it scales down from 1.2, in 0.404 seconds on a critically damped spring, and fades
    /// out in 0.2 seconds, as the system's alerts do.
    case alert
}

/// The defaults of new overlays. A change affects overlays that are created afterwards.
///
///     ModalPresentationViewController.appearance.maximumContentViewWidth = 400
///     ModalPresentationViewController.appearance.dimmingColor = .systemIndigo.withAlphaComponent(0.4)
public struct ModalPresentationAppearance: Sendable {
    /// The maximum content width that QMUI's first description specifies: the width of a 375 point phone less margins.
    /// Points.
    public static let legacyMaximumContentViewWidth: CGFloat = 335

    /// The animation for showing and hiding. Default fade.
    public var animationStyle = ModalPresentationAnimationStyle.fade
    /// The minimum distance around the content, in points. Default 20 on each side. Negative and non-finite values
    /// count as 0.
    public var contentViewMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    /// The maximum width of the content, in points. Default: no limit. Negative values and NaN mean no limit.
    public var maximumContentViewWidth = CGFloat.greatestFiniteMagnitude
    /// Whether an overlay ignores a keyboard that appears for a view outside it. Default true.
    public var onlyRespondsToKeyboardEventFromDescendantViews = true
    /// The color of the dimming view. Default: black, 0.35 opaque in the light style and 0.48 in the dark style.
    public var dimmingColor = ModalPresentationAppearance.usualDimmingColor

    static let usualDimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.35)
    }

    /// Creates the defaults.
    public init() {}
}
