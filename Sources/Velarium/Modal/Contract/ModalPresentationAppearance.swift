import UIKit

/// How an overlay animates in and out. The background always fades.
///
/// With Reduce Motion every style is `fade`.
public enum ModalPresentationAnimationStyle: CaseIterable, Sendable {
    /// Background and content fade, in 0.25 seconds on the keyboard's curve.
    case fade
    /// The content grows from its center and shrinks into it, in 0.25 seconds on the keyboard's curve.
    case popup
    /// The content slides in from below the lower edge, and out below it, in 0.25 seconds on the keyboard's curve.
    case slide
    /// The content fades in while it shrinks from 1.2 times its size, in 0.404 seconds on a critically damped spring, and
    /// fades out in 0.2 seconds: as the system's alerts.
    case alert
}

/// What new overlays are like. A change counts for overlays that are made afterwards.
public struct ModalPresentationAppearance: Sendable {
    /// The widest content of overlays as their first description had it: as wide as on the phone of 375 points. Points.
    public static let legacyMaximumContentViewWidth: CGFloat = 335

    /// How overlays come and go. Default fade.
    public var animationStyle = ModalPresentationAnimationStyle.fade
    /// The least room around the content, in points. Default 20 on each side. What is negative or no number counts as 0.
    public var contentViewMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    /// The most that content is wide, in points. Default: no limit, which is what negative values and no numbers count as.
    public var maximumContentViewWidth = CGFloat.greatestFiniteMagnitude
    /// Whether a keyboard that comes for a view outside of an overlay leaves it where it is. Default true.
    public var onlyRespondsToKeyboardEventFromDescendantViews = true
    /// The color of the background. Default: black, 0.35 opaque in the light style and 0.48 in the dark one.
    public var dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.35)
    }

    /// The defaults.
    public init() {}
}
