import CoreGraphics
import QuartzCore
import UIKitControls
import UIKitLists
@_spi(Core) import UIKitCore

/// One row of a table: labels, image and accessory in one of four styles, or the app's views in `contentView`.
@preconcurrency @MainActor open class UITableViewCell: UIView, AccessibilityTextJoining {
    let style: CellStyle
    private let initialReuseIdentifier: String?
    /// Identifies cells that can be reused for each other; nil for a cell that is never reused.
    open var reuseIdentifier: String? { initialReuseIdentifier }
    /// The container of the content, between the leading edge and the accessory. A content configuration replaces it.
    open internal(set) var contentView = UIView()
    let background = UIView()
    let topSeparator = SeparatorLine()
    let separator = SeparatorLine()

    var layoutContext = CellLayoutContext() {
        didSet {
            guard layoutContext != oldValue else { return }
            updateContentMargins()
            layoutContextDidChange()
        }
    }
    /// Performs the segue that a storyboard has for the selection of the cell, before the delegate is called.
    package final var selectionSegue: (@MainActor () -> Void)?
    /// Performs the segue that a storyboard has for the cell's accessory button.
    package final var accessorySegue: (@MainActor () -> Void)?
    /// The table that the cell belongs to or was created for.
    weak var table: UITableView?
    private var labels: (text: UILabel?, detail: UILabel?, image: UIImageView?)
    private var currentAccessoryView: UIView?
    lazy var configurations = ConfiguredContent<UITableViewCell, UICellConfigurationState>(
        self, configurationState: { [unowned self] in configurationState },
        replaceContentView: { [unowned self] in replaceContentView(with: $0) })

