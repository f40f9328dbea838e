import CoreGraphics
import UIKitControls
import UIKitLists
@_spi(Core) import UIKitCore

/// The header or footer of a section: a title, or the app's views in `contentView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    private let initialReuseIdentifier: String?
    /// Identifies views that can be reused for each other; nil for a view that is never reused.
    open var reuseIdentifier: String? { initialReuseIdentifier }
    /// The container of the content. A content configuration replaces it.
    open private(set) var contentView = UIView()
    lazy var configurations = ConfiguredContent<UITableViewHeaderFooterView, UIViewConfigurationState>(
        self, configurationState: { [unowned self] in configurationState },
        replaceContentView: { [unowned self] in replaceContentView(with: $0) })

    /// The kind of header or footer, which decides the title's style.
    enum Role {
        case plainHeader, plainFooter, groupedHeader, groupedFooter
    }

    var role = Role.plainHeader {
        didSet { applyRole() }
    }
    /// Whether a plain table has made the view, for its default configurations.
    var isInPlainTable = true
    /// The table that the view was made for.
    weak var table: UITableView?
    /// From the sides of the content view to the text. Points.
    var margin = LayoutMetrics.narrowSideMargin {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }
    /// From the view's sides to `contentView`. Points.
    var contentInsets = UIEdgeInsets.zero {
        didSet { if contentInsets != oldValue { setNeedsLayout() } }
    }
    private var label: UILabel?

    /// Creates a header or footer view.
    public init(reuseIdentifier: String?) {
        initialReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a header or footer view from an archive.
    public required init?(coder: NSCoder) {
        initialReuseIdentifier = coder.interface?.attribute("reuseIdentifier")
        super.init(coder: coder)
        addSubview(contentView)
        coder.decodeContents(of: self, as: UITableViewHeaderFooterView.self)
    }

    /// The label of the section's title. Created when first accessed.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.numberOfLines = 0
        made.adjustsFontForContentSizeCategory = true
        label = made
        contentView.addSubview(made)
        applyRole()
        return made
    }

    /// A view behind the content that fills the view. Default nil.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// A closure that changes a view's configurations for its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// The content; nil, the default, for `textLabel`. Setting it makes `contentView` the view of the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.content = newValue }
    }

    /// The background; nil, the default, for `backgroundView`, which setting one removes.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil { backgroundView = nil }
            configurations.background = newValue
        }
    }

    /// Whether the content follows the view's state. Default true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// Whether the background follows the view's state. Default true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// Called before the view is first shown, and again when its state has changed. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.updateHandler }
        set { configurations.updateHandler = newValue }
    }

    /// The view's state. Subclasses add values of their own to that of super.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// The content for a header or footer in the style of the view's table, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch role {
        case .plainHeader: isInPlainTable ? .plainHeader() : .groupedHeader()
        case .plainFooter: isInPlainTable ? .plainFooter() : .groupedFooter()
        case .groupedHeader: .groupedHeader()
        case .groupedFooter: .groupedFooter()
        }
    }

    /// The background for a header or footer in the style of the view's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        isInPlainTable ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Updates the configurations at the next layout. Several requests are one update.
    open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

    /// Changes the configurations for a state. Call `setNeedsUpdateConfiguration()` instead. The default updates those
    /// that follow the state, and calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurations.update(for: state) }

    private func replaceContentView(with view: UIView?) {
        let new = view ?? UIView()
        new.frame = contentView.frame
        insertSubview(new, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = new
        label = nil
        setNeedsLayout()
    }

    private func updateConfigurationsIfNeeded() {
        configurations.updateIfNeeded { updateConfiguration(using: $0) }
    }

    /// The height of a configuration's content at `width` points; nil without one.
    private func configuredHeight(forWidth width: CGFloat) -> CGFloat? {
        updateConfigurationsIfNeeded()
        applyContentMargins()
        return configurations.height(forWidth: max(1, width - contentInsets.left - contentInsets.right))
    }

    private func applyContentMargins() {
        let margins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        guard let list = contentView as? UIListContentView else { return }
        list.inheritedMargins = margins
    }

    /// Called before the view is reused for another section. The default does nothing.
    open func prepareForReuse() {}

    private func applyRole() {
        label?.accessibilityTraits =
            role == .plainHeader || role == .groupedHeader ? [.header, .staticText] : .staticText
        switch role {
        case .plainHeader:
            label?.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
            label?.textColor = .label
        case .plainFooter, .groupedHeader, .groupedFooter:
            label?.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
            label?.textColor = .secondaryLabel
        }
        setNeedsLayout()
    }

    @_spi(Core) open override var detachedTraitSource: UIView? { table }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurations.setNeedsUpdate()
    }

    /// The height of the title at the width of `size`, including the gaps.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let height = configuredHeight(forWidth: size.width) { return CGSize(width: size.width, height: height) }
        guard let label, label.text?.isEmpty == false else { return CGSize(width: size.width, height: 0) }
        let width = size.width - contentInsets.left - contentInsets.right - 2 * margin
        let text = label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        return CGSize(width: size.width, height: text + 2 * TableMetrics.titleGap)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationsIfNeeded()
        applyContentMargins()
        backgroundView?.frame = bounds
        configurations.backgroundView?.frame = bounds
        contentView.frame = bounds.inset(by: contentInsets)
        guard let label else { return }
        let width = max(0, contentView.bounds.width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        let y: CGFloat
        switch role {
        case .groupedHeader: y = bounds.height - height - TableMetrics.titleGap
        case .groupedFooter: y = TableMetrics.titleGap
        case .plainHeader, .plainFooter: y = (bounds.height - height) / 2
        }
        let scale = max(1, traitCollection.displayScale)
        label.frame = CGRect(x: margin, y: (y * scale).rounded(.down) / scale, width: width, height: height)
    }
}

/// The shadow class of views that are created by `init(reuseIdentifier:)`; see `_ObjectShadow`.
open class _TableHeaderFooterShadow: UITableViewHeaderFooterView {
    /// Creates a header or footer view.
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Creates a header or footer view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Creates a header or footer view of `type`.
@inline(never)
@MainActor func makeHeaderFooter(
    of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: _TableHeaderFooterShadow.Type.self).init(reuseIdentifier: reuseIdentifier)
}

extension _MadeByClass where Self: UITableViewHeaderFooterView {
    /// The view that `init(reuseIdentifier:)` of its class makes.
    @_spi(Port) @_disfavoredOverload
    @MainActor @preconcurrency public init(reuseIdentifier: String?) {
        self = makeHeaderFooter(of: instantiatedType(as: Self.self), reuseIdentifier: reuseIdentifier) as! Self
    }
}
