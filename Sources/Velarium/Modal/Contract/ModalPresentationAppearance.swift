import UIKit

/// How an overlay comes and goes. Everything but the style of `fade` becomes a fade where the person wants less motion.
public enum ModalPresentationAnimationStyle: CaseIterable, Sendable {
    /// Background and content fade.
    case fade
    /// The content grows out of its middle.
    case popup
    /// The content slides in from below the lower edge.
    case slide
}

/// What new overlays are like. A change counts for overlays that are made afterwards.
public struct ModalPresentationAppearance: Sendable {
    /// The widest content of overlays as their first description had it: as wide as on the phone of 375 points. Points.
    public static let legacyMaximumContentViewWidth: CGFloat = 335

    /// Default fade.
    public var animationStyle = ModalPresentationAnimationStyle.fade
    /// The least room around the content, in points. Default 20 on each side.
    public var contentViewMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    /// Points. Default: no limit.
    public var maximumContentViewWidth = CGFloat.greatestFiniteMagnitude
    /// Default true.
    public var onlyRespondsToKeyboardEventFromDescendantViews = true
    /// The colour of the background. Default: black, 0.35 opaque.
    public var dimmingColor = UIColor(white: 0, alpha: 0.35)

    /// The defaults.
    public init() {}
}
