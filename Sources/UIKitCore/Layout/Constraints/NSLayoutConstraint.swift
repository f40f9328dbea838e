/// A sentence about two items on the screen: `first.attribute = multiplier × second.attribute + constant`, or ≤ or ≥.
///
/// Points; in the coordinates of the nearest view that is around both, y down, x from the side where lines begin if an
/// attribute is `leading` or `trailing`. It takes effect with the next layout once it is active.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, AssociatedObjectOwner {
    /// Makes a constraint, which is not active yet.
    ///
    /// An attribute of a position needs another position beside it, unless it is left out with `notAnAttribute`.
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

    /// A constraint without items, which never becomes active. The only designated initializer, so that subclasses
    /// inherit the others.
    public override init() {
        super.init()
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    /// Nil in place of `second` for a length that is told by the constant alone.
    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier.isFinite ? multiplier : 1
        ownConstant = NSLayoutConstraint.accepted(constant, isReported: &isLimitReported)
        isSound = check(multiplier)
    }

    private(set) var first = LayoutOperand(nil, .notAnAttribute)
    private(set) var second: LayoutOperand?
    /// Whether UIKit would have made the constraint at all; what it would have raised for never gets active.
    private(set) var isSound = false

    open var firstItem: AnyObject? { first.item }
    open var secondItem: AnyObject? { second?.item }
    open var firstAttribute: Attribute { first.attribute }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1

    /// Points. Changing it is the cheapest way to change a layout.
    open var constant: CGFloat {
        get { ownConstant }
        set {
            let accepted = NSLayoutConstraint.accepted(newValue, isReported: &isLimitReported)
            guard accepted != ownConstant else { return }
            ownConstant = accepted
            noteChange { engine, row in engine.refreshConstant(of: row) }
        }
    }
    private var ownConstant: CGFloat = 0
    private var isLimitReported = false

    /// Default: required. While the constraint is active it cannot become required or stop being so.
    open var priority: UILayoutPriority {
        get { ownPriority }
        set { changePriority(to: newValue) }
    }
    private(set) var ownPriority = UILayoutPriority.required

    /// For people to know the constraint by in logs. Default nil.
    open var identifier: String?

    /// Whether the constraint is to be saved with its view. Stored; nothing is saved here. Default false.
    open var shouldBeArchived = false

    /// Whether the constraint is in force. Activating it hands it to the nearest view around both items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Makes all of `constraints` active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes none of `constraints` active.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view that the active constraint was handed to.
    weak var holder: UIView?
    /// The engine that has the constraint, or will have it after its next update.
    weak var engine: LayoutEngine?
    /// The constraint in the engine of its tree.
    var row: LayoutRow?
    /// Whether a stack made the constraint; in a conflict, the app's give way to it.
    var isOfStack = false
    /// Tells which of two constraints became active first.
    var age = 0
    private static var lastAge = 0

    static func nextAge() -> Int {
        lastAge += 1
        return lastAge
    }

    open override var description: String {
        MainActor.assumeIsolated { sentence }
    }

    private func changePriority(to priority: UILayoutPriority) {
        guard priority != ownPriority else { return }
        guard priority.rawValue > 0, priority <= .required else {
            misuse(
                "It's illegal to set priority:\(priority.rawValue.plain). Priorities must be greater than 0 and less "
                    + "or equal to NSLayoutPriorityRequired, which is 1000.000000.", raises: true)
            return
        }
        if isActive, (priority == .required) != (ownPriority == .required) {
            misuse(
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                    + "  You passed priority \(priority.rawValue.plain) and the existing priority was "
                    + "\(ownPriority.rawValue.plain).", raises: true)
            return
        }
        ownPriority = priority
        noteChange { engine, row in engine.setPriority(priority, of: row) }
    }

    private func noteChange(_ change: (LayoutEngine, LayoutRow) -> Void) {
        if let row { change(row.engine, row) }
    }
}
