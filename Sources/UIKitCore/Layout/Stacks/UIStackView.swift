/// A view that arranges views in a row or a column by constraints.
///
/// Changes take effect with the next layout. Hidden views take no space, and neither does the spacing after them. The
/// stack view has no intrinsic size; its constraints make it fit its content.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The custom spacing that means `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system spacing: 8 points, or a line height between baselines.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty stack view from an archive. Unlike that of other views, it never fails.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        coder.decodeContents(of: self, as: UIStackView.self)
    }

    /// Creates a stack view that arranges `views` in order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var activeConstraints = StackConstraints()
    /// The texts that the current constraints make equally wide.
    private var equallyWideTextIDs: [ObjectIdentifier] = []
    /// Whether the constraints have to be rebuilt.
    private var needsArranging = true

    /// The arranged views in order. They are also subviews, whose order may differ.
    open var arrangedSubviews: [UIView] { arranged }

    /// Appends `view`. It becomes a subview if necessary, and stops using its autoresizing mask.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count - (isArranged(view) ? 1 : 0))
    }

    /// Inserts `view` at `stackIndex` of `arrangedSubviews`, or moves it there. An invalid index is a misuse and
    /// clamped.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let count = arranged.count - (isArranged(view) ? 1 : 0)
        if !(0...count).contains(stackIndex) {
            misuse("insertArrangedSubview(_:at: \(stackIndex)): index out of bounds for \(count) views.", raises: true)
        }
        arrange(view, at: min(max(stackIndex, 0), count))
    }

    /// Removes `view` from the arranged views. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.setCollapsed(false)
        setNeedsArranging()
    }

    /// The main axis. Default horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArranging() } }
    }

    /// How the views fill the main axis. Default `fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArranging() } }
    }

    /// How the views are aligned on the cross axis. Default `fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArranging() } }
    }

    /// The distance between neighbors in points, or the minimum with `equalSpacing` and `equalCentering`. Negative
    /// values overlap. Default 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArranging() } }
    }

    /// Sets the distance from `arrangedSubview` to the next view in points; `spacingUseDefault` for `spacing`. NaN is
    /// ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard isArranged(arrangedSubview), !spacing.isNaN, spacing != customSpacing(after: arrangedSubview) else {
            return
        }
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        setNeedsArranging()
    }

    /// The custom spacing after `arrangedSubview`; `spacingUseDefault` for none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Whether a column measures spacing from the last baseline to the first baseline of the view below. Default false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArranging() } }
    }

    /// Whether the views are arranged inside `layoutMargins`. Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArranging() } }
    }

    // MARK: Layout

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        if needsArranging {
            needsArranging = false
            let arrangement = StackArrangement(of: self)
            equallyWideTextIDs = arrangement.equallyWideTexts.map(ObjectIdentifier.init)
            activeConstraints.activateOnly(arrangement.constraints())
        }
        super.updateConstraints()
    }

    /// That of a column's first view, or of a row's tallest view.
    open override var forFirstBaselineLayout: UIView {
        let shown = visibleArrangedSubviews
        return (axis == .vertical ? shown.first : shown.tallest)?.forFirstBaselineLayout ?? self
    }

    /// That of a column's last view, or of a row's tallest view.
    open override var forLastBaselineLayout: UIView {
        let shown = visibleArrangedSubviews
        return (axis == .vertical ? shown.last : shown.tallest)?.forLastBaselineLayout ?? self
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, needsArranging { setNeedsUpdateConstraints() }
    }

    /// The arranged views that are not hidden.
    var visibleArrangedSubviews: [UIView] { arranged.filter { !$0.isHidden } }

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

    /// Rebuilds the constraints before the next layout.
    func setNeedsArranging() {
        needsArranging = true
        if !constraintUpdateMarks.isSuperset(of: [.view, .requested]) { setNeedsUpdateConstraints() }
        (superview as? UIStackView)?.arrangedContentDidChange()
    }

    /// Whether the content sizes require other constraints.
    private var dependsOnContent: Bool {
        distribution == .fillProportionally
            || StackArrangement(of: self).equallyWideTexts.map(ObjectIdentifier.init) != equallyWideTextIDs
    }

    /// Called when an arranged view's intrinsic size has changed.
    func arrangedContentDidChange() {
        if !needsArranging, dependsOnContent { return setNeedsArranging() }
        (superview as? UIStackView)?.arrangedContentDidChange()
    }
}

extension [UIView] {
    /// The first of the tallest views, by solved height.
    @MainActor fileprivate var tallest: UIView? {
        self.max { $0.solvedHeight + LayoutEngine.tolerance < $1.solvedHeight }
    }
}

extension UIView {
    fileprivate var solvedHeight: Double {
        viewLayout?.box?.vertical.length?.value ?? Double(untransformedAlignmentRect.height)
    }
}
