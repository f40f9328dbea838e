import UIKit

/// Rows with a name each; the selected one has a checkmark. Rows and separators extend from the dialog's leading margin
/// to its trailing edge.
final class ChoiceList: UIView {
    var onSelect: (Int) -> Void = { _ in }

    private let rows: [ChoiceRow]
    private let selected: Int?

    /// - Parameter selected: An index out of range counts as nil.
    init(_ names: [String], selected: Int?) {
        self.selected = selected.flatMap { names.indices.contains($0) ? $0 : nil }
        let selected = self.selected
        rows = names.enumerated().map { ChoiceRow($1, isSelected: $0 == selected) }
        super.init(frame: .zero)
        // The separator above the buttons follows the last row.
        rows.last?.showsSeparator = false
        for (index, row) in rows.enumerated() {
            row.addAction(UIAction { [unowned self] _ in onSelect(index) }, for: .touchUpInside)
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The frame of the selected row in this view's coordinates. Lays out the rows first.
    var selectedRow: CGRect? {
        layoutIfNeeded()
        return selected.map { rows[$0].frame }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.reduce(0) { $0 + $1.sizeThatFits(size).height })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
    }
}

/// A row: a name, a checkmark if it is selected, and a separator below unless it is the last.
final class ChoiceRow: UIControl {
    /// The width of the checkmark, without the dialog's trailing margin.
    private static let checkmarkWidth: CGFloat = 28
    private static let trailingMargin = ReadyMadeMetrics.padding.right

    var showsSeparator = true { didSet { separator.isHidden = !showsSeparator } }

    private let name = UILabel()
    private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))
    private let separator = UIView()

    init(_ text: String, isSelected: Bool) {
        super.init(frame: .zero)
        self.isSelected = isSelected
        name.text = text
        name.font = .preferredFont(forTextStyle: .body)
        name.adjustsFontForContentSizeCategory = true
        name.numberOfLines = 0
        checkmark.isHidden = !isSelected
        checkmark.contentMode = .center
        separator.backgroundColor = .separator
        [name, checkmark, separator].forEach(addSubview)
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let taken = Self.checkmarkWidth + Self.trailingMargin
        let room = CGSize(width: max(1, size.width - taken), height: .greatestFiniteMagnitude)
        let height = name.sizeThatFits(room).height + 2 * ReadyMadeMetrics.buttonPadding
        return CGSize(width: size.width, height: max(ReadyMadeMetrics.rowHeight, height.rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let trailing: CGRectEdge = isMirrored ? .minXEdge : .maxXEdge
        let content = bounds.divided(atDistance: Self.trailingMargin, from: trailing).remainder
        let (checkmarkFrame, nameFrame) = content.divided(atDistance: Self.checkmarkWidth, from: trailing)
        checkmark.frame = checkmarkFrame
        name.frame = nameFrame
        let hair = 1 / max(1, traitCollection.displayScale)
        separator.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
    }
}
