import CoreGraphics

/// Rows below each other in sections; only those that can be seen have a cell.
///
/// What a subclass may override stands here; the work is in the extensions: loading, tiling, reuse, selection, updates.
/// Points of the content, y down.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public let style: Style
    let model = TableModel()

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        becomeTable()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        becomeTable()
    }

    private func becomeTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Who says what

    /// What is in the table. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// How it looks, and who hears of it. Not retained.
    open var delegate: (any UITableViewDelegate)? {
        get { follower as? any UITableViewDelegate }
        set {
            guard newValue !== follower else { return }
            follower = newValue
            forgetData()
        }
    }

    // MARK: Measures

    /// Points, or `automaticDimension`, the default: as high as the cell's content.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetData() } }
    }
    /// What rows are taken for until they are shown; 0: all are measured at once. Default: automatic.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetData() } }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetData() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetData() } }
    }
    /// Room above the headers of plain tables. Default: automatic.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetData() } }
    }

    // MARK: Look

    /// Where the lines between rows begin and end. Default: where the text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            placeCells()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { placeCells() } }
    }
    /// Nil stands for the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { placeCells() } }
    }
    /// Whether the content of cells, headers and footers keeps off the safe area at the sides. Default true.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { forgetData() } }
    }
    /// Behind the rows; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Above the first section, in its own height.
    open var tableHeaderView: UIView? {
        didSet { replaceEnd(oldValue, with: tableHeaderView) }
    }
    /// Below the last section, in its own height.
    open var tableFooterView: UIView? {
        didSet { replaceEnd(oldValue, with: tableFooterView) }
    }

    private func replaceEnd(_ old: UIView?, with view: UIView?) {
        guard old !== view else { return }
        old?.removeFromSuperview()
        if let view { addSubview(view) }
        forgetData()
    }

    // MARK: Content

    /// Asks for everything again. Nothing is selected after that.
    open func reloadData() { reload() }

    open var numberOfSections: Int { loadedLayout.sections.count }

    /// The rows of `section`; a section that is not there is a misuse and has none.
    open func numberOfRows(inSection section: Int) -> Int {
        hasSection(section) ? loadedLayout.sections[section].rows.count : 0
    }

    /// The cell of the row; nil when it is not shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { model.cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { model.cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { model.cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { model.cells.keys.sorted() }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        model.headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        model.footers[section] as? UITableViewHeaderFooterView
    }

    open func rect(forSection section: Int) -> CGRect {
        hasSection(section) ? row(loadedLayout.section(section), inset: false) : .zero
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        hasSection(section) ? row(loadedLayout.header(section), inset: false) : .zero
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        hasSection(section) ? row(loadedLayout.footer(section), inset: false) : .zero
    }
    /// Where the row lies in the content; zero for a row that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadedLayout.contains(indexPath) ? row(loadedLayout.row(indexPath), inset: false) : .zero
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedLayout.path(at: point.y) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }

    // MARK: Reuse

    /// Has cells with `identifier` made by `cellClass`; nil takes that back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }
    /// Has headers and footers with `identifier` made by `aClass`; nil takes that back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(aClass, identifier)
    }
    /// A cell to use again, or a new one of the registered class; nil without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// The same; an identifier that nobody registered is a misuse.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Selection

    /// Default true.
    open var allowsSelection = true
    /// Default false.
    open var allowsMultipleSelection = false
    open var indexPathForSelectedRow: IndexPath? { model.selection.first }
    /// In the order they were selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { model.selection.isEmpty ? nil : model.selection }

    /// Selects a row without asking or telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without asking or telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = model.selection.first else { return }
        scroll(to: row, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Changes of rows up to the matching `endUpdates()` take effect together.
    open func beginUpdates() { model.updates.depth += 1 }
    open func endUpdates() { finishUpdates(nil) }
    /// Changes of rows in `updates` take effect together; `completion` is called when they have come to rest.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        model.updates.depth += 1
        updates?()
        finishUpdates(completion)
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertedRows += indexPaths.map { ($0, animation) } }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deletedRows += indexPaths.map { ($0, animation) } }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloadedRows += indexPaths }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections.formUnion(sections) }
    }
    /// Whether updates have begun and not ended, or the data is about to be asked for again.
    open var hasUncommittedUpdates: Bool { model.updates.depth > 0 }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (now, before) = (traitCollection, previousTraitCollection)
        if now.preferredContentSizeCategory != before?.preferredContentSizeCategory { forgetData() }
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, highlightRow(under: touch) else {
            return super.touchesBegan(touches, with: event)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard model.highlighted != nil else { return super.touchesEnded(touches, with: event) }
        selectHighlightedRow()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard model.highlighted != nil else { return super.touchesCancelled(touches, with: event) }
        unhighlightRow()
    }
}
