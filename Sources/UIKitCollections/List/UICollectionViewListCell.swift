import CoreGraphics
import UIKitControls
import UIKitCore

/// The cell of a list: a content configuration between accessories, with a separator below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories, from the leading edge to the trailing one. Default none.
    open var accessories: [UICellAccessory] = [] { didSet { updateAccessories() } }
    /// The number of indentation levels of the content. Default 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { marginsDidChange() } } }
    /// The width of one level in points. Default 10.
    open var indentationWidth = ListMetrics.indentationWidth {
        didSet { if indentationWidth != oldValue { marginsDidChange() } }
    }

    private let separator = UIView()
    private var leadingViews: [UIView] = []
    private var trailingViews: [UIView] = []
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
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        separator.isHidden = true
        addSubview(separator)
        layer.cornerCurve = .continuous
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
        for view in leadingViews + trailingViews { view.removeFromSuperview() }
        let shown = accessories.filter { $0.isShown(whileEditing: collectionView?.isEditing ?? false) }
        leadingViews = shown.filter(\.isLeading).map { $0.makeView() }
        trailingViews = shown.filter { !$0.isLeading }.map { $0.makeView() }
        for view in leadingViews + trailingViews { addSubview(view) }
        marginsDidChange()
    }

    // MARK: Layout

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var sides: (leading: CGFloat, trailing: CGFloat) {
        let margins =
            listContext?.margins
            ?? UIEdgeInsets(top: 0, left: ListMetrics.narrowMargin, bottom: 0, right: ListMetrics.narrowMargin)
        return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }

    private func width(of views: [UIView]) -> CGFloat {
        views.isEmpty ? 0 : views.reduce(0) { $0 + $1.bounds.width + ListMetrics.accessoryGap }
    }

    /// The content's margins: the list's where there is no accessory.
    private func marginsDidChange() {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: ListMetrics.contentMargin,
            leading: (leadingViews.isEmpty ? sides.leading : ListMetrics.accessoryGap) + indentation,
            bottom: ListMetrics.contentMargin, trailing: trailingViews.isEmpty ? sides.trailing : 0)
        setNeedsLayout()
    }

    override var contentFrame: CGRect {
        let leading = leadingViews.isEmpty ? 0 : sides.leading + width(of: leadingViews) - ListMetrics.accessoryGap
        let trailing = trailingViews.isEmpty ? 0 : sides.trailing + width(of: trailingViews)
        let width = max(0, bounds.width - leading - trailing)
        return CGRect(x: isRightToLeft ? trailing : leading, y: 0, width: width, height: bounds.height)
    }

    override func fittingSize(_ size: CGSize, _ axes: EstimatedAxes) -> CGSize? {
        let inner = contentFrame
        let content = CGSize(width: max(0, size.width - (bounds.width - inner.width)), height: size.height)
        guard let fitted = super.fittingSize(content, axes) else { return nil }
        return CGSize(
            width: axes.contains(.width) ? fitted.width + bounds.width - inner.width : size.width,
            height: axes.contains(.height) ? max(ListMetrics.rowHeight, fitted.height) : size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place(leadingViews, from: sides.leading)
        place(trailingViews, from: bounds.width - sides.trailing - width(of: trailingViews) + ListMetrics.accessoryGap)
        layOutSeparator()
    }

    private func place(_ views: [UIView], from start: CGFloat) {
        var position = start
        for view in views {
            let x = isRightToLeft ? bounds.width - position - view.bounds.width : position
            view.frame.origin = CGPoint(x: x, y: ((bounds.height - view.bounds.height) / 2).rounded())
            position += view.bounds.width + ListMetrics.accessoryGap
        }
    }

    private func layOutSeparator() {
        separator.isHidden = listContext?.showsSeparator != true
        let height = 1 / max(1, traitCollection.displayScale)
        let text = (contentView as? UIListContentView)?.textLayoutGuide?.layoutFrame
        let start = text.map { contentView.frame.minX + (isRightToLeft ? 0 : $0.minX) } ?? sides.leading
        let end = text.map { isRightToLeft ? contentView.frame.minX + $0.maxX : bounds.width } ?? bounds.width
        separator.frame = CGRect(
            x: isRightToLeft ? 0 : start, y: bounds.height - height,
            width: isRightToLeft ? end : max(0, bounds.width - start), height: height)
        // Reordering subviews invalidates layout, which would call this again.
        if subviews.last !== separator { bringSubviewToFront(separator) }
    }
}
