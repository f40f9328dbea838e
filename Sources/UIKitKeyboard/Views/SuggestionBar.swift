import CoreGraphics
import UIKitCore

/// The bar above the keys. It offers the word as it is typed; a tap on it types the space after it.
final class SuggestionBar: UIView {
    /// Called when the word is tapped.
    var onChoose: () -> Void = {}

    /// The word that is being typed; empty for none.
    var word = "" {
        didSet { if word != oldValue { setNeedsDisplay() } }
    }

    private let leading = UIToolbar()
    private let trailing = UIToolbar()
    /// Moves the trailing items to the edge.
    private let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    private var assistant: UITextInputAssistantItem?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        accessibilityIdentifier = "key:suggestion"
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", SuggestionBar.tapped)))
        let clear = UIToolbarAppearance()
        clear.configureWithTransparentBackground()
        for toolbar in [leading, trailing] {
            toolbar.standardAppearance = clear
            toolbar.isHidden = true
            addSubview(toolbar)
        }
    }

    // MARK: Items of the app

    /// The room for an item. Points; inferred.
    private static let itemWidth: CGFloat = 48

    /// Whether there are items of the app beside the word.
    var hasItems: Bool { !(leading.isHidden && trailing.isHidden) }

    /// Shows the items of the app at both sides; nil for none.
    func show(_ assistant: UITextInputAssistantItem?) {
        self.assistant = assistant
        leading.isHidden = assistant?.leadingBarButtonGroups.allSatisfy(\.barButtonItems.isEmpty) ?? true
        trailing.isHidden = assistant?.trailingBarButtonGroups.allSatisfy(\.barButtonItems.isEmpty) ?? true
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let third = (bounds.width / 3).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        leading.frame = CGRect(x: isMirrored ? bounds.width - third : 0, y: 0, width: third, height: bounds.height)
        trailing.frame = CGRect(x: isMirrored ? 0 : bounds.width - third, y: 0, width: third, height: bounds.height)
        show(items(of: assistant?.leadingBarButtonGroups ?? [], in: third), in: leading)
        show([space] + items(of: assistant?.trailingBarButtonGroups ?? [], in: third), in: trailing)
    }

    /// A toolbar makes new views for new items, and a finger may be on one of them.
    private func show(_ items: [UIBarButtonItem], in toolbar: UIToolbar) {
        guard toolbar.items?.map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) else { return }
        toolbar.items = items
    }

    /// A tap on an item of the app is not one on the word.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let point = gestureRecognizer.location(in: self)
        return ![leading, trailing].contains { !$0.isHidden && $0.frame.contains(point) }
    }

    /// The items of `groups`, or those that represent groups, the last ones first, where `width` is too small.
    private func items(of groups: [UIBarButtonItemGroup], in width: CGFloat) -> [UIBarButtonItem] {
        let availableWidth = max(0, Int(width / Self.itemWidth))
        var count = groups.reduce(0) { $0 + $1.barButtonItems.count }
        for group in groups { group.isDisplayingRepresentativeItem = false }
        for group in groups.reversed() where count > availableWidth && group.representativeItem != nil {
            group.isDisplayingRepresentativeItem = true
            count -= group.barButtonItems.count - 1
        }
        let shown = groups.flatMap { group -> [UIBarButtonItem] in
            guard group.isDisplayingRepresentativeItem, let item = group.representativeItem else {
                return group.barButtonItems
            }
            return [item]
        }
        return Array(shown.prefix(availableWidth))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func tapped() { if !word.isEmpty { onChoose() } }

    override var accessibilityLabel: String? {
        get { word.isEmpty ? nil : word }
        set { super.accessibilityLabel = newValue }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    /// The inset of the separators from the upper and lower edge. Inferred.
    private static let separatorInset: CGFloat = 10

    override func draw(_ rect: CGRect) {
        let third = bounds.width / 3
        KeyColors.separator.setFill()
        // Items of the app need no separator from the word.
        let hidesLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft ? !trailing.isHidden : !leading.isHidden
        let hidesRight = effectiveUserInterfaceLayoutDirection == .rightToLeft ? !leading.isHidden : !trailing.isHidden
        for index in 1...2 where !(index == 1 ? hidesLeft : hidesRight) {
            UIBezierPath(
                rect: CGRect(
                    x: (CGFloat(index) * third).rounded(), y: Self.separatorInset, width: 1,
                    height: max(0, bounds.height - 2 * Self.separatorInset))
            ).fill()
        }
        guard !word.isEmpty else { return }
        let text = "“\(word)”"
        KeyText.draw(
            text, font: KeyText.fitting(text, size: KeyFonts.word, width: third - 12), color: KeyColors.text,
            in: CGRect(x: third, y: 0, width: third, height: bounds.height))
    }
}
