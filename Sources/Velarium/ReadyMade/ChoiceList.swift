import UIKit

/// Rows with a name each; the selected one has a checkmark. Rows and separators extend from the dialog's leading margin
/// to its trailing edge.
///
/// A long list has views only for the rows in sight, as a table does.
final class ChoiceList: UIView, OverlayThemed {
    var onSelect: (Int) -> Void = { _ in }
    /// Called when the rows that are shown have changed.
    var onFilter: () -> Void = {}

    /// The selected rows.
    var selection: Set<Int> {
        didSet {
            for index in selection.symmetricDifference(oldValue) {
                rows[index]?.isSelected = selection.contains(index)
            }
        }
    }
    /// Only rows that contain this text are shown, without regard to case and accents; empty for all rows.
    var filter = "" {
        didSet {
            guard filter != oldValue else { return }
            shownRows = names.indices.filter { matches($0) }
            let shown = Set(shownRows)
            for (index, row) in rows { row.isHidden = !shown.contains(index) }
            noResults.isHidden = !shownRows.isEmpty || names.isEmpty
            focus = nil
            updateSeparators()
            setNeedsLayout()
            onFilter()
        }
    }
    /// The row that the arrow keys have reached.
    private(set) var focus: Int? {
        didSet {
            if let oldValue { rows[oldValue]?.isFocusShown = false }
            if let focus { rows[focus]?.isFocusShown = true }
        }
    }
    /// The rows that the filter shows, in order.
    private(set) var shownRows: [Int]

    private let names: [String]
    /// The rows that have views: all of a short list.
    private var rows: [Int: ChoiceRow] = [:]
    /// Measures the rows of a long list; nil for a short one.
    private let ruler: ChoiceRowRuler?
    private var theme = OverlayTheme()
    /// The part of a long list that is in sight; null before the first layout of the dialog.
    private var visible = CGRect.null
    private let noResults = OverlayLabel(.secondary)

    /// The most rows that have a view each (chosen: a few screens, which are there at once and for assistive programs).
    private static let shortCount = 100

    /// - Parameter selected: Indices out of range do not count.
    init(_ names: [String], selected: Set<Int>) {
        self.names = names
        selection = selected.filter(names.indices.contains)
        shownRows = Array(names.indices)
        ruler = names.count > Self.shortCount ? ChoiceRowRuler(names) : nil
        super.init(frame: .zero)
        noResults.text = DialogTitles.noResults
        noResults.font = .preferredFont(forTextStyle: .body)
        noResults.adjustsFontForContentSizeCategory = true
        noResults.textAlignment = .center
        noResults.isHidden = true
        addSubview(noResults)
        if let ruler { addSubview(ruler.row) } else { for index in names.indices { addRow(index) } }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func apply(_ theme: OverlayTheme) {
        self.theme = theme
        ruler?.invalidate()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        ruler?.invalidate()
    }

    /// The frame of the first selected row in this view's coordinates. Lays out the rows first.
    var selectedRow: CGRect? { selection.min().map { frame(ofRow: $0) } }

    /// The frame of a row in this view's coordinates; empty for one that the filter hides. Lays out the rows first.
    func frame(ofRow index: Int) -> CGRect {
        layoutIfNeeded()
        if ruler == nil, let row = rows[index] { return row.frame }
        return frames().first { $0.index == index }?.frame ?? .zero
    }

    private func matches(_ index: Int) -> Bool {
        filter.isEmpty || names[index].range(of: filter, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }

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
        for (index, row) in rows { row.showsSeparator = index != shownRows.last }
    }

    // MARK: Rows

    /// Shows the rows of a long list that are in `area`, in this view's coordinates.
    func show(visible area: CGRect) {
        guard ruler != nil, area != visible else { return }
        visible = area
        updateRows()
    }

    /// Makes and removes views, so that the rows in sight have one.
    private func updateRows() {
        guard ruler != nil else { return }
        let inSight = frames().filter { !visible.isNull && $0.frame.intersects(visible) }
        let indices = Set(inSight.map(\.index))
        // A row that a finger is on stays until it is lifted.
        for (index, row) in rows where !indices.contains(index) && !row.isTracking {
            row.removeFromSuperview()
            rows[index] = nil
        }
        for (index, frame) in inSight {
            let row = rows[index] ?? addRow(index)
            if row.frame != frame { row.frame = frame }
        }
    }

    @discardableResult private func addRow(_ index: Int) -> ChoiceRow {
        let row = ChoiceRow(names[index], isSelected: selection.contains(index))
        row.addAction(UIAction { [unowned self] _ in onSelect(index) }, for: .touchUpInside)
        row.isFocusShown = index == focus
        row.showsSeparator = index != shownRows.last
        // Assistive programs read views in their order.
        insertSubview(row, at: ruler == nil ? index : rows.keys.count { $0 < index })
        rows[index] = row
        row.applyOverlayTheme(theme)
        return row
    }

    // MARK: Layout

    /// The heights of all rows, in points.
    private func heights(in width: CGFloat) -> [CGFloat] {
        ruler?.heights(in: width)
            ?? names.indices.map { rows[$0]?.sizeThatFits(CGSize(width: width, height: bounds.height)).height ?? 0 }
    }

    /// The frames of the rows that the filter shows.
    private func frames() -> [(index: Int, frame: CGRect)] {
        let heights = heights(in: bounds.width)
        var top: CGFloat = 0
        return shownRows.map { index in
            defer { top += heights[index] }
            return (index, CGRect(x: 0, y: top, width: bounds.width, height: heights[index]))
        }
    }

    /// The height that the rows hidden by the filter leave empty, so that the list keeps its size while the user
    /// searches.
    var emptyHeight: CGFloat {
        guard shownRows.count < names.count else { return 0 }
        let heights = heights(in: bounds.width)
        return heights.reduce(0, +) - shownRows.reduce(0) { $0 + heights[$1] }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: heights(in: size.width).reduce(0, +))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if ruler == nil {
            for (index, frame) in frames() { rows[index]?.frame = frame }
        } else {
            updateRows()
        }
        let trailing = ReadyMadeMetrics.padding.right
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        noResults.frame = CGRect(
            x: isMirrored ? trailing : 0, y: 0, width: max(0, bounds.width - trailing),
            height: min(
                bounds.height, ReadyMadeMetrics.rowHeight * 2))
    }
}
