import UIKit

/// A popover made of one plain view: it lies over the whole window, takes the touches beside its bubble, and goes with the
/// first of them.
///
/// The bubble hangs below the view that it is presented from. As it comes it neither moves on the screen nor looks at the
/// screen's edges: `staysOnScreen`, `arrowFollowsAnchor`, `tracksAnchor` and `fades` switch on what else one may want.
///
/// It is as large as its content: the bounds of a view, or of a controller's view, whose `preferredContentSize` counts
/// first where it is not zero. An axis that is not above zero is asked from `sizeThatFits(_:)`.
open class PopoverView: UIView, Overlay {
    public let ending = OverlayEnding()

    /// What the bubble holds: 10 points inside it on the left and right, 13 above and below, arrow included.
    public let contentView: UIView
    /// The controller of `contentView`, kept as long as the popover; nil where it was made of a view.
    public let contentVC: UIViewController?
    /// Hears of the end. Not kept; default nil.
    open weak var delegate: (any PopoverViewDelegate)?

    /// Views that go on taking touches, such as the button that opened the popover: a touch inside the bounds of one, and
    /// beside the bubble, goes to what lies below, and the popover stays. Default nil: none.
    open var passthroughViews: [UIView]?

    /// Whether the bubble is moved along its arrow's edge, put above where there is no room below, and cut, to stay inside
    /// the safe area, and above the keyboard, less 10 points. Default false: it hangs below, wherever that is.
    open var staysOnScreen = false { didSet { setNeedsLayout() } }
    /// Whether the arrow goes on pointing at the middle of the view it was presented from when `staysOnScreen` has moved
    /// the bubble. Default false: it is in the middle of the bubble.
    open var arrowFollowsAnchor = false { didSet { setNeedsLayout() } }
    /// Whether the bubble follows the view that it was presented from, looking with every frame, and ends as `anchorLost`
    /// when that leaves the window. Default false.
    open var tracksAnchor = false { didSet { if superview != nil { followAnchor() } } }
    /// Whether it comes and goes in 0.2 seconds by fading. Default false: at once. Takes effect with the next coming or
    /// going.
    open var fades = false
    /// The colour of bubble and arrow. Default the tertiary background: white, or a dark grey. Takes effect at once.
    open var bubbleColor: UIColor {
        get { bubble.tintColor }
        set { bubble.tintColor = newValue }
    }

    let bubble = PopoverViewBubble()
    private(set) weak var anchor: UIView?
    private var anchorLink: CADisplayLink?
    /// Where the anchor was when the bubble was placed last.
    private var placedAnchor: CGRect?
    /// The size that the app gave the content.
    private var viewSize = CGSize.zero
    private var sceneWatch: SceneWatch?
    private var keyboard: PresentedKeyboard?
    /// Whether it is being added or removed: what is asked for meanwhile is done afterwards.
    private var isMoving = false
    /// What it is to be presented from then.
    private weak var nextAnchor: UIView?

    /// A popover around a view, which keeps the size that it has.
    public init(contentView: UIView) {
        (self.contentView, contentVC) = (contentView, nil)
        super.init(frame: .zero)
        setUp()
    }

    /// A popover around a controller's view. The controller has no parent; it hears of its appearance as a window's own.
    public init(viewController: UIViewController) {
        (contentView, contentVC) = (viewController.view, viewController)
        super.init(frame: .zero)
        setUp()
    }

    @available(*, unavailable, message: "a popover view is made of its content")
    public override init(frame: CGRect) {
        preconditionFailure("A popover view is made of its content: use init(contentView:) or init(viewController:).")
    }

    @available(*, unavailable, message: "a popover view is made of its content")
    public required init?(coder: NSCoder) {
        preconditionFailure("A popover view is made of its content: use init(contentView:) or init(viewController:).")
    }

    private func setUp() {
        KeyboardWatch.begin()
        backgroundColor = .clear
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        addSubview(bubble)
        addSubview(contentView)
    }

    // MARK: Showing

    /// Shows it below `view`, over the whole window. Presented again, it ends as `replaced` first.
    ///
    /// It is there when this returns, or begins to fade in. The window keeps it.
    ///
    /// - Parameter view: What the arrow points at; not kept. Where it is in no window, nothing is shown, and `OverlayFault`
    ///   says so.
    open func present(from view: UIView) {
        guard !isMoving else {
            nextAnchor = view
            return
        }
        guard let window = view.window else {
            OverlayFault.report(
                "\(Self.self) was not shown: the view to present it from, \(type(of: view)), is in no window. Present it "
                    + "after that view has appeared.")
            return
        }
        ending.leave(for: .replaced)
        if ending.isLeaving { leave() }
        // Whoever heard of that end has presented it again: the later wish counts.
        guard !ending.isOpen else { return }
        ending.begin()
        anchor = view
        alpha = 1
        frame = window.bounds
        move { window.addSubview(self) }
        // Whoever heard of it coming may have ended it, or taken it away.
        guard ending.isOpen, self.window != nil, nextAnchor == nil else { return leave() }
        sceneWatch = SceneWatch(window: window) { [weak self] in self?.sceneHasClosed() }
        keyboard = PresentedKeyboard(over: self) { [weak self] in self?.follow($0) }
        layoutIfNeeded()
        followAnchor()
        if window.responderInside == nil { becomeFirstResponder() }
        guard fades else { return ending.arrive(in: self) }
        alpha = 0
        UIView.animate(withDuration: PopoverViewNumbers.fadeDuration) {
            self.alpha = 1
        } completion: { [weak self] isFinished in
            if isFinished, let self { ending.arrive(in: self) }
        }
    }

