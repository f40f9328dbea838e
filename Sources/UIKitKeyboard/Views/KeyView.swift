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
        if appearance.cap == .chosen, let color = colors.cap {
            let side = min(cap.width, cap.height)
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: cap.midX - side / 2, y: cap.midY - side / 2, width: side, height: side))
                .fill()
        } else if let color = colors.cap {
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
        case .character(let text):
            let isSmall = text != text.uppercased()
            let drop =
                isTablet || text.count > 1 ? 0 : isSmall ? KeyFonts.lowercaseDrop : KeyFonts.uppercaseDrop
            KeyText.draw(text, font: font(for: text), color: color, in: cap.offsetBy(dx: 0, dy: drop))
        case .flick(let letter, let sign): drawFlick(letter, sign: sign, color)
        case .word(let text):
            let size = isTablet ? KeyFonts.padWord : KeyFonts.word
            let rise = place.key.action == .space ? KeyFonts.spaceRise : 0
            KeyText.draw(
                text, font: KeyText.fitting(text, size: size, width: cap.width - 6), color: color,
                in: cap.offsetBy(dx: 0, dy: -rise))
        case .glyph(let glyph):
            let middle = appearance.cap == .none ? bounds.midX : cap.midX
            glyph.draw(
                around: CGPoint(x: middle, y: cap.midY - (glyph == .largeDelete ? 1 : 0)),
                color: color.resolvedColor(with: traitCollection))
        case .digit(let digit, let letters): drawDigit(digit, letters: letters, color)
        case .symbol(let name):
            let configuration = UIImage.SymbolConfiguration(pointSize: KeyFonts.symbol, weight: .regular)
            guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
            let tinted = image.withTintColor(color.resolvedColor(with: traitCollection))
            tinted.draw(
                at: CGPoint(
                    x: (cap.midX - image.size.width / 2).rounded(), y: (cap.midY - image.size.height / 2).rounded()))
        }
    }

    /// A tablet's letter below its sign; the sign alone while the key is flicked.
    private func drawFlick(_ letter: String, sign: String, _ color: UIColor) {
        let large = UIFont.systemFont(ofSize: KeyFonts.padLetter)
        if appearance.isFlicked { return KeyText.draw(sign, font: large, color: color, in: cap) }
        func row(_ part: CGFloat) -> CGRect { cap.offsetBy(dx: 0, dy: cap.height * (part - 0.5)) }
        KeyText.draw(
            sign, font: .systemFont(ofSize: KeyFonts.flick), color: KeyColors.category, in: row(KeyFonts.flickPart))
        KeyText.draw(letter, font: large, color: color, in: row(KeyFonts.flickLetterPart))
    }

    /// A sign of a number pad, with its letters below it, or beside it on a low key.
    private func drawDigit(_ digit: String, letters: String?, _ color: UIColor) {
        let font = UIFont.systemFont(ofSize: KeyFonts.digit)
        guard let letters else {
            // A sign without a cap is in the middle of the area that receives its touches.
            let isBare = appearance.cap == .none
            let area = isBare ? CGRect(x: 0, y: cap.minY, width: bounds.width, height: cap.height) : cap
            let rise = isBare ? KeyFonts.separatorRise : 0
            return KeyText.draw(digit, font: font, color: color, in: area.offsetBy(dx: 0, dy: -rise))
        }
        let caption = UIFont.systemFont(ofSize: KeyFonts.caption, weight: .bold)
        guard cap.height >= KeyFonts.lowPadCap else {
            let digitWidth = digit.size(withAttributes: [.font: font]).width
            let width = letters.isEmpty ? 0 : KeyText.width(letters, font: caption, spacing: KeyFonts.captionSpacing)
            let gap = letters.isEmpty ? 0 : KeyFonts.captionHeight / 2
            let left = cap.midX - (digitWidth + gap + width) / 2
            KeyText.draw(
                digit, font: font, color: color,
                in: CGRect(x: left, y: cap.minY, width: digitWidth, height: cap.height))
            return KeyText.draw(
                letters, font: caption, color: color, spacing: KeyFonts.captionSpacing,
                in: CGRect(x: left + digitWidth + gap, y: cap.minY, width: width, height: cap.height))
        }
        let lower = cap.maxY - max(0, cap.height - KeyFonts.padCap) / 2
        func row(_ distance: CGFloat) -> CGRect {
            CGRect(x: cap.minX, y: lower - distance - cap.height / 2, width: cap.width, height: cap.height)
        }
        KeyText.draw(digit, font: font, color: color, in: row(KeyFonts.digitHeight))
        KeyText.draw(
            letters, font: caption, color: color, spacing: KeyFonts.captionSpacing, in: row(KeyFonts.captionHeight))
    }

    private func font(for text: String) -> UIFont {
        if isTablet { return .systemFont(ofSize: KeyFonts.padLetter) }
        if text.count > 1 { return KeyText.fitting(text, size: KeyFonts.word, width: cap.width - 4) }
        return .systemFont(ofSize: text == text.uppercased() ? KeyFonts.uppercase : KeyFonts.lowercase)
    }
}

/// Draws text in the middle of a rectangle.
@MainActor enum KeyText {
    /// - Parameter spacing: the distance that is added between two characters.
    static func draw(_ text: String, font: UIFont, color: UIColor, spacing: CGFloat = 0, in rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .kern: spacing]
        let height = text.size(withAttributes: attributes).height
        let left = rect.midX - width(text, font: font, spacing: spacing) / 2
        // A line of another script may be higher: its own middle counts.
        guard abs(height - font.lineHeight) < 0.5 else {
            return text.draw(
                at: CGPoint(x: left, y: (rect.midY - height / 2).rounded(.down)), withAttributes: attributes)
        }
        // The middle of capitals and digits is the middle of the rectangle, on a third of a point.
        let baseline = ((rect.midY + font.capHeight / 2) * 3).rounded() / 3
        text.draw(at: CGPoint(x: left, y: baseline - font.ascender), withAttributes: attributes)
    }

    /// The width without the spacing after the last character.
    static func width(_ text: String, font: UIFont, spacing: CGFloat = 0) -> CGFloat {
        max(0, text.size(withAttributes: [.font: font, .kern: spacing]).width - spacing)
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
