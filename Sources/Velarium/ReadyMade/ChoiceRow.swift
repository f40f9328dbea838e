import UIKit

/// A row: a name, a checkmark if it is selected, and a separator below unless it is the last.
final class ChoiceRow: UIControl, OverlayThemed {
    private static let trailingMargin = ReadyMadeMetrics.padding.right

    /// Whether the arrow keys have reached the row.
    var isFocusShown = false { didSet { backgroundColor = isFocusShown ? .systemFill : nil } }
    var showsSeparator = true { didSet { separator.isHidden = !showsSeparator } }

    private var minimumHeight = ReadyMadeMetrics.rowHeight
    private let name = OverlayLabel(.primary)
    private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))
    private let separator = UIView()

    init(_ text: String, isSelected: Bool) {
        super.init(frame: .zero)
        self.isSelected = isSelected
        name.text = text
        name.font = .preferredFont(forTextStyle: .body)
        name.adjustsFontForContentSizeCategory = true
        name.numberOfLines = 0
        checkmark.contentMode = .center
        separator.backgroundColor = .separator
        [name, checkmark, separator].forEach(addSubview)
        isAccessibilityElement = true
        accessibilityLabel = text
        updateSelection()
        updateCheckmark()
    }

    override var isSelected: Bool { didSet { updateSelection() } }

    private func updateSelection() {
        checkmark.isHidden = !isSelected
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    /// The name. Setting it is for a row that measures others.
    var text: String {
        get { name.text ?? "" }
        set { name.text = newValue }
    }

    /// The width of the name on one line, in points.
    var textWidth: CGFloat {
        let unlimited = CGFloat.greatestFiniteMagnitude
        return name.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width
    }

    /// The room for the name in a row, in points.
    func textRoom(in width: CGFloat) -> CGFloat { max(1, width - checkmarkWidth - Self.trailingMargin) }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func apply(_ theme: OverlayTheme) {
        minimumHeight = theme.rowHeight
        setNeedsLayout()
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

    /// The point size of the checkmark, which grows with the text up to a limit that leaves room for the name.
    private var checkmarkSize: CGFloat {
        let requested = UIFontMetrics.default.scaledValue(
            for: ReadyMadeMetrics.checkmarkSize, compatibleWith: traitCollection)
        return min(requested, ReadyMadeMetrics.maximumCheckmarkSize)
    }

    /// The width of the checkmark with the gap beside it, without the dialog's trailing margin.
    private var checkmarkWidth: CGFloat { checkmarkSize + ReadyMadeMetrics.checkmarkGap }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateCheckmark()
    }

    private func updateCheckmark() {
        checkmark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: checkmarkSize)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let availableSize = CGSize(width: textRoom(in: size.width), height: .greatestFiniteMagnitude)
        let height = name.sizeThatFits(availableSize).height + 2 * ReadyMadeMetrics.buttonPadding
        return CGSize(width: size.width, height: max(minimumHeight, height.rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let trailing: CGRectEdge = isMirrored ? .minXEdge : .maxXEdge
        let content = bounds.divided(atDistance: Self.trailingMargin, from: trailing).remainder
        let (checkmarkFrame, nameFrame) = content.divided(atDistance: checkmarkWidth, from: trailing)
        checkmark.frame = checkmarkFrame
        name.frame = nameFrame
        let hair = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
    }
}
