import UIKitCore
import UIKitLists

/// A view controller that manages a table view, as its data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style

    /// Creates a controller whose table view has `style`.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a plain table view.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        coder.decodeContents(of: self, as: UITableViewController.self)
    }

    /// Creates a controller with a plain table view.
    public convenience init() {
        self.init(style: .plain)
    }

    /// The table view; the same as `view`.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The refresh control of the table view. Default nil.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Whether the selection is cleared when the view appears. Default true.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        if loadArchivedView() { return }
        let table = UITableView(frame: UITableViewController.initialFrame, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// The frame of a table view before a container sets one, in points of the screen: all of it, before iOS 13 below
    /// the status bar.
    private static var initialFrame: CGRect {
        guard let system = UIKitSystem.current else { return .zero }
        let screen = system.screen.bounds
        guard system.era.insetsTableControllers else { return screen }
        let height = min(system.statusBar.frame.height, screen.height)
        return CGRect(x: screen.minX, y: screen.minY + height, width: screen.width, height: screen.height - height)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        clearSelection(animated: animated)
    }

    private func clearSelection(animated: Bool) {
        guard let table = tableView, let paths = table.indexPathsForSelectedRows, !paths.isEmpty else { return }
        clearSelection {
            for path in paths { table.deselectRow(at: path, animated: animated) }
        } restore: {
            guard table.indexPathForSelectedRow == nil else { return }
            for path in paths
            where path.section < table.numberOfSections
                && path.row < table.numberOfRows(inSection: path.section)
            {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    /// Also edits the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// The sections that a storyboard has for the table; nil for a table whose rows come from code.
    package var staticSections: StaticTableSections?

    /// The number of sections. Default: those of the storyboard, otherwise 1.
    open func numberOfSections(in tableView: UITableView) -> Int { staticSections?.count ?? 1 }
    /// The number of rows. Default: those of the storyboard, otherwise 0.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSections?[section]?.cells.count ?? 0
    }
    /// The cell of a row. Default: that of the storyboard, otherwise an empty cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticSections?.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// The title of a section's header. Default: that of the storyboard, otherwise nil, no title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSections?[section]?.header
    }
    /// The title of a section's footer. Default: that of the storyboard, otherwise nil, no title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSections?[section]?.footer
    }

    // MARK: Delegate

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden, or unless the storyboard has a height for the row.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = staticSections?.height(at: indexPath) { return height }
        OptionalRequirement.skip()
        return tableView.rowHeight
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.skip()
        return tableView.estimatedRowHeight
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.skip()
        return tableView.sectionHeaderHeight
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.skip()
        return tableView.sectionFooterHeight
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.skip()
        return indexPath
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.skip()
        return indexPath
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.skip()
        return 0
    }

    // MARK: Scrolling

    /// Optional; counts as not implemented unless overridden.
    @available(iOS, deprecated: 13.0, message: "use context menus")
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Optional; counts as not implemented unless overridden.
    @available(iOS, deprecated: 13.0, message: "use context menus")
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Optional; counts as not implemented unless overridden.
    @available(iOS, deprecated: 13.0, message: "use context menus")
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        OptionalRequirement.skip()
        return nil
    }
    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.skip()
        return nil
    }
    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        OptionalRequirement.skip()
        return nil
    }
    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        OptionalRequirement.skip()
    }
    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.skip()
    }
    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        OptionalRequirement.skip()
    }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.skip()
    }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalRequirement.skip()
        return true
    }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.skip()
        return nil
    }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Optional; counts as not implemented unless overridden.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        OptionalRequirement.skip()
        return .delete
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) {
        OptionalRequirement.skip()
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.skip()
        return proposedDestinationIndexPath
    }

    /// Optional; counts as not implemented unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalRequirement.skip()
        return nil
    }

    /// Optional; counts as not implemented unless overridden.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        OptionalRequirement.skip()
        return index
    }

    /// Optional; counts as not implemented unless overridden.
    @available(iOS, deprecated: 13.0, message: "Use tableView(_:trailingSwipeActionsConfigurationForRowAt:) instead.")
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        OptionalRequirement.skip()
        return nil
    }
}

extension UITableViewController: KeyboardAvoiding {
    package var keyboardScrollView: UIScrollView? { viewIfLoaded as? UIScrollView }
}

extension SystemEra {
    /// Whether the view of a table view controller starts below the status bar, unlike other controllers' views.
    fileprivate var insetsTableControllers: Bool { self < .iOS17 }
}
