import UIKit

/// Rows with a name each; the selected one has a checkmark. Rows and separators extend from the dialog's leading margin
/// to its trailing edge.
final class ChoiceList: UIView {
    var onSelect: (Int) -> Void = { _ in }
    /// Called when the rows that are shown have changed.
    var onFilter: () -> Void = {}

    /// The selected rows.
    var selection: Set<Int> {
        didSet {
            for index in selection.symmetricDifference(oldValue) where rows.indices.contains(index) {
                rows[index].isSelected = selection.contains(index)
            }
        }
    }
    /// Only rows that contain this text are shown, without regard to case and accents; empty for all rows.
    var filter = "" {
        didSet {
            guard filter != oldValue else { return }
            for row in rows { row.isHidden = !row.matches(filter) }
            noResults.isHidden = rows.contains { !$0.isHidden } || rows.isEmpty
            focus = nil
            updateSeparators()
            setNeedsLayout()
            onFilter()
        }
    }
    /// The row that the arrow keys have reached.
    private(set) var focus: Int? {
        didSet {
            if let oldValue { rows[oldValue].isFocusShown = false }
            if let focus { rows[focus].isFocusShown = true }
        }
    }

    private let rows: [ChoiceRow]
    private let noResults = OverlayLabel(.secondary)

    /// - Parameter selected: Indices out of range do not count.
    init(_ names: [String], selected: Set<Int>) {
        selection = selected.filter(names.indices.contains)
        let selection = selection
        rows = names.enumerated().map { ChoiceRow($1, isSelected: selection.contains($0)) }
        super.init(frame: .zero)
        for (index, row) in rows.enumerated() {
            row.addAction(UIAction { [unowned self] _ in onSelect(index) }, for: .touchUpInside)
            addSubview(row)
        }
        noResults.text = DialogTitles.noResults
        noResults.font = .preferredFont(forTextStyle: .body)
        noResults.adjustsFontForContentSizeCategory = true
        noResults.textAlignment = .center
        noResults.isHidden = true
        addSubview(noResults)
        updateSeparators()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The frame of the first selected row in this view's coordinates. Lays out the rows first.
    var selectedRow: CGRect? { selection.min().map { frame(ofRow: $0) } }

    /// The frame of a row in this view's coordinates. Lays out the rows first.
    func frame(ofRow index: Int) -> CGRect {
        layoutIfNeeded()
        return rows[index].frame
    }

    /// The rows that the filter shows.
    var shownRows: [Int] { rows.indices.filter { !rows[$0].isHidden } }

    /// Moves the focus of the arrow keys by a number of shown rows, up to the last one. The first step reaches the
    /// selected row, or an end.
    func moveFocus(by step: Int) {
        let shown = shownRows
        guard !shown.isEmpty else { return }
        guard let focus, let index = shown.firstIndex(of: focus) else {
            focus = selection.min().flatMap { shown.contains($0) ? $0 : nil } ?? (step > 0 ? shown.first : shown.last)
            return
        }
        self.focus = shown[min(max(index + step, 0), shown.count - 1)]
    }

    /// The separator above the buttons follows the last row.
    private func updateSeparators() {
        let last = shownRows.last
        for (index, row) in rows.enumerated() { row.showsSeparator = index != last }
    }

    // MARK: Layout

    /// The height that the rows hidden by the filter leave empty, so that the list keeps its size while the user
    /// searches.
    var emptyHeight: CGFloat {
        rows.filter(\.isHidden).reduce(0) { $0 + $1.sizeThatFits(bounds.size).height }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.reduce(0) { $0 + $1.sizeThatFits(size).height })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for row in rows where !row.isHidden {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
        let trailing = ReadyMadeMetrics.padding.right
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        noResults.frame = CGRect(
            x: isMirrored ? trailing : 0, y: 0, width: max(0, bounds.width - trailing),
            height: min(
                bounds.height, ReadyMadeMetrics.rowHeight * 2))
    }
}

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

    /// Whether the name contains `filter`, which may be empty.
    func matches(_ filter: String) -> Bool {
        filter.isEmpty || name.text?.range(of: filter, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

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
        let occupied = checkmarkWidth + Self.trailingMargin
        let availableSize = CGSize(width: max(1, size.width - occupied), height: .greatestFiniteMagnitude)
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
