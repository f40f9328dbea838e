import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// A view controller that manages a collection view, as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    /// The layout with which the controller was created.
    open private(set) var collectionViewLayout: UICollectionViewLayout

    /// Creates a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller whose collection view has a flow layout.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        coder.decodeContents(of: self, as: UICollectionViewController.self)
    }

    /// The collection view, which fills `view`.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView
        }
        set {
            storedCollectionView?.removeFromSuperview()
            storedCollectionView = newValue
            if isViewLoaded, let newValue { install(newValue) }
        }
    }

    private var storedCollectionView: UICollectionView?
    private lazy var movementRecognizer = UILongPressGestureRecognizer(
        target: self, action: Selector("handleMovement", UICollectionViewController.handleMovement))

    /// Whether the selection is cleared when the view appears. Default true.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether a long press moves items, if the data source allows it. Default true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movementRecognizer.isEnabled = installsStandardGestureForInteractiveMovement }
    }

    open override func loadView() {
        if loadArchivedView() { return }
        let container = UIView(frame: UIKitSystem.current?.screen.bounds ?? .zero)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = container
        let content =
            storedCollectionView
            ?? UICollectionView(frame: container.bounds, collectionViewLayout: collectionViewLayout)
        storedCollectionView = content
        install(content)
    }

    private func install(_ content: UICollectionView) {
        collectionViewLayout = content.collectionViewLayout
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.dataSource == nil { content.dataSource = self }
        if content.delegate == nil { content.delegate = self }
        movementRecognizer.isEnabled = installsStandardGestureForInteractiveMovement
        content.addGestureRecognizer(movementRecognizer)
        view.insertSubview(content, at: 0)
    }

    private func handleMovement() {
        guard let content = storedCollectionView else { return }
        let point = movementRecognizer.location(in: content)
        switch movementRecognizer.state {
        case .began:
            guard let path = content.indexPathForItem(at: point), content.beginInteractiveMovementForItem(at: path)
            else {
                // The press is not a movement; other recognizers may have it.
                movementRecognizer.isEnabled = false
                movementRecognizer.isEnabled = installsStandardGestureForInteractiveMovement
                return
            }
        case .changed: content.updateInteractiveMovementTargetPosition(point)
        case .ended: content.endInteractiveMovement()
        case .cancelled, .failed: content.cancelInteractiveMovement()
        case .possible: break
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        clearSelection(animated: animated)
    }

    private func clearSelection(animated: Bool) {
        guard let content = storedCollectionView, let paths = content.indexPathsForSelectedItems, !paths.isEmpty
        else { return }
        clearSelection {
            for path in paths { content.deselectItem(at: path, animated: animated) }
        } restore: {
            guard content.indexPathsForSelectedItems?.isEmpty ?? true else { return }
            for path in paths
            where path.section < content.numberOfSections
                && path.item < content.numberOfItems(inSection: path.section)
            {
                content.selectItem(at: path, animated: false, scrollPosition: [])
            }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        storedCollectionView?.flashScrollIndicators()
    }

    /// Also edits the collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        storedCollectionView?.isEditing = editing
    }

    // MARK: Data source

    /// The number of sections. Default 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The number of items. Default 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item. Default: an empty cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }

    /// A supplementary view. Required when the layout has such views.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.reuse.missingSupplementaryView(of: kind, at: indexPath)
    }

    /// Whether the user can move an item. Default false; override it together with the method below.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalRequirement.skip()
        return IndexPath(item: 0, section: index)
    }

    // MARK: Delegate

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.skip()
        return !collectionView.isEditing
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        OptionalRequirement.skip()
        return proposedContentOffset
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalRequirement.skip()
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.skip()
        return proposedIndexPath
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    @available(iOS, deprecated: 13.0, message: "use context menus")
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Optional; counts as not implemented unless overridden.
    @available(iOS, deprecated: 13.0, message: "use context menus")
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Optional; counts as not implemented unless overridden.
    @available(iOS, deprecated: 13.0, message: "use context menus")
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.skip()
    }
}

extension UICollectionViewController: KeyboardAvoiding {
    package var keyboardScrollView: UIScrollView? { storedCollectionView }
}
