/// A relation between two items: `first.attribute = multiplier × second.attribute + constant`, or ≤ or ≥.
///
/// Values are points in the coordinates of the items' nearest common ancestor, y down. With `leading` or `trailing`, x
/// increases in the direction of text. An active constraint takes effect with the next layout.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, AssociatedObjectOwner {
    /// Creates an inactive constraint.
    ///
    /// A position needs another position as second attribute. Pass `notAnAttribute` for a constant length. Invalid
    /// items and pairs are a misuse; the constraint then never becomes active.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = attr2 == .notAnAttribute ? nil : view2
        guard let first = view1 as? any LayoutItem, second == nil || second is any LayoutItem else {
            misuse(
                "NSLayoutConstraint for \(view1): Constraint items must each be an instance of UIView or "
                    + "UILayoutGuide.", raises: true)
            self.init(LayoutOperand(nil, .width), relation, nil, multiplier: 1, constant: 0)
            return
        }
        self.init(
            LayoutOperand(first, attr1), relation, (second as? any LayoutItem).map { LayoutOperand($0, attr2) },
            multiplier: multiplier, constant: c)
    }

    /// Creates a constraint without items, which never becomes active. The only designated initializer, so that
    /// subclasses inherit the others.
    public override init() {
        super.init()
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    /// `second` is nil for a constant length.
    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = NSLayoutConstraint.sanitizedConstant(constant, isReported: &isLimitReported)
        isValid = validate(multiplier: multiplier)
    }

    private(set) var first = LayoutOperand(nil, .notAnAttribute)
    private(set) var second: LayoutOperand?
    /// Whether UIKit accepts the constraint. An invalid constraint never becomes active.
    private(set) var isValid = false

    /// The item on the left of the relation; nil after it was deallocated.
    open var firstItem: AnyObject? { first.item }
    /// The item on the right of the relation; nil for none.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute on the left of the relation.
    open var firstAttribute: Attribute { first.attribute }
    /// The attribute on the right of the relation; `notAnAttribute` for none.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    /// The relation between the two sides.
    open private(set) var relation = Relation.equal
    /// The factor of the second item's attribute.
    open private(set) var multiplier: CGFloat = 1

    /// The constant in points. Changing it updates the layout without rebuilding the constraint. Non-finite values are
    /// a misuse and count as 0.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            let accepted = NSLayoutConstraint.sanitizedConstant(newValue, isReported: &isLimitReported)
            guard accepted != storedConstant else { return }
            storedConstant = accepted
            if let row { row.engine.solver.setConstant(Double(constant), of: row) }
        }
    }
    private var storedConstant: CGFloat = 0
    private var isLimitReported = false

    /// The priority. Default `required`. An active constraint cannot change between required and optional; attempts are
    /// a misuse.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { changePriority(to: newValue) }
    }
    private(set) var storedPriority = UILayoutPriority.required

    /// A name for the constraint in logs. Default nil.
    open var identifier: String?

    /// Whether to archive the constraint with its view. Stored without effect. Default false.
    open var shouldBeArchived = false

    /// Whether the constraint is active. Setting true installs it on the nearest common ancestor of its items.
    open var isActive: Bool {
        get { hostView != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates all of `constraints`.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of `constraints`.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view on which the active constraint is installed.
    weak var hostView: UIView?
    /// The engine that has the constraint, or gets it with its next update.
    weak var engine: LayoutEngine?
    /// The constraint's row in its tree's engine.
    var row: LayoutRow?
    /// Whether a stack view created the constraint. The app's constraints are broken before it.
    var isCreatedByStackView = false
    /// The order of activation; lower values became active earlier.
    var activationOrder = 0
    private static var lastActivationOrder = 0

    static func nextActivationOrder() -> Int {
        lastActivationOrder += 1
        return lastActivationOrder
    }

    open override var description: String {
        MainActor.assumeIsolated { logDescription }
    }

    /// Something that a constraint conflicts with.
    package struct Conflict {
        /// Nil for a size or a frame that a view brings along.
        package let constraint: NSLayoutConstraint?
        /// As in UIKit's log.
        package let text: String
    }

    /// The required constraints because of which this one was left out of the layout; empty while it holds. For debugging.
    package var conflicts: [Conflict] {
        guard let row else { return [] }
        return row.engine.solver.rows(conflictingWith: row).filter(\.isListed).map {
            Conflict(constraint: $0.constraint, text: $0.description)
        }
    }

    private func changePriority(to priority: UILayoutPriority) {
        guard priority != storedPriority else { return }
        guard priority.rawValue > 0, priority <= .required else {
            misuse(
                "It's illegal to set priority:\(priority.rawValue.compactDescription). Priorities must be greater than "
                    + "0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.", raises: true)
            return
        }
        let changesKind = (priority == .required) != (storedPriority == .required)
        if changesKind, hostView?.window != nil {
            misuse(
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                    + "  You passed priority \(priority.rawValue.compactDescription) and the existing priority was "
                    + "\(storedPriority.rawValue.compactDescription).", raises: true)
            return
        }
        // A view without a window has not been laid out: published code activates a constraint first there.
        let isReinstalled = changesKind && isActive
        if isReinstalled { deactivate() }
        storedPriority = priority
        if let row { row.engine.solver.setPriority(Double(priority.rawValue), of: row) }
        if isReinstalled { activate() }
    }

    /// The anchor on the left of the relation: an `NSLayoutDimension`, `NSLayoutXAxisAnchor` or `NSLayoutYAxisAnchor`.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

    /// The anchor on the right of the relation; nil for none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }
}
