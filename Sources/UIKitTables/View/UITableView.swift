import CoreGraphics
import UIKitLists
@_spi(Core) import UIKitCore

/// A view of rows in sections. Only visible rows have a cell.
///
/// This file holds what subclasses can override; extensions implement loading, tiling, reuse, selection and updates.
/// Geometry is in points of the content, y down.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    private let initialStyle: Style
    /// The style, fixed at initialization.
    open var style: Style { initialStyle }
    let state = TableViewState()
    private(set) lazy var reuse = TableReuse(self)
    private(set) lazy var updates = TableUpdates(self)
    private(set) lazy var interaction = ListInteraction(TableSelection(self))
    private(set) lazy var swiping = TableSwiping(self)
    private(set) lazy var sectionIndex = TableIndex(self)
    package private(set) lazy var editing = TableEditing(self)
    private lazy var contextMenu = ListContextMenu(TableMenus(self))
    private lazy var editMenu = ListEditMenu(TableMenus(self))

    /// Creates an empty table in a style.
    public init(frame: CGRect, style: Style) {
        initialStyle = style
        super.init(frame: frame)
        commonInit()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates an empty plain table from an archive.
    public required init?(coder: NSCoder) {
        let styles: [String: Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
        initialStyle = coder.interface?.attribute("style").flatMap { styles[$0] } ?? .plain
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UITableView.self)
    }

    private func commonInit() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        interaction.attachSwiping(swiping)
        interaction.attachMultipleSelection()
        resetAppearanceMarks()
    }

    // MARK: Data source and delegate

    /// Provides the rows. Not retained. Setting it reloads the data at the next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { invalidateData() } }
    }

    /// Configures rows and is notified of interaction. Not retained. Setting it reloads the data at the next layout.
    open var delegate: (any UITableViewDelegate)? {
        get { storedDelegate as? any UITableViewDelegate }
        set {
            guard newValue !== storedDelegate else { return }
            storedDelegate = newValue
            contextMenu.delegateDidChange()
            editMenu.delegateDidChange()
            invalidateData()
        }
    }

    /// The interaction that shows the context menus of rows; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu.interaction }

    // MARK: Metrics

    /// The height of rows in points, or `automaticDimension`, the default, for the height of the cell's content.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { invalidateHeights() } }
    }
    /// The assumed height of rows before they are visible; 0 measures all rows at once. Default:
    /// `automaticDimension`.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { invalidateHeights() } }
    }
    /// The height of section headers in points. Default: `automaticDimension`.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
    }
    /// The assumed height of section headers in points. Default: `automaticDimension`. All headers are measured at once,
    /// as with 0.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// The assumed height of section footers in points. Default: `automaticDimension`. All footers are measured at once,
    /// as with 0.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The height of section footers in points. Default: `automaticDimension`.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
    }
    /// The space above the headers of plain tables, in points. Default: `automaticDimension`.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet {
            noteAppearance(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding, sectionHeaderTopPadding)
            if sectionHeaderTopPadding != oldValue { invalidateHeights() }
        }
    }

    /// Whether rows are at most as wide as is readable at the current text size, centered: the content of cells, or the groups
    /// of an inset table. Default false.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { invalidateHeights() } }
    }

    // MARK: Appearance

    /// The insets of the separators between rows. Default: the separators begin where the text does.
    open var separatorInset: UIEdgeInsets {
        get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
        set {
            noteAppearance(.separatorInset, \UITableView.separatorInset, newValue)
            customSeparatorInset = newValue
            layOutCells()
        }
    }
    var customSeparatorInset: UIEdgeInsets?
    /// Whether separators are shown between rows. Default `singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet {
            noteAppearance(.separatorStyle, \UITableView.separatorStyle, separatorStyle)
            if separatorStyle != oldValue { layOutCells() }
        }
    }
    /// The color of the separators; nil means the system's.
    open var separatorColor: UIColor? = .separator {
        didSet {
            noteAppearance(.separatorColor, \UITableView.separatorColor, separatorColor)
            if separatorColor != oldValue { layOutCells() }
        }
    }
    /// What the separators do with what is behind the table: a blur replaces their color, vibrancy mixes it with what is
    /// behind. Default nil: plain lines.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            noteAppearance(.separatorEffect, \UITableView.separatorEffect, separatorEffect)
            if separatorEffect !== oldValue { layOutCells() }
        }
    }
    /// Whether the content of cells, headers and footers is inset by the horizontal safe area. Default true.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { invalidateHeights() } }
    }
    /// A view behind the rows that does not scroll. Default nil.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// A view above the first section, which keeps its height. The rows follow when it changes. Default nil.
    open var tableHeaderView: UIView? {
        didSet { replaceTableHeaderOrFooter(oldValue, with: tableHeaderView) }
    }
    /// A view below the last section, which keeps its height. The content's size follows. Default nil.
    open var tableFooterView: UIView? {
        didSet { replaceTableHeaderOrFooter(oldValue, with: tableFooterView) }
    }

    @_spi(Core) open override func subviewSizeDidChange(_ subview: UIView) {
        if subview === tableHeaderView || subview === tableFooterView { tableHeaderOrFooterDidChange() }
    }

    private func replaceTableHeaderOrFooter(_ old: UIView?, with view: UIView?) {
        if old !== view {
            old?.removeFromSuperview()
            if let view { addSubview(view) }
        }
        tableHeaderOrFooterDidChange()
    }

    // MARK: Content

    /// Reloads everything from data source and delegate. Clears the selection.
    open func reloadData() { reloadAll() }

    /// The number of sections.
    open var numberOfSections: Int { loadedLayout.sections.count }

    /// The number of rows in `section`. A section out of range raises an exception and has 0 rows.
    open func numberOfRows(inSection section: Int) -> Int {
        verifySection(section) ? loadedLayout.sections[section].rows.count : 0
    }

    /// The cell of the row; nil if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { state.cells[indexPath] }
    /// The row of a visible cell; nil for other cells.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { state.cells.first { $0.value === cell }?.key }
    /// The cells of the visible rows, from top to bottom.
    open var visibleCells: [UITableViewCell] { state.cells.sorted { $0.key < $1.key }.map(\.value) }
    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { state.cells.keys.sorted() }
    /// The header view of a section; nil if it is not visible or of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        state.headers[section] as? UITableViewHeaderFooterView
    }
    /// The footer view of a section; nil if it is not visible or of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        state.footers[section] as? UITableViewHeaderFooterView
    }

    /// The frame of a whole section in the content. A section out of range raises an exception.
    open func rect(forSection section: Int) -> CGRect {
        verifySection(section) ? rowFrame(loadedLayout.section(section), inset: false) : .zero
    }
    /// The frame of a section's header in the content. A section out of range raises an exception.
    open func rectForHeader(inSection section: Int) -> CGRect {
        verifySection(section) ? rowFrame(loadedLayout.header(section), inset: false) : .zero
    }
    /// The frame of a section's footer in the content. A section out of range raises an exception.
    open func rectForFooter(inSection section: Int) -> CGRect {
        verifySection(section) ? rowFrame(loadedLayout.footer(section), inset: false) : .zero
    }
    /// The frame of the row in the content; zero for a row out of range.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadedLayout.contains(indexPath) ? rowFrame(loadedLayout.row(indexPath), inset: false) : .zero
    }
    /// The row at a point of the content; nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedLayout.path(at: point.y) }
    /// The rows that intersect a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }

    // MARK: Reuse

    /// Registers the class of cells with `identifier`; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.registerCell(cellClass, identifier)
    }
    /// Registers the class of headers and footers with `identifier`; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerHeaderFooter(aClass, identifier)
    }
    /// Registers the nib of a cell with `identifier`; nil removes the registration. The first object of the nib is the
    /// cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.registerCells(identifier) { nib?.makeView(of: UITableViewCell.self, reuseIdentifier: identifier) }
    }
    /// Registers the nib of a header or footer with `identifier`; nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerHeadersAndFooters(identifier) {
            nib?.makeView(of: UITableViewHeaderFooterView.self, reuseIdentifier: identifier)
        }
    }
    /// Registers a function that makes cells, as a nib or the prototype of a storyboard does.
    package func registerCells(withIdentifier identifier: String, make: (@MainActor () -> UITableViewCell?)?) {
        reuse.registerCells(identifier, make)
    }
    /// Registers a function that makes headers and footers, as a nib does.
    package func registerHeadersAndFooters(
        withIdentifier identifier: String, make: (@MainActor () -> UITableViewHeaderFooterView?)?
    ) {
        reuse.registerHeadersAndFooters(identifier, make)
    }
    /// A recycled cell, or a new one of the registered class; nil without either.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reuse.dequeueCell(identifier)
    }
    /// A recycled cell, or a new one of the registered class. An identifier without a class raises an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        reuse.dequeueCell(identifier, for: indexPath)
    }
    /// A recycled header or footer, or a new one of the registered class; nil without either.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuse.dequeueHeaderFooter(identifier)
    }

    // MARK: Selection

    /// Whether the user can select rows. Default true.
    open var allowsSelection = true
    /// Whether several rows can be selected. Default false.
    open var allowsMultipleSelection = false
    /// Whether the user can select a row while the table is edited. Default false.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several rows, by circles at the leading edge, while the table is edited. Default
    /// false.
    open var allowsMultipleSelectionDuringEditing = false
    /// The row that was selected first; nil if none is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.items.paths.first }
    /// The selected rows, in the order of selection; nil if none is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.items.paths.isEmpty ? nil : selection.items.paths
    }

    /// Selects a row without calling the delegate; nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.deselectAll(animated: animated) }
        guard selection.select(indexPath, animated: animated), scrollPosition != .none else { return }
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath, animated: animated)
    }

    // MARK: Editing

    /// Whether rows show controls to delete, insert and move them. Default false. Setting it does not animate.
    open var isEditing: Bool {
        get { editing.isActive }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls to edit rows. Rows are deselected.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.setActive(editing, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls to a row. A row out of range raises an exception.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls to the row that was selected first. Does nothing without a selection.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = selection.items.paths.first else { return }
        scroll(to: row, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Begins a group of changes that take effect together at the matching `endUpdates()`.
    open func beginUpdates() { updates.queue.begin() }
    /// Ends a group of changes. The outermost call applies them.
    open func endUpdates() { updates.queue.end() }
    /// Applies all changes made in `updates` together. `completion` is called when the animations have ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.queue.perform(updates, completion: completion)
    }
    /// Inserts rows at these index paths, which count after all changes of the group.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.queue.record { $0.insertedItems += indexPaths.map { ($0, animation != .none) } }
    }
    /// Deletes the rows at these index paths, which count before all changes of the group.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.queue.record { $0.deletedItems += indexPaths.map { ($0, animation != .none) } }
    }
    /// Replaces the cells of these rows. Not animated in this implementation.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.queue.record { $0.reloadedItems += indexPaths }
    }
    /// Lets the data source configure the cells of these rows again, without replacing them. Rows without a cell are
    /// skipped.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reuse.reconfigure(indexPaths) }
    /// Moves a row. The origin counts before all changes of the group, the destination after them.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.queue.record { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections. Their rows fade in; `animation` is ignored.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.queue.record { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections. Not animated in this implementation.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.queue.record { $0.deletedSections.formUnion(sections) }
    }
    /// Replaces all cells of these sections. Not animated in this implementation.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.queue.record { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section. The origin counts before all changes of the group, the destination after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.queue.record { $0.movedSections.append((section, newSection)) }
    }
    /// Whether a group of updates has begun and not ended.
    open var hasUncommittedUpdates: Bool { updates.queue.hasOpenGroup }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        interaction.swipe?.listDidScroll()
        tile()
        interaction.swipe?.listDidLayOut()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let now = traitCollection
        let before = previousTraitCollection
        if now.preferredContentSizeCategory != before?.preferredContentSizeCategory { remeasure() }
    }

    // MARK: Touches

    /// Leaves touches to the index, and two fingers to the selection of several rows.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !sectionIndex.takesTouches(of: gestureRecognizer) && !interaction.takesTouches(of: gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// While a row is swiped aside, only its actions get touches; a touch elsewhere closes it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event).map(interaction.receiver)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !interaction.began(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !interaction.ended() { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !interaction.cancelled() { super.touchesCancelled(touches, with: event) }
    }
}

extension UITableView: ListView {
    var selection: TableSelection { interaction.selection }

    package var updateQueue: ListUpdateQueue { updates.queue }
    package func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    package func hasItem(at path: IndexPath) -> Bool { loadedLayout.contains(path) }
    package func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
    package func visibleCell(at path: IndexPath) -> UITableViewCell? { state.cells[path] }
    package func reconfigureCells(at paths: [IndexPath]) { reconfigureRows(at: paths) }

    /// Applies all changes made in `updates` together. `updates` does not escape, as in UIKit.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
