import CoreGraphics
import UIKitCore

/// The field above the emoji by whose text they are searched, and beside it what was found. It takes the place of the bar
/// of suggestions. The keys type into it; the app's text input stays first responder.
final class EmojiSearchBar: UIView {
    /// Called when the field is tapped, and when the search is to end.
    var onBegin: () -> Void = {}
    var onEnd: () -> Void = {}

    /// What was typed; nil while nothing is searched.
    private(set) var query: String?
    /// The words of the keyboard.
    var language = KeyboardLanguage.english { didSet { if language != oldValue { updateLabel() } } }

    let results: EmojiGridView
    private let clear = StripKeyView(.clear, name: "cancel-search")

    init() {
        // The results are one row, on tablets too.
        results = EmojiGridView(isTablet: false)
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = false
        accessibilityIdentifier = "key:search-emoji"
        accessibilityTraits = [.searchField]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", EmojiSearchBar.tapped)))
        clear.onTap = { [weak self] in self?.onEnd() }
        addSubview(clear)
        addSubview(results)
        show(nil, found: [])
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Shows what was typed and found; nil while nothing is searched.
    func show(_ query: String?, found: [Emoji]) {
        self.query = query
        clear.isHidden = query == nil
        results.isHidden = query == nil
        results.show(found.isEmpty ? [] : [EmojiGridView.Section(category: nil, emoji: found)])
        updateLabel()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func updateLabel() {
        isAccessibilityElement = query == nil
        accessibilityLabel = EmojiSearchBar.placeholder(in: language)
        clear.accessibilityLabel = KeyWord("Cancel", "Abbrechen", "Отменить", "إلغاء", "取消")(in: language)
        setNeedsDisplay()
    }

    private static func placeholder(in language: KeyboardLanguage) -> String {
        KeyWord("Search Emoji", "Emoji suchen", "Поиск эмодзи", "البحث عن إيموجي", "搜索表情符号")(in: language)
    }

    private func tapped() { if query == nil { onBegin() } }

    // MARK: Layout

    /// The height of the field, its distance from the sides, and its part of the width beside results. Inferred.
    private static let fieldHeight: CGFloat = 34
    private static let margin: CGFloat = 6
    private static let fieldPart: CGFloat = 0.42

    private var field: CGRect {
        let width = query == nil ? bounds.width - 2 * Self.margin : (bounds.width * Self.fieldPart).rounded()
        let height = min(Self.fieldHeight, bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? bounds.width - Self.margin - width : Self.margin, y: (bounds.height - height) / 2,
            width: width,
            height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let field = field
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        clear.frame = CGRect(
            x: isMirrored ? field.minX : field.maxX - field.height, y: field.minY, width: field.height,
            height: field.height)
        let left = isMirrored ? 0 : field.maxX + Self.margin
        let right = isMirrored ? field.minX - Self.margin : bounds.width
        results.frame = CGRect(x: left, y: field.minY, width: max(0, right - left), height: field.height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let field = field
        KeyColors.searchField.setFill()
        UIBezierPath(roundedRect: field, cornerRadius: 9).fill()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let lens = CGPoint(x: isMirrored ? field.maxX - 18 : field.minX + 18, y: field.midY)
        KeyGlyph.lens.draw(around: lens, color: KeyColors.category.resolvedColor(with: traitCollection))
        let text = query.flatMap { $0.isEmpty ? nil : $0 } ?? EmojiSearchBar.placeholder(in: language)
        let color = query?.isEmpty == false ? KeyColors.text : KeyColors.category
        let availableWidth = field.width - field.height - 30
        let font = KeyText.fitting(text, size: KeyFonts.word, width: availableWidth)
        let width = KeyText.width(text, font: font)
        let left = isMirrored ? lens.x - 12 - width : lens.x + 12
        KeyText.draw(
            text, font: font, color: color, in: CGRect(x: left, y: field.minY, width: width, height: field.height))
        guard query != nil else { return }
        // The insertion point is behind what was typed.
        let caret = query?.isEmpty == true ? (isMirrored ? left + width : left) : (isMirrored ? left : left + width)
        UIColor.systemBlue.setFill()
        UIBezierPath(rect: CGRect(x: caret, y: field.midY - 9, width: 2, height: 18)).fill()
    }
}
