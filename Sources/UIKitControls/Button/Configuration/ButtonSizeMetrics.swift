import UIKitCore

/// Insets, text and corners of a configured button. Points; Docs/Numbers.md has the sources.
struct ButtonSizeMetrics {
    var insets: NSDirectionalEdgeInsets
    var titleStyle: UIFont.TextStyle
    var subtitleStyle: UIFont.TextStyle
    /// The default radius of the background.
    var cornerRadius: CGFloat

    init(_ size: UIButton.Configuration.Size) {
        switch size {
        case .mini, .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        }
    }

    private init(
        vertical: CGFloat, horizontal: CGFloat, titleStyle: UIFont.TextStyle, subtitleStyle: UIFont.TextStyle,
        cornerRadius: CGFloat
    ) {
        insets = NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        self.titleStyle = titleStyle
        self.subtitleStyle = subtitleStyle
        self.cornerRadius = cornerRadius
    }

    // The subtitle's style of small buttons is inferred.
    static let small = ButtonSizeMetrics(
        vertical: 5, horizontal: 10, titleStyle: .subheadline, subtitleStyle: .caption1, cornerRadius: 14)
    static let medium = ButtonSizeMetrics(
        vertical: 7, horizontal: 12, titleStyle: .body, subtitleStyle: .footnote, cornerRadius: 5.95)
    static let large = ButtonSizeMetrics(
        vertical: 15, horizontal: 20, titleStyle: .body, subtitleStyle: .footnote, cornerRadius: 8.75)

    static let titlePadding: CGFloat = 1
    /// The factor for the alpha of background and text while the button is touched.
    static let highlightedAlpha: CGFloat = 0.75
    /// The alpha of the tint in a pale background.
    static let tintedAlpha: CGFloat = 0.18
    /// The background of a disabled button.
    static let disabledFill = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12)
    /// The distance between text and the mark of pop-up buttons (inferred).
    static let indicatorPadding: CGFloat = 6
    /// The size of that mark's symbol, as a part of the title's font (inferred).
    static let indicatorScale: CGFloat = 0.75
}

extension UIButton.Configuration.CornerStyle {
    /// The radius of a background that is `height` points high and has a radius of its own.
    func radius(height: CGFloat, own: CGFloat) -> CGFloat {
        switch self {
        case .fixed: own
        case .dynamic: min(height / 2, own)
        case .small: height * 0.125
        case .medium: height * 0.175
        case .large: height * 0.25
        case .capsule: height * 0.5
        }
    }
}
