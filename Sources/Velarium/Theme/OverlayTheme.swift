import UIKit

/// The look and the motion of this library's overlays, for a scene or a part of it.
///
///     scene.overlayTheme = OverlayTheme(tintColor: .systemPurple, cornerRadius: 24)
///     checkoutView.overlayTheme = OverlayTheme(surface: .color(.systemYellow))
///
/// An overlay has the theme of the view that presents it: of the nearest one that has a theme, otherwise of the scene,
/// otherwise the default, which is UIKit's look. Changes take effect at once, also in overlays that are presented. What
/// the app has set on an overlay itself counts more than its theme.
public struct OverlayTheme {
    /// What an overlay of the library is made of.
    public enum Surface: Equatable, Sendable {
        /// A material, which shows what is behind it.
        case material(UIBlurEffect.Style)
        /// One color.
        case color(UIColor)
    }

    /// How overlays appear and disappear.
    public enum Motion: CaseIterable, Hashable, Sendable {
        /// Each in its own way: dialogs scale, sheets and toasts slide.
        case standard
        /// All fade, as with Reduce Motion. Sheets slide all the same, because the user drags them.
        case fade
        /// Without animation. Sheets slide all the same.
        case none
    }

    /// The color of buttons and selections. Default nil: that of the window behind.
    public var tintColor: UIColor?
    /// The surface of ready-made overlays and popovers. Default nil: each overlay's own material, and a popover's color.
    ///
    /// Popovers have no material: one counts as nil there. Dialogs and sheets of the app have its own background.
    public var surface: Surface?
    /// The color of titles and texts in ready-made overlays. Default `label`.
    public var textColor: UIColor
    /// The color of explanations in ready-made overlays. Default `secondaryLabel`.
    public var secondaryTextColor: UIColor
    /// The color of messages about mistakes. Default `systemRed`.
    public var errorColor: UIColor
    /// The corner radius of all overlays, in points. Default nil: each overlay's own. Negative and non-finite values count
    /// as 0.
    public var cornerRadius: CGFloat?
    /// The dimming behind all overlays that dim the screen. Default nil: each overlay's own.
    public var dimming: Dimming?
    /// How overlays appear and disappear. Default standard. Takes effect with the next animation.
    public var motion: Motion
    /// The minimum height of buttons and rows in ready-made overlays, in points. Default 44. Smaller and non-finite
    /// values count as 44, which is what a finger hits.
    public var minimumRowHeight: CGFloat

    /// Creates a theme. The defaults are UIKit's look.
    public init(
        tintColor: UIColor? = nil, surface: Surface? = nil, textColor: UIColor = .label,
        secondaryTextColor: UIColor = .secondaryLabel, errorColor: UIColor = .systemRed, cornerRadius: CGFloat? = nil,
        dimming: Dimming? = nil, motion: Motion = .standard, minimumRowHeight: CGFloat = 44
    ) {
        self.tintColor = tintColor
        self.surface = surface
        self.textColor = textColor
        self.secondaryTextColor = secondaryTextColor
        self.errorColor = errorColor
        self.cornerRadius = cornerRadius
        self.dimming = dimming
        self.motion = motion
        self.minimumRowHeight = minimumRowHeight
    }

    /// The corner radius in effect for an overlay whose own is `usual`.
    func cornerRadius(orUsual usual: CGFloat) -> CGFloat { cornerRadius.map(\.finiteAndNotNegative) ?? usual }

    /// The row height in effect.
    var rowHeight: CGFloat { minimumRowHeight.isFinite ? max(44, minimumRowHeight) : 44 }
}

extension UIView {
    /// The theme of overlays that are presented from this view, or from one in it that has none. Default nil: that of the
    /// view around it. Takes effect at once.
    public var overlayTheme: OverlayTheme? {
        get { OverlayThemes.theme(of: self) }
        set { OverlayThemes.set(newValue, for: self) }
    }
}

extension UIWindowScene {
    /// The theme of overlays in this scene that have none from a view. Default nil: UIKit's look. Takes effect at once.
    public var overlayTheme: OverlayTheme? {
        get { OverlayThemes.theme(of: self) }
        set { OverlayThemes.set(newValue, for: self) }
    }
}
