import UIKit

extension UILabel {
    /// Lets the text follow the user's text size, from its present size at the default one, up to `maximum` points.
    func followTextSize(atMost maximum: CGFloat = .greatestFiniteMagnitude) {
        font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: maximum)
        adjustsFontForContentSizeCategory = true
    }
}

extension UIButton {
    /// Lets the title follow the user's text size, from its present size at the default one, up to `maximum` points. A
    /// title that is wider than the button shrinks to half of that.
    func followTextSize(atMost maximum: CGFloat = .greatestFiniteMagnitude) {
        titleLabel?.followTextSize(atMost: maximum)
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = 0.5
    }

    /// The height that the title needs, with room above and below, in points. At least `least`.
    func height(atLeast least: CGFloat) -> CGFloat {
        max(least, (titleLabel?.font.lineHeight ?? 0).rounded(.up) + 14)
    }
}

extension UITextField {
    /// Lets the text follow the user's text size, from its present size at the default one.
    func followTextSize() {
        font = UIFontMetrics.default.scaledFont(for: font ?? .systemFont(ofSize: 17))
        adjustsFontForContentSizeCategory = true
    }
}
