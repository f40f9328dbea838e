import CoreGraphics

/// What stands above or below the rows of a section: a text, or what an app puts into `contentView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// What views that can stand in for each other have in common; nil for one that is never used again.
    public let reuseIdentifier: String?
    public let contentView = UIView()

    /// Which text it shows, and how.
    enum Role {
        case plainHeader, plainFooter, groupedHeader, groupedFooter
    }

    var role = Role.plainHeader {
        didSet { takeRole() }
    }
    /// From the sides to the text. Points.
    var margin = TableNumbers.narrowMargin {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }
    /// From the view's sides to `contentView`. Points.
    var contentInsets = UIEdgeInsets.zero {
        didSet { if contentInsets != oldValue { setNeedsLayout() } }
    }
    private var label: UILabel?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The section's title.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        made.numberOfLines = 0
        label = made
        contentView.addSubview(made)
        takeRole()
        return made
    }

    /// Behind the content, filling the view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called before the view stands for another section. The default does nothing.
    open func prepareForReuse() {}

    private func takeRole() {
        label?.accessibilityTraits =
            role == .plainHeader || role == .groupedHeader ? [.header, .staticText] : .staticText
        switch role {
        case .plainHeader:
            label?.font = .preferredFont(forTextStyle: .headline)
            label?.textColor = .label
        case .plainFooter, .groupedHeader, .groupedFooter:
            label?.font = .preferredFont(forTextStyle: .footnote)
            label?.textColor = .secondaryLabel
        }
        setNeedsLayout()
    }

    /// As high as the title in the width of `size`, with the gap to the rows.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return CGSize(width: size.width, height: 0) }
        let width = size.width - contentInsets.left - contentInsets.right - 2 * margin
        let text = label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        return CGSize(width: size.width, height: text + 2 * TableNumbers.titleGap)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds.inset(by: contentInsets)
        guard let label else { return }
        let width = max(0, contentView.bounds.width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        let y: CGFloat
        switch role {
        case .groupedHeader: y = bounds.height - height - TableNumbers.titleGap
        case .groupedFooter: y = TableNumbers.titleGap
        case .plainHeader, .plainFooter: y = (bounds.height - height) / 2
        }
        let scale = max(1, traitCollection.displayScale)
        label.frame = CGRect(x: margin, y: (y * scale).rounded(.down) / scale, width: width, height: height)
    }
}

/// The shadow of views that are made by `init(reuseIdentifier:)`; see `_ObjectShadow`.
open class _TableHeaderFooterShadow: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A new header or footer view of `type`.
@inline(never)
@MainActor func makeHeaderFooter(
    of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: _TableHeaderFooterShadow.Type.self).init(reuseIdentifier: reuseIdentifier)
}
