import UIKit

extension UIButton {
    /// Lets the title follow the user's text size, from its present size at the default one.
    func followTextSize() {
        guard let label = titleLabel, let font = label.font else { return }
        label.font = UIFontMetrics.default.scaledFont(for: font)
        label.adjustsFontForContentSizeCategory = true
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
