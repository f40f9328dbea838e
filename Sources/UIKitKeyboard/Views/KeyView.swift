import CoreGraphics
import UIKitCore

/// One key: its cap, drawn with its shadow, inside the area that receives its touches.
package final class KeyView: UIView {
    /// The key, and where it is in the keyboard.
    package let place: KeyFrames.Place
    private let radius: CGFloat
    private let isTablet: Bool

    var appearance = KeyAppearance(face: .none, cap: .none) {
        didSet { if appearance != oldValue { setNeedsDisplay() } }
    }

    init(_ place: KeyFrames.Place, radius: CGFloat, isTablet: Bool) {
        self.place = place
        self.radius = radius
        self.isTablet = isTablet
        super.init(frame: place.hitArea)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "key:" + place.key.name
        isAccessibilityElement = place.key.action != .empty
        accessibilityTraits = [.keyboardKey]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The cap in this view's coordinates.
    private var cap: CGRect { place.cap.offsetBy(dx: -place.hitArea.minX, dy: -place.hitArea.minY) }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    // MARK: Drawing

    /// The shadow is the cap's outline, one point lower.
    private static let shadowOffset: CGFloat = 1

    package override func draw(_ rect: CGRect) {
        guard !bounds.isEmpty else { return }
        let traits = traitCollection
        let key = KeyPictures.Key(
            appearance: appearance,
            measures: [bounds.width, bounds.height, cap.minX, cap.minY, cap.width, cap.height, radius],
            isTablet: isTablet, scale: traits.displayScale, style: traits.userInterfaceStyle,
            contrast: traits.accessibilityContrast)
        KeyPictures.picture(for: key, size: bounds.size, draw: drawKey).draw(at: .zero)
    }

    private func drawKey() {
        let colors = appearance.colors
        if let color = colors.cap {
            KeyColors.shade.setFill()
            UIBezierPath(roundedRect: cap.offsetBy(dx: 0, dy: KeyView.shadowOffset), cornerRadius: radius).fill()
            color.setFill()
            UIBezierPath(roundedRect: cap, cornerRadius: radius).fill()
        }
        drawFace(colors.face)
    }

    private func drawFace(_ color: UIColor) {
        switch appearance.face {
        case .none: return
        case .character(let text): KeyText.draw(text, font: font(for: text), color: color, in: cap)
        case .word(let text):
            let size = isTablet ? KeyFonts.padWord : KeyFonts.word
            KeyText.draw(text, font: KeyText.fitting(text, size: size, width: cap.width - 6), color: color, in: cap)
        case .digit(let digit, let letters):
            let font = UIFont.systemFont(ofSize: KeyFonts.digit)
            let caption = UIFont.systemFont(ofSize: KeyFonts.caption, weight: .semibold)
            let line = caption.lineHeight
            KeyText.draw(
                digit, font: font, color: color,
                in: CGRect(x: cap.minX, y: cap.minY, width: cap.width, height: cap.height - line + 2))
            KeyText.draw(
                letters, font: caption, color: color,
                in: CGRect(x: cap.minX, y: cap.maxY - line - 5, width: cap.width, height: line))
        case .symbol(let name):
            let configuration = UIImage.SymbolConfiguration(pointSize: KeyFonts.symbol, weight: .regular)
            guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
            let tinted = image.withTintColor(color.resolvedColor(with: traitCollection))
            tinted.draw(
                at: CGPoint(
                    x: (cap.midX - image.size.width / 2).rounded(), y: (cap.midY - image.size.height / 2).rounded()))
        }
    }

    private func font(for text: String) -> UIFont {
        if isTablet { return .systemFont(ofSize: KeyFonts.padLetter) }
        if text.count > 1 { return KeyText.fitting(text, size: KeyFonts.word, width: cap.width - 4) }
        let isSmall = text != text.uppercased()
        return .systemFont(
            ofSize: isSmall ? KeyFonts.lowercase : KeyFonts.uppercase, weight: isSmall ? .light : .regular)
    }
}

/// Draws text in the middle of a rectangle.
@MainActor enum KeyText {
    static func draw(_ text: String, font: UIFont, color: UIColor, in rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: rect.midX - size.width / 2, y: (rect.midY - size.height / 2).rounded(.down)),
            withAttributes: attributes)
    }

    /// The system font of `size`, or as much smaller as `text` needs to fit `width`; not below half the size.
    static func fitting(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, width: CGFloat
    ) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        let preferredWidth = text.size(withAttributes: [.font: font]).width
        guard preferredWidth > width, preferredWidth > 0 else { return font }
        return .systemFont(ofSize: max(size / 2, (size * width / preferredWidth).rounded(.down)), weight: weight)
    }
}
