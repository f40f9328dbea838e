import UIKit

extension UIColor {
    /// The color of text on one of the system's colors: white, as in Apple's apps, but black where increased contrast
    /// is asked for and black has more of it.
    static func text(on background: UIColor) -> UIColor {
        UIColor { traits in
            guard traits.accessibilityContrast == .high else { return .white }
            return background.resolvedColor(with: traits).isLight ? .black : .white
        }
    }

    /// Black or white, whichever has more contrast to a translucent color over another.
    static func blackOrWhite(on color: UIColor, alpha: CGFloat, over background: UIColor) -> UIColor {
        UIColor { traits in
            let front = color.resolvedColor(with: traits).parts
            let back = background.resolvedColor(with: traits).parts
            let mixed = zip(front, back).map { $0 * alpha + $1 * (1 - alpha) }
            return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1).isLight ? .black : .white
        }
    }

    /// Whether black has more contrast to it than white: the relative luminance of WCAG is above 0.18.
    private var isLight: Bool {
        let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] > 0.18
    }

    /// Red, green and blue, from 0 to 1.
    private var parts: [CGFloat] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }
}

extension UIButton {
    /// Fills the button, with rounded corners.
    func fill(cornerRadius: CGFloat) {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        useLabelColorForMoreContrast()
    }

    /// The tint stands out too little from gray in the dark with increased contrast: the title has the label color.
    func useLabelColorForMoreContrast() {
        func update(_ button: UIButton) { button.setTitleColor(button.traitCollection.titleColorOnFill, for: .normal) }
        update(self)
        registerForTraitChanges([UITraitAccessibilityContrast.self]) { (button: UIButton, _) in update(button) }
    }
}

extension UITraitCollection {
    /// The color of a button's title on a fill; nil for the tint.
    var titleColorOnFill: UIColor? { accessibilityContrast == .high ? .label : nil }
}
