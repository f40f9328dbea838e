import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// The view of one item: the app's views in `contentView`, or a content configuration.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The part of a drag in which a cell is.
    public enum DragState: Int, Sendable {
        /// The cell is at its place.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// A closure that changes a cell's configurations for its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The item for which the cell was dequeued.
    var dequeuedPath: IndexPath?

    /// The container of the content. A content configuration replaces it.
    open private(set) lazy var contentView: UIView = makeContentView()
    private lazy var configurations = ConfiguredContent<UICollectionViewCell, UICellConfigurationState>(
        self, configurationState: { [unowned self] in configurationState },
        replaceContentView: { [unowned self] in replaceContentView(with: $0) })

    /// Performs the segue that a storyboard has for the selection of the cell, before the delegate is called.
    package final var selectionSegue: (@MainActor () -> Void)?

    /// Creates a cell with a frame in points of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UICollectionViewCell.self)
    }

    private func commonInit() {
        isAccessibilityElement = false
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func makeContentView() -> UIView {
        let view = CellContentView()
        view.onSizeChange = { [weak self] in self?.contentSizeDidChange() }
        return view
    }

    private func replaceContentView(with view: UIView?) {
        let new = view ?? makeContentView()
        new.frame = contentFrame
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = new
        setNeedsLayout()
    }

    // MARK: State

    /// Whether the cell is selected. The collection view sets it. Default false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the cell is highlighted, as while touched. The collection view sets it. Default false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
        for view in contentView.subviews {
            (view as? UILabel)?.isHighlighted = isSelected || isHighlighted
            (view as? UIImageView)?.isHighlighted = isSelected || isHighlighted
        }
        configurations.setNeedsUpdate()
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurations.setNeedsUpdate() } }
    }

    /// Resets highlight and selection.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    /// Called when a drag of the cell begins, continues or ends. The default does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Backgrounds

    /// A view behind the content that fills the cell. Default nil.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
    }

    /// A view above the background while the cell is selected or highlighted. Default nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
        }
    }

    private func replaceBackground(_ old: UIView?, with view: UIView?, at index: Int) {
        guard old !== view else { return }
        old?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    // MARK: Configurations

    /// The content; nil, the default, for the views in `contentView`. Setting it makes `contentView` the view of the
    /// configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.content = newValue
            contentSizeDidChange()
        }
    }

    /// The background; nil, the default, for `backgroundView` and `backgroundColor`. Setting one removes these two.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil {
                backgroundView = nil
                backgroundColor = nil
            }
            configurations.background = newValue
        }
    }

    /// Whether the content follows the cell's state. Default true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// Whether the background follows the cell's state. Default true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// Called before the cell is first shown, and again when its state has changed. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.updateHandler }
        set { configurations.updateHandler = newValue }
    }

    /// The cell's state. Subclasses add values of their own to that of super.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = collectionView?.isEditing ?? false
        state.isReordering = collectionView?.movements.isMoving(self) ?? false
        return state
    }

    /// The background of cells outside lists: clear.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Updates the configurations at the next layout. Several requests are one update.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Changes the configurations for a state. Call `setNeedsUpdateConfiguration()` instead. The default updates those
    /// that follow the state, and calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurations.update(for: state) }

    func updateConfigurationsIfNeeded() {
        configurations.updateIfNeeded { updateConfiguration(using: $0) }
    }

    // MARK: Layout

    /// The frame of the content view in the cell.
    var contentFrame: CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationsIfNeeded()
        configurations.backgroundView?.frame = bounds
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
    }

    override func fittingSize(_ size: CGSize, _ axes: EstimatedAxes) -> CGSize? {
        updateConfigurationsIfNeeded()
        if let configured = configurations.fittingSize(size, on: axes) { return configured }
        guard contentView.ownsConstraints else { return super.fittingSize(size, axes) }
        return contentView.constrainedSize(size, on: axes)
    }
}

extension UICollectionViewCell: ListCell {
    package func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    package func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}
