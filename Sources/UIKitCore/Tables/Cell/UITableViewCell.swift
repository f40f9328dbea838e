import CoreGraphics
import QuartzCore

/// One row of a table: text, image and accessory in one of four styles, or what an app puts into `contentView`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    /// What cells that can stand in for each other have in common; nil for one that is never used again.
    public let reuseIdentifier: String?
    /// What holds the content, between the margins' outer edges and the accessory.
    public let contentView = UIView()
    let background = UIView()
    let separator = UIView()

    var place = CellPlace() {
        didSet { if place != oldValue { placeDidChange() } }
    }
    /// The table that the cell is in, or was made for.
    weak var table: UITableView?
    private var labels: (text: UILabel?, detail: UILabel?, image: UIImageView?)
    private var accessoryShown: UIView?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableNumbers.rowHeight))
        becomeCell()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        becomeCell()
    }

    private func becomeCell() {
        background.isUserInteractionEnabled = false
        separator.isUserInteractionEnabled = false
        isAccessibilityElement = false
        for view in [background, contentView, separator] { addSubview(view) }
        // Until the cell lays out, constraints inside are held against the size that the cell has by then.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.cornerCurve = .continuous
        background.layer.cornerCurve = .continuous
        updateBackground()
    }

    // MARK: Content

    /// The text of the cell's style.
    open var textLabel: UILabel? { labels.text ?? makeText() }

    /// The second text; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail ?? makeDetail() }

    /// The image before the text.
    open var imageView: UIImageView? { labels.image ?? makeImage() }

    private func makeText() -> UILabel {
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

    private func makeDetail() -> UILabel {
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

    private func makeImage() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        labels.image = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// Called before the cell stands for another row. The default puts back what belongs to a row: selection.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Accessories

    /// What stands at the end of the row. Default none.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { updateAccessory() } }
    }

    /// A view in place of `accessoryType`'s, in its own size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { updateAccessory() } }
    }

    private func updateAccessory() {
        accessoryShown?.removeFromSuperview()
        accessoryShown =
            accessoryView
            ?? CellAccessory.view(for: accessoryType) { [weak self] in
                guard let self else { return }
                table?.accessoryTapped(in: self)
            }
        if let accessoryShown { addSubview(accessoryShown) }
        setNeedsLayout()
    }

    // MARK: Selection

    /// How a selected cell looks. Default: gray.
    open var selectionStyle = SelectionStyle.default {
        didSet { updateBackground() }
    }

    open var isSelected: Bool {
        get { isSelectedNow }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { isHighlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }

    private var isSelectedNow = false
    private var isHighlightedNow = false

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelectedNow else { return }
        isSelectedNow = selected
        lightDidChange(animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlightedNow else { return }
        isHighlightedNow = highlighted
        lightDidChange(animated: animated)
    }

    var isLit: Bool { isSelectedNow || isHighlightedNow }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelectedNow ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Backgrounds

    /// Behind the content, filling the cell.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    /// Behind the content while the cell is selected, in place of the gray.
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

    /// Where the line below the cell begins and ends. Default: as the table says.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? place.separatorInset ?? .zero }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    var ownSeparatorInset: UIEdgeInsets?

    /// How deep the content stands. Default 0.
    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    /// Points for each level. Default 10.
    open var indentationWidth = TableNumbers.indentationWidth {
        didSet { setNeedsLayout() }
    }

    // MARK: Layout

    var parts: CellLayout.Parts {
        CellLayout.Parts(
            style: style, image: labels.image?.image?.size ?? .zero,
            text: { [labels] in UITableViewCell.size(of: labels.text, in: $0) },
            detail: { [labels] in UITableViewCell.size(of: labels.detail, in: $0) },
            accessory: accessoryShown.map(UITableViewCell.size) ?? .zero, margin: place.margin,
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

    /// As high as the content in the width of `size`, and no lower than a row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: contentWidth(in: size.width), height: size.height)
        let layout = CellLayout(of: parts, in: room, scale: max(1, traitCollection.displayScale))
        return CGSize(width: size.width, height: max(TableNumbers.rowHeight, layout.neededHeight))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts(labels.text, labels.detail, labels.image, accessoryShown)
    }
}

/// The shadow of cells that are made by `init(style:reuseIdentifier:)`; see `_ObjectShadow`.
open class _TableCellShadow: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A new cell of `type`, in the default style.
@inline(never)
@MainActor func makeCell(of type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: _TableCellShadow.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
}