    /// Creates a cell in a style. Its labels and image view are created when first accessed.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        initialReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        commonInit()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell in the default style from an archive.
    public required init?(coder: NSCoder) {
        style = coder.interface?.attribute("style").flatMap(CellStyle.init(interfaceName:)) ?? .default
        initialReuseIdentifier = coder.interface?.attribute("reuseIdentifier")
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UITableViewCell.self)
    }

    private func commonInit() {
        background.isUserInteractionEnabled = false
        for line in [topSeparator, separator] { line.isUserInteractionEnabled = false }
        topSeparator.isHidden = true
        isAccessibilityElement = false
        for view in [background, contentView, topSeparator, separator] { addSubview(view) }
        // Constraints added before the first layout are resolved against the cell's current size.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.cornerCurve = .continuous
        background.layer.cornerCurve = .continuous
        updateBackground()
    }

    // MARK: Content

    /// The main label.
    open var textLabel: UILabel? { labels.text ?? loadTextLabel() }

    /// The second label; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail ?? loadDetailLabel() }

    /// The image view before the text.
    open var imageView: UIImageView? { labels.image ?? loadImageView() }

    private func loadTextLabel() -> UILabel {
        let label = UILabel()
        if style == .value2 {
            label.font = .systemFont(ofSize: 15)
            label.textColor = .tintColor
            label.textAlignment = .right
        } else {
            label.font = .preferredFont(forTextStyle: .body)
        }
        label.adjustsFontForContentSizeCategory = true
        labels.text = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func loadDetailLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(
            forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .subheadline : .body)
        label.textColor = style == .value2 ? .label : .secondaryLabel
        label.adjustsFontForContentSizeCategory = true
        labels.detail = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func loadImageView() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        labels.image = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// Drops the labels and the image view, because a content configuration has replaced the view they were in.
    func discardLabels() { labels = (nil, nil, nil) }

    // MARK: Configurations

    /// A closure that changes a cell's configurations for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The content; nil, the default, for the cell's own labels and image view. Setting it makes `contentView` the view
    /// of the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.content = newValue }
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
            updateBackground()
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
        state.isEditing = isEditing
        state.isReordering = table?.editing.isMoving(self) ?? false
        state.isSwiped = table?.interaction.swipe?.isSwiped(self) ?? false
        if let table { state.setListEnvironment(table.style.listEnvironment) }
        return state
    }

    /// The content for the cell's style, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The background for the style of the cell's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch layoutContext.tableStyle {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        }
    }

    /// Updates the configurations at the next layout. Several requests are one update.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Changes the configurations for a state. Call `setNeedsUpdateConfiguration()` instead. The default updates those
    /// that follow the state, and calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurations.update(for: state) }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurations.setNeedsUpdate() } }
    }

    // MARK: Editing

    private(set) lazy var editing = CellEditing(self)
    /// What the table wants to be shown, until `setEditing(_:animated:)`.
    var pendingEditing: CellEditingState?

    /// Whether the cell shows its controls for editing. The table sets it. Setting it does not animate.
    open var isEditing: Bool {
        get { editing.state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// What the row's control does while the table is edited, from the table's delegate.
    open var editingStyle: EditingStyle { editing.state.style }

    /// Whether the row is swiped aside and shows its actions.
    open var showingDeleteConfirmation: Bool { table?.interaction.swipe?.isSwiped(self) ?? false }

    /// Shows or hides the controls for editing. The table calls it for each visible row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        var fresh = pendingEditing ?? CellEditingState(style: .delete)
        pendingEditing = nil
        fresh.isEditing = editing
        let state: StateMask = fresh.control == nil ? [] : .showingEditControl
        willTransition(to: state)
        applyEditing(editing ? fresh : CellEditingState())
        if animated { layoutIfNeeded() }
        didTransition(to: state)
    }

    /// Called before the controls for editing, or the actions of a swipe, appear or disappear. The default does nothing.
    open func willTransition(to state: StateMask) {}

    /// Called after the controls for editing, or the actions of a swipe, have appeared or disappeared. The default does
    /// nothing.
    open func didTransition(to state: StateMask) {}

    /// Whether the content moves aside for the control at the leading edge, also if there is none. Default true.
    open var shouldIndentWhileEditing = true

    /// Whether the cell has a control that moves the row while the table is edited, unless the data source's
    /// `tableView(_:canMoveRowAt:)` decides. Default false.
    open var showsReorderControl = false

    /// The standard accessory while the table is edited. Default none.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { updateAccessory() } }
    }

    /// A view in place of the standard accessory while the table is edited. Default nil.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { updateAccessory() } }
    }

    /// Called before the cell is reused for another row. The default resets highlight and selection.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Accessories

    /// The standard accessory at the trailing end. Default none.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { updateAccessory() } }
    }

    /// A view in place of the standard accessory, which keeps its size. Default nil.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { updateAccessory() } }
    }

    /// The app's view in place of the standard accessory; nil for none.
    private var appAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    func updateAccessory() {
        let (view, type) = (appAccessoryView, isEditing ? editingAccessoryType : accessoryType)
        currentAccessoryView?.removeFromSuperview()
        currentAccessoryView =
            view
            ?? CellAccessory.view(for: type) { [weak self] in
                guard let self, let table, let path = table.indexPath(for: self) else { return }
                accessorySegue?()
                table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            }
        if let currentAccessoryView { addSubview(currentAccessoryView) }
        setNeedsLayout()
    }

    // MARK: Selection

    /// How a selected cell is shown. Default: gray.
    open var selectionStyle = SelectionStyle.default {
        didSet {
            noteAppearance(.selectionStyle, \UITableViewCell.selectionStyle, selectionStyle)
            updateBackground()
        }
    }

    /// Whether the cell is selected. Setting it does not animate.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted, as while touched. Setting it does not animate.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var storedIsSelected = false
    private var storedIsHighlighted = false

    /// Selects or deselects the cell. With `animated` the background fades.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        highlightDidChange(animated: animated)
    }

    /// Highlights or unhighlights the cell. With `animated` the background fades.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        highlightDidChange(animated: animated)
    }

    var isHighlightedOrSelected: Bool { storedIsSelected || storedIsHighlighted }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedIsSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    /// The app's actions, then those that a swipe of the row shows; nil for none.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let all = (super.accessibilityCustomActions ?? []) + (table?.swiping.accessibilityActions(of: self) ?? [])
            return all.isEmpty ? nil : all
        }
        set { super.accessibilityCustomActions = newValue }
    }

    // MARK: Backgrounds

    /// A view behind the content that fills the cell. Default nil.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    /// A view behind the content while the cell is selected or highlighted, in place of the gray. Default nil.
    open var selectedBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
    }

    private func replaceBackground(_ old: UIView?, with view: UIView?) {
        guard old !== view else { return }
        old?.removeFromSuperview()
        if let view { insertSubview(view, belowSubview: contentView) }
        updateBackground()
        setNeedsLayout()
    }

    open override var backgroundColor: UIColor? {
        didSet { updateBackground() }
    }

    // MARK: Separator and indentation

    /// The insets of the separator below the cell. Default: the table's.
    open var separatorInset: UIEdgeInsets {
        get { customSeparatorInset ?? layoutContext.separatorInset ?? .zero }
        set {
            noteAppearance(.separatorInset, \UITableViewCell.separatorInset, newValue)
            customSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    var customSeparatorInset: UIEdgeInsets?

    /// The number of indentation levels of the content. Default 0.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// The width of one indentation level, in points. Default 10.
    open var indentationWidth = TableMetrics.indentationWidth {
        didSet { setNeedsLayout() }
    }

    // MARK: Layout

    var layoutParts: CellLayout.Parts {
        CellLayout.Parts(
            style: style, image: labels.image?.image?.size ?? .zero,
            text: { [labels] in UITableViewCell.size(of: labels.text, in: $0) },
            detail: { [labels] in UITableViewCell.size(of: labels.detail, in: $0) },
            accessory: currentAccessoryView.map(UITableViewCell.size) ?? .zero,
            hasCustomAccessory: currentAccessoryView != nil && currentAccessoryView === appAccessoryView,
            margin: layoutContext.margin,
            indentation: CGFloat(indentationLevel) * indentationWidth,
            hasLargeText: traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
    }

    private static func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    private static func size(of accessory: UIView) -> CGSize {
        accessory.bounds.size == .zero ? accessory.sizeThatFits(.zero) : accessory.bounds.size
    }

    /// The height of the content at the width of `size`, at least the standard row height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let height = configuredHeight(forWidth: size.width) { return CGSize(width: size.width, height: height) }
        let availableSize = CGSize(width: contentWidth(in: size.width), height: size.height)
        let layout = CellLayout(of: layoutParts, in: availableSize, scale: max(1, traitCollection.displayScale))
        return CGSize(width: size.width, height: max(layoutContext.rowHeight, layout.requiredHeight))
    }

    @_spi(Core) open override var detachedTraitSource: UIView? { table }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurations.setNeedsUpdate()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationsIfNeeded()
        layOutContent(text: labels.text, detail: labels.detail, image: labels.image, accessory: currentAccessoryView)
    }
}

/// The shadow class of cells that are created by `init(style:reuseIdentifier:)`; see `_ObjectShadow`.
open class _TableCellShadow: UITableViewCell {
    /// Creates a cell in a style.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Creates a cell of `type` in the default style.
@inline(never)
@MainActor func makeCell(of type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    makeCell(of: type, style: .default, reuseIdentifier: reuseIdentifier)
}

@inline(never)
@MainActor private func makeCell(
    of type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> UITableViewCell {
    unsafeBitCast(type, to: _TableCellShadow.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
}

extension _MadeByClass where Self: UITableViewCell {
    /// The cell that `init(style:reuseIdentifier:)` of its class makes.
    @_spi(Port) @_disfavoredOverload
    @MainActor @preconcurrency public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self = makeCell(of: instantiatedType(as: Self.self), style: style, reuseIdentifier: reuseIdentifier) as! Self
    }
}
