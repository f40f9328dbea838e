/// The Auto Layout state of a view; nil for views without constraints.
@MainActor class ViewLayout: LayoutRecord {
    /// The constraints installed on the view, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// Subviews to be positioned in the next `layoutSubviews()`.
    var pendingBoxes: [LayoutBox] = []
    /// The engine of the tree whose root is this view.
    var engine: LayoutEngine?
    var hugging: AxisPriorities
    var resistance = AxisPriorities(.defaultHigh)
    var marginSettings = LayoutMarginSettings()
    /// Whether a stack view has collapsed the view, so that its intrinsic size is ignored.
    var isCollapsed = false
    /// The animation after which a view that a stack view has collapsed becomes invisible.
    var hidingAnimation: ViewAnimation?
    var safeAreaGuide: InsetLayoutGuide?
    var marginsGuide: InsetLayoutGuide?
    var readableGuide: InsetLayoutGuide?
    var topBarGuide: BarLayoutGuide?
    var bottomBarGuide: BarLayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?

    /// Creates a state with the class's default hugging priorities; `defaultLow` unless given.
    init(hugging: AxisPriorities = AxisPriorities(.defaultLow)) {
        self.hugging = hugging
    }

    /// The guides that follow the view's bounds.
    var insetGuides: [UILayoutGuide] {
        [safeAreaGuide, marginsGuide, readableGuide, topBarGuide, bottomBarGuide, keyboardGuide].compactMap { $0 }
    }

    /// Recomputes the constraints that depend on the margins.
    func refreshMargins() {
        for constraint in referencingConstraints.values where constraint.dependsOnMargins { constraint.refresh() }
        marginsGuide?.refreshReferencingConstraints()
        readableGuide?.refreshReferencingConstraints()
    }

    /// Recomputes the constraints that depend on the safe area.
    func refreshSafeArea() {
        safeAreaGuide?.refreshReferencingConstraints()
        topBarGuide?.updateHeight()
        bottomBarGuide?.updateHeight()
        keyboardGuide?.update()
    }
}

/// A priority for each axis.
@_spi(Core) public struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    /// Creates the same priority for both axes.
    public init(_ both: UILayoutPriority) {
        horizontal = both
        vertical = both
    }

    /// Creates a priority for each axis.
    public init(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension NSLayoutConstraint {
    fileprivate var dependsOnMargins: Bool { firstAttribute.dependsOnMargins || secondAttribute.dependsOnMargins }

    /// Recomputes the constraint's expression for the next layout.
    func refresh() {
        guard let row else { return }
        row.engine.refresh(row)
    }
}

extension UILayoutGuide {
    func refreshReferencingConstraints() {
        for constraint in layoutRecord.referencingConstraints.values { constraint.refresh() }
    }
}

extension UIView {
    /// The Auto Layout state of this view. Created on first access.
    var layoutState: ViewLayout {
        if let viewLayout { return viewLayout }
        let state = makeLayoutState()
        viewLayout = state
        return state
    }

    /// Whether this view has constraints between itself and its subviews.
    package var ownsConstraints: Bool { viewLayout?.constraints.isEmpty == false }

    /// The engine of this view's tree; nil without constraints.
    var treeEngine: LayoutEngine? { topView.viewLayout?.engine }

    /// The engine of the tree whose root is this view. Created on first access.
    @discardableResult
    func makeEngine() -> LayoutEngine {
        let state = layoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: self)
        state.engine = engine
        return engine
    }
}
