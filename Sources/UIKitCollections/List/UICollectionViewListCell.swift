import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// The cell of a list: a content configuration between accessories, with a separator below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell, AccessibilityTextJoining {
    /// The accessories. Those of the system are in a fixed order. Default none.
    open var accessories: [UICellAccessory] = [] { didSet { updateAccessories() } }
    /// The number of indentation levels of the content. Default 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { marginsDidChange() } } }
    /// The width of one level in points. Default 10.
    open var indentationWidth = ListMetrics.indentationWidth {
        didSet { if indentationWidth != oldValue { marginsDidChange() } }
    }

    /// Whether accessories at the leading edge are indented with the content. Default true.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { marginsDidChange() } } }
    /// The guide whose leading edge is that of the separator below. Constrain it to content at another place.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide = storedSeparatorGuide { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "SeparatorLayoutGuide"
        addLayoutGuide(guide)
        storedSeparatorGuide = guide
        return guide
    }

    private var storedSeparatorGuide: UILayoutGuide?
    private let topSeparator = ListSeparatorView()
    private let separator = ListSeparatorView()
    private var leadingViews: [ShownAccessory] = []
    private var trailingViews: [ShownAccessory] = []
    private var hasOwnBackground = false
    var listContext: ListContext? { didSet { if listContext != oldValue { listContextDidChange() } } }

    /// Creates a cell with a frame in points of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        for line in [topSeparator, separator] {
            line.isUserInteractionEnabled = false
            line.isHidden = true
            addSubview(line)
        }
        layer.cornerCurve = .continuous
        // Layouts that are no list, such as those of headers, give no other margins.
        marginsDidChange()
    }

    /// The content for the list's look, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch listContext?.appearance {
        case .sidebar, .sidebarPlain: .sidebarCell()
        case .plain, .grouped, .insetGrouped, nil: .cell()
        }
    }

    /// The background for the list's look.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch listContext?.appearance {
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        case .plain, nil: .listPlainCell()
        }
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = newValue != nil
            super.backgroundConfiguration = newValue
        }
    }

    // MARK: The list

    private func listContextDidChange() {
        if !hasOwnBackground, listContext != nil { super.backgroundConfiguration = defaultBackgroundConfiguration() }
        updateCorners()
        marginsDidChange()
    }

    private func updateCorners() {
        guard let place = listContext, place.isInset, place.isFirst || place.isLast || place.appearance == .sidebar
        else {
            layer.cornerRadius = 0
            clipsToBounds = false
            return
        }
        layer.cornerRadius = ListMetrics.cornerRadius
        var corners: CACornerMask = []
        let isAlone = place.appearance == .sidebar
        if place.isFirst || isAlone { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast || isAlone { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    func editingDidChange() { updateAccessories() }

    private func updateAccessories() {
        for shown in leadingViews + trailingViews { shown.view.removeFromSuperview() }
        let isEditing = collectionView?.isEditing ?? false
        func make(leading: Bool) -> [ShownAccessory] {
            accessories.shown(leading: leading, whileEditing: isEditing).map {
                ShownAccessory(accessory: $0, view: $0.makeView(for: self))
            }
        }
        leadingViews = make(leading: true)
        trailingViews = make(leading: false)
        for shown in leadingViews + trailingViews { addSubview(shown.view) }
        updateSelectionAccessory()
        updateOutline()
        marginsDidChange()
    }

    open override var isSelected: Bool { didSet { updateSelectionAccessory() } }

    private func updateSelectionAccessory() {
        for shown in leadingViews { (shown.view as? MultiselectAccessoryView)?.update(isSelected: isSelected) }
    }

    // MARK: Outline

    /// Whether a tap anywhere on the cell shows or hides the items below it.
    var isOutlineHeader: Bool { accessories.contains { $0.accessoryType == .outlineDisclosure && $0.look.isHeader } }

    /// Shows or hides the items below this one, or calls the accessory's handler.
    func performOutlineAction() {
        let handler = accessories.first { $0.accessoryType == .outlineDisclosure }?.actionHandler
        if let handler { handler() } else { toggleOutline() }
    }

    func toggleOutline() { collectionView?.toggleOutline(of: self) }

    /// Turns the chevron to the direction for the item's state.
    func updateOutline() {
        let isExpanded = collectionView?.isOutlineExpanded(of: self) ?? false
        for shown in trailingViews {
            let chevron = shown.view as? OutlineAccessoryView
            chevron?.update(isExpanded: isExpanded, isRightToLeft: isRightToLeft)
        }
    }

    func showTrailingActions() { collectionView?.interaction.swipe?.showActions(of: self) }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isSwiped = collectionView?.interaction.swipe?.isSwiped(self) ?? false
        if let listContext { state.setListEnvironment(listContext.appearance.environment) }
        state.isExpanded = collectionView?.isOutlineExpanded(of: self) ?? false
        return state
    }

    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let swiped = collectionView?.swiping.accessibilityActions(of: self) ?? []
            let all = (super.accessibilityCustomActions ?? []) + swiped
            return all.isEmpty ? nil : all
        }
        set { super.accessibilityCustomActions = newValue }
    }

    // MARK: Layout

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var sides: (leading: CGFloat, trailing: CGFloat) {
        let margins =
            listContext?.margins
            ?? UIEdgeInsets(
                top: 0, left: LayoutMetrics.narrowSideMargin, bottom: 0, right: LayoutMetrics.narrowSideMargin)
        return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }

    private func width(of accessories: [ShownAccessory]) -> CGFloat {
        accessories.reduce(0) { $0 + $1.width + ListMetrics.accessoryGap }
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
    /// How far the accessories at the leading edge are moved.
    private var accessoryIndentation: CGFloat { indentsAccessories ? indentation : 0 }

    /// The content's margins: the list's where there is no accessory.
    private func marginsDidChange() {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: ListMetrics.contentMargin,
            leading: leadingViews.isEmpty
                ? sides.leading + indentation
                : ListMetrics.accessoryGap + (indentsAccessories ? 0 : indentation),
            bottom: ListMetrics.contentMargin, trailing: trailingViews.isEmpty ? sides.trailing : 0)
        setNeedsLayout()
    }

    override var contentFrame: CGRect {
        let leading =
            leadingViews.isEmpty
            ? 0 : sides.leading + width(of: leadingViews) - ListMetrics.accessoryGap + accessoryIndentation
        let trailing = trailingViews.isEmpty ? 0 : sides.trailing + width(of: trailingViews)
        let width = max(0, bounds.width - leading - trailing)
        return CGRect(x: isRightToLeft ? trailing : leading, y: 0, width: width, height: bounds.height)
    }

    /// Headers and footers are as high as their content.
    private var minimumHeight: CGFloat { listContext?.isRow == false ? 0 : ListMetrics.rowHeight }

    override func fittingSize(_ size: CGSize, _ axes: EstimatedAxes) -> CGSize? {
        let inner = contentFrame
        let content = CGSize(width: max(0, size.width - (bounds.width - inner.width)), height: size.height)
        guard let fitted = super.fittingSize(content, axes) else { return nil }
        return CGSize(
            width: axes.contains(.width) ? fitted.width + bounds.width - inner.width : size.width,
            height: axes.contains(.height) ? max(minimumHeight, fitted.height) : size.height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection
        if traitCollection.preferredContentSizeCategory != before?.preferredContentSizeCategory {
            // The accessories have the size of the text.
            updateAccessories()
        } else if traitCollection.layoutDirection != before?.layoutDirection {
            updateOutline()
            marginsDidChange()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The separators begin at the content's text, whose place it knows after its layout.
        contentView.layoutIfNeeded()
        place(leadingViews, from: sides.leading + accessoryIndentation)
        place(trailingViews, from: bounds.width - sides.trailing - width(of: trailingViews) + ListMetrics.accessoryGap)
        layOutReorderLine()
        layOut(topSeparator, listContext?.topSeparator, isAtTop: true)
        layOut(separator, listContext?.bottomSeparator, isAtTop: false)
        // Reordering subviews invalidates layout, which would call this again.
        if subviews.last !== separator { bringSubviewToFront(separator) }
    }

    private func place(_ accessories: [ShownAccessory], from start: CGFloat) {
        var position = start
        for shown in accessories {
            let size = shown.view.bounds.size
            let left = position + (shown.width - size.width) / 2
            let x = isRightToLeft ? bounds.width - left - size.width : left
            shown.view.frame.origin = CGPoint(x: x, y: ((bounds.height - size.height) / 2).rounded())
            position += shown.width + ListMetrics.accessoryGap
        }
    }

    private func layOutReorderLine() {
        for (index, shown) in trailingViews.enumerated() {
            let line = shown.view as? ReorderAccessoryView
            line?.showLine(
                index > 0 && shown.accessory.look.showsVerticalSeparator, cellHeight: bounds.height,
                isRightToLeft: isRightToLeft)
        }
    }

    private func layOut(_ line: ListSeparatorView, _ shown: ShownSeparator?, isAtTop: Bool) {
        line.isHidden = shown == nil
        guard let shown else { return }
        line.show(color: shown.color, effect: shown.effect)
        let height = 1 / max(1, traitCollection.displayScale)
        let start = shown.leading ?? separatorStart
        let width = max(0, bounds.width - start - shown.trailing)
        line.frame = CGRect(
            x: isRightToLeft ? shown.trailing : start, y: isAtTop ? 0 : bounds.height - height, width: width,
            height: height)
    }

    /// From the leading edge to a separator without insets: the app's guide, otherwise the content's text.
    private var separatorStart: CGFloat {
        if let guide = storedSeparatorGuide?.layoutFrame, guide.width > 0 {
            return isRightToLeft ? bounds.width - guide.maxX : guide.minX
        }
        // The layout guide of the text gets there in a later layout pass, which lays out the content but not the cell.
        guard let text = (contentView as? UIListContentView)?.textFrame else {
            return sides.leading + indentation
        }
        let frame = text.offsetBy(dx: contentView.frame.minX, dy: 0)
        return isRightToLeft ? bounds.width - frame.maxX : frame.minX
    }
}
