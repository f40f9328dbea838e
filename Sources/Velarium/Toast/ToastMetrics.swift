import UIKit

/// The metrics of toasts, chosen by us. Points and seconds.
enum ToastMetrics {
    static let duration: TimeInterval = 4
    /// The minimum distance from the edges of the safe area and from the keyboard.
    static let margin: CGFloat = 12
    static let compactWidth: CGFloat = 420
    static let bannerWidth: CGFloat = 560
    static let padding = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    /// Between image, texts and button.
    static let gap: CGFloat = 12
    static let lineGap: CGFloat = 2
    static let minimumHeight: CGFloat = 48
    static let cornerRadius: CGFloat = 20
    /// The smallest size of the button that a finger hits.
    static let buttonLength: CGFloat = 44
    /// The maximum fraction of the width for a button beside the texts; a longer one is below them.
    static let maximumButtonFraction: CGFloat = 0.4
    static let imageLength: CGFloat = 24
    static let shadowRadius: CGFloat = 16
    static let shadowOpacity: Float = 0.18
    static let shadowOffset = CGSize(width: 0, height: 6)
    static let entrance: TimeInterval = 0.4
    static let exit: TimeInterval = 0.25
    static let springDamping: CGFloat = 0.85
    /// The speed towards the edge, in points per second, that dismisses, and the fraction of the toast's size.
    static let dismissingSpeed: CGFloat = 300
    static let dismissingFraction: CGFloat = 0.5
    /// How stiff the toast is when it is dragged away from its edge, as in scroll views.
    static let rubberBand: CGFloat = 0.55
    /// In front of modal overlays, behind the system's alerts.
    static let windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 3)
}
