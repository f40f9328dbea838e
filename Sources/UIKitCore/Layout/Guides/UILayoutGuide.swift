/// A rectangle that takes part in layout but has no content and receives no touches.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    /// Creates a guide without a view.
    public override init() {
        super.init()
    }

    /// Creates a guide without a view; nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view that the guide belongs to. Setting it moves the guide and deactivates its constraints.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }
    private(set) weak var owner: UIView?

    /// A name for the guide in logs. Default empty.
    open var identifier = ""

    /// The guide's frame in points of the owning view's coordinates, as of the last layout.
    open var layoutFrame: CGRect { record.box?.pixelAlignedFrame ?? .zero }

    private let record = LayoutRecord()
    let creationOrder = CreationOrder.next()

    var viewItem: UIView? { nil }
    var guideItem: UILayoutGuide? { self }
    var layoutHost: UIView? { owner }
    var layoutRecord: LayoutRecord { record }
    /// Whether the guide keeps its position on the screen while the owner scrolls.
    var isFixedWhileScrolling: Bool { false }
    /// The distances from the owner's bounds, if the guide follows them. Nil when constraints determine its frame.
    var insetsOfOwner: UIEdgeInsets? { nil }

    /// The type's name in logs. System guides appear as plain `UILayoutGuide`s.
    var logTypeName: String { "\(type(of: self))" }

    /// Called when the guide's frame may have changed.
    func layoutDidChange() {}

    /// Moves the guide to `view`, or removes it for nil. Deactivates its constraints.
    func move(to view: UIView?) {
        for constraint in record.referencingConstraints.values { constraint.deactivate() }
        record.box?.removeFromEngine()
        owner = view
    }

    open override var description: String {
        MainActor.assumeIsolated { "<\(logName) layoutFrame = \(layoutFrame)>" }
    }

    /// The edge where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }

    /// The edge where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }

    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

    /// Whether the constraints do not determine this guide's frame uniquely. For debugging.
    open var hasAmbiguousLayout: Bool {
        guard insetsOfOwner == nil else { return owner?.hasAmbiguousLayout ?? false }
        guard let box = solvedBox else { return false }
        return box.isAmbiguous
    }

    /// The constraints that determine the guide's position and length on `axis`. For debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard insetsOfOwner == nil else { return owner?.constraintsAffectingLayout(for: axis) ?? [] }
        guard let box = solvedBox else { return [] }
        return box.affectingConstraints(axis)
    }
}

/// A guide that follows its owner's bounds at variable insets.
final class InsetLayoutGuide: UILayoutGuide {
    private let insets: @MainActor (UIView) -> UIEdgeInsets
    private let followsScrolling: Bool

    init(
        of view: UIView, _ identifier: String, followsScrolling: Bool = false,
        _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) {
        self.insets = insets
        self.followsScrolling = followsScrolling
        super.init()
        self.identifier = identifier
        move(to: view)
    }

    required init?(coder: NSCoder) { nil }

    override var logTypeName: String { "UILayoutGuide" }
    override var isFixedWhileScrolling: Bool { followsScrolling }
    override var insetsOfOwner: UIEdgeInsets? { owner.map(insets) ?? .zero }

    override var layoutFrame: CGRect {
        guard let owner else { return .zero }
        let rect = owner.bounds.inset(by: insets(owner))
        return CGRect(
            origin: rect.origin, size: CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height)))
    }
}
