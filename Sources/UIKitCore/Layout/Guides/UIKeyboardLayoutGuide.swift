import CoreGraphics

/// A guide that follows the keyboard: `view.keyboardLayoutGuide`.
///
/// While the keyboard is docked, the guide covers the part of the view that the keyboard covers. Otherwise it lies at the
/// view's lower edge. What is constrained to it moves with the keyboard's animation, and with a finger that drags the
/// keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats on a pad's screen. Default false: it lies at the lower edge then.
    open var followsUndockedKeyboard = false {
        didSet { update() }
    }

    /// Whether the guide is at least as high as the bottom safe area. Default true; false makes it empty without a
    /// keyboard.
    open var usesBottomSafeArea = true {
        didSet { update() }
    }

    /// How far above the keyboard a finger that scrolls already begins to drag it down. Points; negative values count as
    /// 0, the default.
    open var keyboardDismissPadding: CGFloat = 0

    private var rules: Rules?

    /// The constraints that position the guide in its owner.
    private struct Rules {
        let left, right, bottom, height: NSLayoutConstraint
    }

    /// How near an edge is, in points. Inferred.
    static let nearDistance: CGFloat = 8

    init(of view: UIView) {
        super.init()
        identifier = "UIViewKeyboardLayoutGuide"
        move(to: view)
        let rules = Rules(
            left: leftAnchor.constraint(equalTo: view.leftAnchor),
            right: rightAnchor.constraint(equalTo: view.rightAnchor),
            bottom: bottomAnchor.constraint(equalTo: view.bottomAnchor),
            height: heightAnchor.constraint(equalToConstant: 0))
        self.rules = rules
        update()
        NSLayoutConstraint.activate([rules.left, rules.right, rules.bottom, rules.height])
        (view.window?.system ?? UIKitSystem.current)?.keyboard.add(self)
    }

    /// A guide without a view; nothing is decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The padding that counts: finite and not negative.
    var dismissPadding: CGFloat { keyboardDismissPadding.isFinite ? max(0, keyboardDismissPadding) : 0 }

    /// Updates the guide for the keyboard and returns the view to lay out; nil for none.
    func keyboardDidMove() -> UIView? {
        update()
        return owner?.window ?? owner
    }

    /// Positions the guide for the current keyboard.
    func update() {
        guard let owner, let rules else { return }
        let frame = frameInOwner(owner)
        let bounds = owner.bounds
        rules.left.constant = frame.minX - bounds.minX
        rules.right.constant = frame.maxX - bounds.maxX
        rules.bottom.constant = frame.maxY - bounds.maxY
        rules.height.constant = frame.height
        updateTrackedConstraints()
    }

    /// Where the guide is, in points of the owner.
    private func frameInOwner(_ owner: UIView) -> CGRect {
        let bounds = owner.bounds
        let floor = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
        let atBottom = CGRect(x: bounds.minX, y: bounds.maxY - floor, width: bounds.width, height: floor)
        guard let keyboard = keyboardFrame(in: owner) else { return atBottom }
        if isFollowingFloatingKeyboard { return keyboard }
        let covered = min(max(0, bounds.maxY - keyboard.minY), bounds.height)
        guard covered > floor else { return atBottom }
        return CGRect(x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
    }

    private var isFollowingFloatingKeyboard: Bool {
        guard followsUndockedKeyboard, let keyboard = owner?.window?.system.keyboard else { return false }
        return keyboard.isFloating
    }

    /// The keyboard that the guide follows, in points of the owner; nil for none.
    private func keyboardFrame(in owner: UIView) -> CGRect? {
        guard let window = owner.window else { return nil }
        let keyboard = window.system.keyboard
        guard let frame = keyboard.draggedFrame, !keyboard.isFloating || followsUndockedKeyboard else { return nil }
        return owner.convert(frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: window)
    }

    override var nearEdges: NSDirectionalRectEdge {
        guard let owner, isFollowingFloatingKeyboard, let frame = keyboardFrame(in: owner) else { return .bottom }
        return UIKeyboardLayoutGuide.edges(
            near: frame, in: owner.bounds, isMirrored: owner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The edges of `bounds` that `frame` is near.
    static func edges(near frame: CGRect, in bounds: CGRect, isMirrored: Bool) -> NSDirectionalRectEdge {
        var edges: NSDirectionalRectEdge = []
        if frame.minY - bounds.minY <= nearDistance { edges.insert(.top) }
        if bounds.maxY - frame.maxY <= nearDistance { edges.insert(.bottom) }
        if frame.minX - bounds.minX <= nearDistance { edges.insert(isMirrored ? .trailing : .leading) }
        if bounds.maxX - frame.maxX <= nearDistance { edges.insert(isMirrored ? .leading : .trailing) }
        return edges
    }
}

extension UIView {
    /// A guide for the area that the keyboard covers; without a docked keyboard, the bottom safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = layoutState
        if let guide = state.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        state.keyboardGuide = guide
        return guide
    }
}
