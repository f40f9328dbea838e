import CoreGraphics
import UIKitControls
import UIKitLists
@_spi(Core) import UIKitCore

/// A view of items that a layout places. Only visible items have a cell.
///
/// This file holds what subclasses can override; extensions implement it. Geometry is in points of the content, y down.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, ScrollParticipant {
    let state = CollectionViewState()
    package private(set) lazy var reuse = CollectionReuse(self)
    private(set) lazy var updates = CollectionUpdates(self)
    private(set) lazy var interaction = ListInteraction(CollectionSelection(self))
    private(set) lazy var swiping = CollectionSwiping(self)
    private(set) lazy var movements = CollectionMovements(self)
    private(set) lazy var index = CollectionIndex(self)
    private lazy var contextMenu = ListContextMenu(CollectionMenus(self))
    private lazy var editMenu = ListEditMenu(CollectionMenus(self))
    private var storedLayout: UICollectionViewLayout

    /// Creates an empty collection view with a layout. A layout serves one collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        commonInit()
    }

    /// Creates an empty collection view with a flow layout from an archive.
    public required init?(coder: NSCoder) {
        storedLayout =
            coder.interface?.object(forKey: "collectionViewLayout") as? UICollectionViewLayout
            ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UICollectionView.self)
    }

    private func commonInit() {
        backgroundColor = .systemBackground
        attach(storedLayout)
        addParticipant(self)
        interaction.attachMultipleSelection()
        resetAppearanceMarks()
    }

    package func restingOffset(for target: CGPoint, velocity: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    @_spi(Core) open override class func makeForAppearance() -> UIView { self.init(coder: NSCoder())! }

    // MARK: Layout

    /// The layout. Setting it shows the items at their new places without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Replaces the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Replaces the layout. `completion` is called when the animation has ended.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = storedLayout
        guard layout !== old else { return completion?(true) ?? () }
        changeLayout(from: old, to: layout, animated: animated, completion: completion) { storedLayout = layout }
    }

    /// Begins a change to another layout that the app controls with `transitionProgress` of the returned layout.
    ///
    /// The delegate may provide a subclass. The change ends with `finishInteractiveTransition()` or
    /// `cancelInteractiveTransition()`; then `completion` is called.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion: completion)
    }

    /// Animates the rest of the way to the new layout, and uses it. Raises without a change that has begun.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Animates back to the old layout, and uses it. Raises without a change that has begun.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    /// Replaces the layout, without calls of layouts and views.
    func replaceStoredLayout(with layout: UICollectionViewLayout) { storedLayout = layout }

    /// The attributes of an item; nil out of range.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    /// The attributes of a supplementary view; nil where the layout has none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath))
    }

    // MARK: Data source and delegate

    /// Provides the items. Not retained. Setting it reloads the data at the next layout.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { invalidateData() } }
    }

    /// Is told of interaction. Not retained. Setting it computes the layout anew.
    open var delegate: (any UICollectionViewDelegate)? {
        get { storedDelegate as? any UICollectionViewDelegate }
        set {
            guard newValue !== storedDelegate else { return }
            storedDelegate = newValue
            contextMenu.delegateDidChange()
            editMenu.delegateDidChange()
            collectionViewLayout.invalidateLayout()
        }
    }

    /// Is told which items will probably be shown soon. Not retained. Default nil.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is called. Default true.
    open var isPrefetchingEnabled = true

    /// The interaction that shows the context menus of items; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu.interaction }

    /// A view behind the items that does not scroll. Default nil.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Content

    /// Queries the data source anew and makes all views anew. Clears the selection.
    open func reloadData() { reloadAll() }
    /// The number of sections.
    open var numberOfSections: Int { loadedCounts.count }
    /// The number of items in `section`. A section out of range raises an exception and has 0 items.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts
        if counts.indices.contains(section) { return counts[section] }
        misuse(
            "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                + "collection view",
            raises: true)
        return 0
    }

    /// The cells of the visible items.
    open var visibleCells: [UICollectionViewCell] { state.cells.map(\.cell) }
    /// The visible items.
    open var indexPathsForVisibleItems: [IndexPath] { state.cells.map(\.path) }
    /// The cell of an item; nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visibleCell(at: indexPath) }
    /// The item of a visible cell; nil for other cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        state.views.first { $0.value === cell }?.key.indexPath
    }
    /// The item at a point of the content; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { layoutPath(at: point) }
    /// A visible supplementary view; nil if it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        state.views[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }
    /// The visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    /// The places of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        state.views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
            .sorted()
    }

    // MARK: Reuse

    /// Registers the class of cells with `identifier`; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass, kind: UICollectionView.elementKindCell, identifier: identifier)
    }
    /// Registers the class of supplementary views of a kind with `identifier`; nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        reuse.register(viewClass, kind: elementKind, identifier: identifier)
    }
    /// Registers the nib of a cell with `identifier`; nil removes the registration. The first object of the nib is the
    /// cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registerViews(ofKind: nil, withIdentifier: identifier) {
            nib?.makeView(of: UICollectionViewCell.self, reuseIdentifier: identifier)
        }
    }
    /// Registers the nib of supplementary views of a kind with `identifier`; nil removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerViews(ofKind: kind, withIdentifier: identifier) {
            nib?.makeView(of: UICollectionReusableView.self, reuseIdentifier: identifier)
        }
    }
    /// Registers a function that makes cells or supplementary views, as a nib or the prototype of a storyboard does.
    ///
    /// - Parameter kind: The kind of the supplementary views; nil for cells.
    package func registerViews(
        ofKind kind: String?, withIdentifier identifier: String, make: (@MainActor () -> UICollectionReusableView?)?
    ) {
        reuse.register(kind: kind ?? UICollectionView.elementKindCell, identifier: identifier, make)
    }
    /// A recycled cell, or a new one of the registered class. An identifier without a class raises an exception.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        reuse.dequeueCell(identifier, for: indexPath)
    }
    /// A recycled view, or a new one of the registered class. An identifier without a class raises an exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        reuse.dequeueView(kind: elementKind, identifier: identifier)
    }

    // MARK: Selection

    /// Whether the user can select items. Default true.
    open var allowsSelection = true
    /// Whether several items can be selected. Default false.
    open var allowsMultipleSelection = false
    /// Whether the user can select an item while the collection view is edited. Default false.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several items while the collection view is edited. Default false.
    open var allowsMultipleSelectionDuringEditing = false
    /// The selected items, in the order of selection; empty if none is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items.paths }
    /// Selects an item without calling the delegate; nil deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.deselectAll(animated: animated) }
        guard selection.select(indexPath, animated: animated), !scrollPosition.isEmpty else { return }
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Deselects an item without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.deselect(indexPath, animated: animated)
    }

    /// Which changes of visible cells let them determine their size again. Default `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation != oldValue { selfSizingDidChange() } }
    }

    /// Whether cells show their editing accessories. Default false. Deselects all items when it changes.
    open var isEditing: Bool {
        get { state.isEditing }
        set {
            guard newValue != state.isEditing else { return }
            selection.deselectAll(animated: false)
            state.isEditing = newValue
            for (_, cell) in state.cells {
                cell.setNeedsUpdateConfiguration()
                (cell as? UICollectionViewListCell)?.editingDidChange()
            }
        }
    }

    // MARK: Scrolling

    /// Scrolls to an item. An item out of range raises an exception.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Applies all changes made in `updates` together. `completion` is called when the animations have ended.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.queue.perform(updates, completion: completion)
    }
    /// Inserts items at these places, which count after all changes of the group.
    open func insertItems(at indexPaths: [IndexPath]) {
        updates.queue.record { $0.insertedItems += indexPaths.map { ($0, true) } }
    }
    /// Deletes the items at these places, which count before all changes of the group.
    open func deleteItems(at indexPaths: [IndexPath]) {
        updates.queue.record { $0.deletedItems += indexPaths.map { ($0, true) } }
    }
    /// Replaces the cells of these items.
    open func reloadItems(at indexPaths: [IndexPath]) { updates.queue.record { $0.reloadedItems += indexPaths } }
    /// Lets the data source configure the cells of these items again, without replacing them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reuse.reconfigure(indexPaths) }
    /// Moves an item. The origin counts before all changes of the group, the destination after them.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.queue.record { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections.
    open func insertSections(_ sections: IndexSet) { updates.queue.record { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet) { updates.queue.record { $0.deletedSections.formUnion(sections) } }
    /// Replaces all views of these sections.
    open func reloadSections(_ sections: IndexSet) { updates.queue.record { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section. The origin counts before all changes of the group, the destination after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.queue.record { $0.movedSections.append((section, newSection)) }
    }
    /// Whether a group of updates has begun and not ended.
    open var hasUncommittedUpdates: Bool { updates.queue.hasOpenGroup }

    // MARK: Moving

    /// Begins to move an item. False if the data source refuses.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { movements.begin(indexPath) }
    /// Moves the item to a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        movements.update(to: targetPosition)
    }
    /// Drops the item, and tells the data source.
    open func endInteractiveMovement() { movements.end(isCancelled: false) }
    /// Puts the item back.
    open func cancelInteractiveMovement() { movements.end(isCancelled: true) }

    // MARK: View

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        insetsDidChange()
    }

    /// Lets the next layout pass ask the layout, whose places may depend on the insets, as after a change of bounds.
    private func insetsDidChange() {
        state.layoutPass.insetsChanged = true
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        interaction.swipe?.listDidScroll()
        tileAfterSizeChanges()
        interaction.swipe?.listDidLayOut()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { movements.end(isCancelled: true) }
        selfSizingDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection
        guard
            traitCollection.preferredContentSizeCategory != before?.preferredContentSizeCategory
                || traitCollection.layoutDirection != before?.layoutDirection
        else { return }
        state.layoutPass.measured = []
        let context = collectionViewLayout.makeInvalidationContext()
        context.discardsMeasuredSizes = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    // MARK: Touches

    /// Leaves touches to the index, and two fingers to the selection of several items.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !index.takesTouches(of: gestureRecognizer), !interaction.takesTouches(of: gestureRecognizer) else {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
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

    // MARK: Registrations

    /// A recycled or new cell of the registration, configured for an item.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            preconditionFailure("A \(Cell.self) was registered, but a \(type(of: dequeued)) was dequeued.")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A recycled or new view of the registration, configured.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        register(
            Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            preconditionFailure("A \(Supplementary.self) was registered, but a \(type(of: dequeued)) was dequeued.")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

extension UICollectionView: ListView {
    var selection: CollectionSelection { interaction.selection }

    package var updateQueue: ListUpdateQueue { updates.queue }
    package func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    package func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && (0..<(loadedCounts[safe: path.section] ?? 0)).contains(path.item)
    }
    package func itemCount(inSection section: Int) -> Int { loadedCounts[safe: section] ?? 0 }
    package func visibleCell(at path: IndexPath) -> UICollectionViewCell? {
        state.views[.cell(path)] as? UICollectionViewCell
    }
    package func reconfigureCells(at paths: [IndexPath]) { reconfigureItems(at: paths) }

    /// Applies all changes made in `updates` together. `updates` does not escape, as in UIKit.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
