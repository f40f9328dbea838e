/// A row or a column of views, laid out by constraints that the stack makes and keeps up to date.
///
/// Changes take effect with the next layout. Hidden views take no room, nor does the spacing after them. The stack has
/// no content size of its own; its constraints make it as large as what is in it unless others say more.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// For `setCustomSpacing(_:after:)`: what `spacing` says.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system's distance between neighbours: 8 points, or a line of text between baselines.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    /// A stack whose arranged subviews are `views`, in their order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var constraintsInForce = StackConstraints()
    /// The texts that shared the room when the constraints were made.
    private var sharing: [ObjectIdentifier] = []
    /// Whether something has changed since the constraints were made.
    private var isStale = true

    /// The views in the row or column, from its start. They are subviews too, in an order of their own.
    open var arrangedSubviews: [UIView] { arranged }

    /// Puts `view` at the end. It becomes a subview, in front, when it is none, and leaves its place to constraints.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count - (isArranged(view) ? 1 : 0))
    }

    /// Puts `view` at `stackIndex` of `arrangedSubviews`; one that is there already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let count = arranged.count - (isArranged(view) ? 1 : 0)
        if !(0...count).contains(stackIndex) {
            misuse("insertArrangedSubview(_:at: \(stackIndex)): index out of bounds for \(count) views.", raises: true)
        }
        arrange(view, at: min(max(stackIndex, 0), count))
    }

    /// Takes `view` out of the row or column. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.setCollapsed(false)
        setNeedsArranging()
    }

    /// Default horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArranging() } }
    }

    /// How the views share the room along the axis. Default `fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArranging() } }
    }

    /// Where the views are across the axis. Default `fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArranging() } }
    }

    /// Between neighbours, in points: the distance, or the least one where there is more room. Negative ones overlap.
    /// Default 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArranging() } }
    }

    /// Sets the distance from `arrangedSubview` to the one after it, in points; `spacingUseDefault` for `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview), !spacing.isNaN, spacing != customSpacing(after: arrangedSubview) else {
            return
        }
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        setNeedsArranging()
    }

    /// What was set for `arrangedSubview`; `spacingUseDefault` when nothing was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Whether a column's spacing is from the last line of text to the first one of the view below. Default false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArranging() } }
    }

    /// Whether the views lie inside the stack's `layoutMargins` rather than its edges. Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArranging() } }
    }

    // MARK: Layout

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        if isStale {
            isStale = false
            let arrangement = StackArrangement(of: self)
            sharing = arrangement.sharing.map(ObjectIdentifier.init)
            constraintsInForce.become(arrangement.constraints())
        }
        super.updateConstraints()
    }

    /// The first view of a column, a row's highest.
    open override var forFirstBaselineLayout: UIView {
        let shown = shownArranged
        return (axis == .vertical ? shown.first : shown.highest)?.forFirstBaselineLayout ?? self
    }

    /// The last view of a column, a row's highest.
    open override var forLastBaselineLayout: UIView {
        let shown = shownArranged
        return (axis == .vertical ? shown.last : shown.highest)?.forLastBaselineLayout ?? self
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, isStale { setNeedsUpdateConstraints() }
    }

    /// The views that take room.
    var shownArranged: [UIView] { arranged.filter { !$0.isHidden } }

    func isArranged(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    private func arrange(_ view: UIView, at index: Int) {
        guard view !== self else {
            misuse("A stack view cannot arrange itself: \(self).", raises: true)
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(index, arranged.count))
        view.setCollapsed(view.isHidden)
        setNeedsArranging()
    }

    /// Has the constraints brought up to date before the next layout.
    func setNeedsArranging() {
        isStale = true
        if !constraintMarks.isSuperset(of: [.own, .requested]) { setNeedsUpdateConstraints() }
        (superview as? UIStackView)?.arrangedContentDidChange()
    }

    /// Whether the constraints say something else now that the content of a view has changed.
    private var dependsOnContent: Bool {
        distribution == .fillProportionally || StackArrangement(of: self).sharing.map(ObjectIdentifier.init) != sharing
    }

    /// Called when the content of an arranged view has another size.
    func arrangedContentDidChange() {
        if !isStale, dependsOnContent { return setNeedsArranging() }
        (superview as? UIStackView)?.arrangedContentDidChange()
    }
}

extension [UIView] {
    /// The first of the highest, as far as the layout has been found.
    @MainActor fileprivate var highest: UIView? {
        self.max { $0.foundHeight + LayoutEngine.tolerance < $1.foundHeight }
    }
}

extension UIView {
    fileprivate var foundHeight: Double {
        ownLayout?.box?.vertical.length?.value ?? Double(alignedLayoutRect.height)
    }
}