    /// Takes it off the screen as `code`, at once unless it `fades`. Nothing happens while it is not shown.
    open func dismiss() { end(for: .code, animated: true) }

    public func end(for reason: DismissReason, animated: Bool) {
        nextAnchor = nil
        guard ending.leave(for: reason), !isMoving else { return }
        stopFollowing()
        guard animated, fades, window != nil else { return leave() }
        isUserInteractionEnabled = false
        UIView.animate(withDuration: PopoverViewNumbers.fadeDuration) {
            self.alpha = 0
        } completion: { [self] _ in
            if ending.isLeaving { leave() }
        }
    }

    /// There is nothing left to fade on.
    private func sceneHasClosed() {
        end(for: .sceneClosed, animated: false)
        if ending.isLeaving, !isMoving { leave() }
    }

    private func leave() {
        isUserInteractionEnabled = true
        layer.removeAllAnimations()
        resignFirstResponder()
        // Whoever hears of it may present it again: not from inside of the removal.
        move { removeFromSuperview() }
        let next = nextAnchor
        nextAnchor = nil
        if next != nil { ending.leave(for: .replaced) }
        finish()
        if let next, !ending.isOpen { present(from: next) }
    }

    private func move(_ change: () -> Void) {
        isMoving = true
        change()
        isMoving = false
    }

    private func finish() {
        stopFollowing()
        sceneWatch = nil
        keyboard = nil
        ending.finish { reason in
            if reason == .outsideTap { delegate?.popoverViewDidDismiss(self) }
            delegate?.popoverView(self, didEndFor: reason)
        }
    }

    /// Taken away by somebody else it ends as `code`. Call super.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, !isMoving { finish() }
    }

    // MARK: Touches and keys

    /// The whole window but the passthrough views that are beside the bubble.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isPassed = passthroughViews?.contains { $0.bounds.contains(convert(point, to: $0)) } ?? false
        if isPassed, !bubble.frame.contains(point) { return nil }
        return super.hitTest(point, with: event)
    }

    /// A touch that nothing inside the bubble has taken: one beside the bubble closes it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { !bubble.frame.contains($0.location(in: self)) }) else { return }
        end(for: .outsideTap, animated: true)
    }

    /// Closes it as `escape`.
    open override func accessibilityPerformEscape() -> Bool {
        guard ending.isOpen else { return false }
        end(for: .escape, animated: true)
        return true
    }

    /// It takes keys, Escape above all, where nothing in its window does.
    open override var canBecomeFirstResponder: Bool { true }

    /// Escape closes it, unless a control inside has taken it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), accessibilityPerformEscape() { return }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Place

    /// Places bubble and content anew. Call super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let anchorArea else { return }
        placedAnchor = anchorArea
        bubble.apply(PopoverViewPlace(of: contentSize, below: anchorArea, in: self))
        contentView.frame = bubble.contentFrame.offsetBy(dx: bubble.frame.minX, dy: bubble.frame.minY)
    }

    /// The view that it points at, in its own coordinates; nil where that is in no window.
    private var anchorArea: CGRect? {
        guard let anchor, anchor.window != nil else { return nil }
        return tracksAnchor ? anchor.shownFrame(in: self) : anchor.convert(anchor.bounds, to: self)
    }

    /// How much of the window's lower end the keyboard covers, or will. Points.
    var keyboardOverlap: CGFloat { keyboard?.overlap ?? 0 }

    private func follow(_ move: KeyboardMove) {
        guard staysOnScreen, ending.isOpen else { return }
        setNeedsLayout()
        move.animate { self.layoutIfNeeded() }
    }

    /// What the content asks for. A view keeps the size that the app gave it last.
    private var contentSize: CGSize {
        let bounds = contentView.bounds.size
        if bounds != bubble.contentFrame.size { viewSize = bounds }
        let preferred = contentVC?.preferredContentSize ?? .zero
        let wanted = preferred == .zero ? viewSize : preferred
        let isWhole = wanted.width > 0 && wanted.height > 0
        let fitting = isWhole ? wanted : contentView.sizeThatFits(self.bounds.size)
        func side(_ wish: CGFloat, _ fit: CGFloat) -> CGFloat {
            let side = wish > 0 ? wish : fit
            return side.isFinite ? max(0, side) : 0
        }
        return CGSize(width: side(wanted.width, fitting.width), height: side(wanted.height, fitting.height))
    }

    // MARK: A living anchor

    private func followAnchor() {
        stopFollowing()
        guard tracksAnchor, ending.isOpen else { return }
        let link = ActionTarget.displayLink(of: self) { $0.lookAtAnchor() }
        link.add(to: .main, forMode: .common)
        anchorLink = link
    }

    private func stopFollowing() {
        anchorLink?.invalidate()
        anchorLink = nil
    }

    private func lookAtAnchor() {
        guard let anchor, anchor.window === window else { return end(for: .anchorLost, animated: true) }
        if anchorArea != placedAnchor { setNeedsLayout() }
    }
}
