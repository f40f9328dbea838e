/// A rectangle that takes part in layout like a view but shows nothing and takes no touches.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view that the guide belongs to; setting it moves the guide. Its constraints to other views are dropped then.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }
    private(set) weak var owner: UIView?

    /// For people to know the guide by in logs. Default empty.
    open var identifier = ""

    /// Where the guide is, in points of the owning view's coordinates, as of the last layout.
    open var layoutFrame: CGRect { record.box?.placedFrame ?? .zero }

    private let record = LayoutRecord()
    let layoutAge = LayoutAge.next()

    var viewItem: UIView? { nil }
    var guideItem: UILayoutGuide? { self }
    var layoutHost: UIView? { owner }
    var layoutRecord: LayoutRecord { record }
    /// Whether the guide stands still on the screen while its owner scrolls.
    var isFixedWhileScrolling: Bool { false }
    /// How far the guide lies inside its owner's bounds, when it follows them; nil when constraints alone place it.
    var insetsOfOwner: UIEdgeInsets? { nil }

    /// What logs call the guide's type: the system's own guides are plain ones to an app.
    var nameInLogs: String { "\(type(of: self))" }

    /// Called when the guide may have moved.
    func layoutDidChange() {}

    /// Comes to `view`, or to none. Constraints to the old surroundings are dropped.
    func move(to view: UIView?) {
        for constraint in record.mentions.values { constraint.deactivate() }
        record.box?.leaveEngine()
        owner = view
    }

    open override var description: String {
        MainActor.assumeIsolated { "<\(layoutName) layoutFrame = \(layoutFrame)>" }
    }
}

/// A guide that follows its owner's bounds at changing distances.
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

    override var nameInLogs: String { "UILayoutGuide" }
    override var isFixedWhileScrolling: Bool { followsScrolling }
    override var insetsOfOwner: UIEdgeInsets? { owner.map(insets) ?? .zero }

    override var layoutFrame: CGRect {
        guard let owner else { return .zero }
        let rect = owner.bounds.inset(by: insets(owner))
        return CGRect(
            origin: rect.origin, size: CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height)))
    }
}
