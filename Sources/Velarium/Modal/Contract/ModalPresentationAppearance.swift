import UIKit

/// How an overlay comes and goes: in 0.25 seconds each way, on the keyboard's curve, the background always fading.
///
/// Where the person wants less motion every style is `fade`.
public enum ModalPresentationAnimationStyle: CaseIterable, Sendable {
    /// Background and content fade.
    case fade
    /// The content grows out of its middle, and shrinks into it.
    case popup
    /// The content slides in from below the lower edge, and out below it.
    case slide
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
    /// The colour of the background. Default: black, 0.35 opaque.
    public var dimmingColor = UIColor(white: 0, alpha: 0.35)

    /// The defaults.
    public init() {}
}
