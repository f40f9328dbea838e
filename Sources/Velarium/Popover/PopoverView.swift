import UIKit

/// A popover made of one view: it covers its window, blocks touches outside its bubble and is dismissed by the first of
/// them.
///
/// The bubble is positioned below the view that it is presented from. By default it does not animate, and ignores the
/// screen's edges: `staysOnScreen`, `arrowFollowsAnchor`, `tracksAnchor` and `fadesInAndOut` enable more.
///
/// Its size is that of its content: the bounds of a view, or of a controller's view, unless its `preferredContentSize`
/// is not zero. `sizeThatFits(_:)` gives a width or height that is not above zero.
open class PopoverView: UIView, Overlay {
    /// The lifecycle of the popover's presentations.
    public let ending = OverlayEnding()

    /// The content view, inset in the bubble by 10 points at the left and right and 13 above and below, arrow included.
    public let contentView: UIView
    /// The controller of `contentView`, retained by the popover. Nil if it was created with a view.
    public let contentVC: UIViewController?
    /// Notified when the popover is dismissed. Not retained; default nil.
    open weak var delegate: (any PopoverViewDelegate)?

    /// Views that keep receiving touches, such as the button that opened the popover. Default nil.
    ///
    /// A touch inside the bounds of one of them and outside the bubble goes to the view below, and the popover stays.
    open var passthroughViews: [UIView]?

    /// Whether the bubble stays inside the safe area and above the keyboard, less 10 points. Default false: it is
    /// always below the anchor.
    ///
    /// The bubble shifts along its arrow's edge, flips above the anchor if there is no room below, and shrinks if
    /// neither side has room.
    open var staysOnScreen = false { didSet { setNeedsLayout() } }
    /// Whether the arrow points at the center of the anchor view after `staysOnScreen` has shifted the bubble. Default
    /// false: the arrow is in the center of the bubble.
    open var arrowFollowsAnchor = false { didSet { setNeedsLayout() } }
    /// Whether the bubble follows the view that it was presented from, checked every frame. Default false.
    ///
    /// The popover is dismissed as `anchorLost` when that view leaves the window.
    open var tracksAnchor = false { didSet { if superview != nil { followAnchor() } } }
    /// Whether the popover fades in and out, in 0.2 seconds. Default false: no animation. Takes effect with the next
    /// presentation or dismissal.
    open var fades = false
    /// The color of bubble and arrow. Default: the tertiary background, which is white or dark gray. Takes effect at
    /// once.
    open var bubbleColor: UIColor {
        get { bubble.tintColor }
        set { bubble.tintColor = newValue }
    }

    let bubble = PopoverViewBubble()
    private(set) weak var anchor: UIView?
    private var anchorLink: CADisplayLink?
    /// The anchor's frame at the last layout.
    private var placedAnchor: CGRect?
    /// The content size that the app last set.
    private var viewSize = CGSize.zero
    private var sceneWatch: SceneWatch?
    private var keyboard: PresentedKeyboard?
    /// Whether the popover is being added or removed. A presentation requested meanwhile happens afterwards.
    private var isMoving = false
    /// The anchor of the presentation that was requested meanwhile.
    private weak var nextAnchor: UIView?

    /// Creates a popover with a content view, which keeps its size.
    public init(contentView: UIView) {
        (self.contentView, contentVC) = (contentView, nil)
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a popover with a controller's view. The controller has no parent, and receives appearance callbacks like
    /// a window's root.
    public init(viewController: UIViewController) {
        (contentView, contentVC) = (viewController.view, viewController)
        super.init(frame: .zero)
        setUp()
    }

    /// Unavailable: a popover view needs content.
    @available(*, unavailable, message: "a popover view is made of its content")
    public override init(frame: CGRect) {
        preconditionFailure("A popover view is made of its content: use init(contentView:) or init(viewController:).")
    }

    /// Unavailable: a popover view needs content.
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

    // MARK: Presenting

    /// Presents the popover below `view`, covering its window. If it is presented already, it is dismissed as
    /// `replaced` first.
    ///
    /// The popover is visible when this returns, or begins to fade in. The window retains it.
    ///
    /// - Parameter view: The anchor that the arrow points at; not retained. If it has no window, nothing is presented
    ///   and `OverlayDiagnostics` reports it.
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
        // A dismissal callback has presented it again: that presentation counts.
        guard !ending.isOpen else { return }
        ending.begin()
        anchor = view
        alpha = 1
        frame = window.bounds
        move { window.addSubview(self) }
        // A callback during insertion may have dismissed or removed it.
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

    /// Dismisses the popover as `code`, at once unless `fadesInAndOut` is set. Does nothing while it is not
    /// presented.
    open func dismiss() { end(for: .code, animated: true) }

    /// Dismisses the popover; it fades out if `animated` and `fadesInAndOut` are true. The first reason counts.
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

    /// Without a scene there is no fade.
    private func sceneHasClosed() {
        end(for: .sceneClosed, animated: false)
        if ending.isLeaving, !isMoving { leave() }
    }

    private func leave() {
        isUserInteractionEnabled = true
        layer.removeAllAnimations()
        resignFirstResponder()
        // A dismissal callback may present it again, but not during the removal.
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

    /// Ends the presentation as `code` if the app has removed the view. Call super.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, !isMoving { finish() }
    }

    // MARK: Touches and keys

    /// The whole window except passthrough views outside the bubble.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isPassed = passthroughViews?.contains { $0.bounds.contains(convert(point, to: $0)) } ?? false
        if isPassed, !bubble.frame.contains(point) { return nil }
        return super.hitTest(point, with: event)
    }

    /// Dismisses the popover for a touch outside the bubble. Touches that content inside the bubble ignores do nothing.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { !bubble.frame.contains($0.location(in: self)) }) else { return }
        end(for: .outsideTap, animated: true)
    }

    /// Dismisses the popover as `escape`.
    open override func accessibilityPerformEscape() -> Bool {
        guard ending.isOpen else { return false }
        end(for: .escape, animated: true)
        return true
    }

    /// True: the popover becomes first responder for Escape if its window has no other first responder.
    open override var canBecomeFirstResponder: Bool { true }

    /// Escape dismisses the popover unless a control inside handles it.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), accessibilityPerformEscape() { return }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Layout

    /// Positions bubble and content. Call super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let anchorArea else { return }
        placedAnchor = anchorArea
        bubble.apply(PopoverViewPlace(of: contentSize, below: anchorArea, in: self))
        contentView.frame = bubble.contentFrame.offsetBy(dx: bubble.frame.minX, dy: bubble.frame.minY)
    }

    /// The anchor view's frame in this view's coordinates; nil if it has no window.
    private var anchorArea: CGRect? {
        guard let anchor, anchor.window != nil else { return nil }
        return tracksAnchor ? anchor.shownFrame(in: self) : anchor.convert(anchor.bounds, to: self)
    }

    /// The height that the keyboard covers, or will cover, at the window's lower end. Points.
    var keyboardOverlap: CGFloat { keyboard?.overlap ?? 0 }

    private func follow(_ move: KeyboardMove) {
        guard staysOnScreen, ending.isOpen else { return }
        setNeedsLayout()
        move.animate { self.layoutIfNeeded() }
    }

    /// The size that the content requests. A view keeps the size that the app set last.
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

    // MARK: Tracking the anchor

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
