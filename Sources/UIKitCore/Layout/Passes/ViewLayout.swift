/// What Auto Layout keeps for a view; views that it never touched have none.
@MainActor class ViewLayout: LayoutRecord {
    /// The constraints that the view holds, in the order of activation.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// Subviews that are to be placed in the next `layoutSubviews()`.
    var pending: [LayoutBox] = []
    /// The engine of the tree that the view is the top of.
    var engine: LayoutEngine?
    var hugging: AxisPriorities
    var resistance = AxisPriorities(.defaultHigh)
    var margins = MarginWishes()
    /// Whether a stack gives the view no room, so that its content asks for none.
    var isCollapsed = false
    /// At whose end the view, which a stack has no room for any more, is no longer shown.
    var hiding: ViewAnimation?
    var safeAreaGuide: InsetLayoutGuide?
    var marginsGuide: InsetLayoutGuide?
    var readableGuide: InsetLayoutGuide?
    var topBarGuide: BarLayoutGuide?
    var bottomBarGuide: BarLayoutGuide?

    /// How hard the content hugs when the class says nothing else: `defaultLow`.
    init(hugging: AxisPriorities = AxisPriorities(.defaultLow)) {
        self.hugging = hugging
    }

    /// The guides that follow the view's bounds.
    var insetGuides: [UILayoutGuide] {
        [safeAreaGuide, marginsGuide, readableGuide, topBarGuide, bottomBarGuide].compactMap { $0 }
    }

    /// Works out what depends on the margins again.
    func refreshMargins() {
        for constraint in mentions.values where constraint.mentionsMargins { constraint.refresh() }
        marginsGuide?.refreshMentions()
        readableGuide?.refreshMentions()
    }

    /// Works out what depends on the safe area again.
    func refreshSafeArea() {
        safeAreaGuide?.refreshMentions()
        topBarGuide?.followSafeArea()
        bottomBarGuide?.followSafeArea()
    }
}

/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ both: UILayoutPriority) {
        (horizontal, vertical) = (both, both)
    }

    init(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension NSLayoutConstraint {
    fileprivate var mentionsMargins: Bool { firstAttribute.isOfMargins || secondAttribute.isOfMargins }

    /// Works out again what the constraint says, for the next layout.
    func refresh() {
        guard let row else { return }
        row.engine.refresh(row)
    }
}

extension UILayoutGuide {
    func refreshMentions() {
        for constraint in layoutRecord.mentions.values { constraint.refresh() }
    }
}

extension UIView {
    /// What Auto Layout keeps for this view; made when first asked for.
    var layoutState: ViewLayout {
        if let ownLayout { return ownLayout }
        let state = makeLayoutState()
        ownLayout = state
        return state
    }

    /// The engine of this view's tree; nil where no constraint ever was.
    var treeEngine: LayoutEngine? { topView.ownLayout?.engine }

    /// The engine of the tree that this view is the top of.
    @discardableResult
    func makeEngine() -> LayoutEngine {
        let state = layoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: self)
        state.engine = engine
        return engine
    }
}
