import UIKit

/// A popover made of one view: it covers its window, blocks touches outside its bubble and is dismissed by the first of
/// them.
///
///     let popover = PopoverView(contentView: card)
///     popover.staysOnScreen = true
///     popover.present(from: helpButton)
///
/// The bubble is positioned below the view that it is presented from. By default it does not animate, and ignores the
/// screen's edges: `staysOnScreen`, `arrowFollowsAnchor`, `tracksAnchor` and `fadesInAndOut` enable more.
///
/// Its size is that of its content: the bounds of a view, or of a controller's view, unless its `preferredContentSize`
/// is not zero. `sizeThatFits(_:)` gives a width or height that is not above zero.
open class PopoverView: UIView, Overlay, DrivenPopover {
    /// The lifecycle of the popover's presentations.
    public let lifecycle = OverlayLifecycle()

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
    open var staysOnScreen: Bool {
        get { options.staysOnScreen }
        set {
            options.staysOnScreen = newValue
            setNeedsLayout()
        }
    }
    /// Whether the arrow points at the center of the anchor view after `staysOnScreen` has shifted the bubble. Default
    /// false: the arrow is in the center of the bubble.
    open var arrowFollowsAnchor: Bool {
        get { options.arrowFollowsAnchor }
        set {
            options.arrowFollowsAnchor = newValue
            setNeedsLayout()
        }
    }
    /// Whether the bubble follows its anchor through scrolling, animation and layout, in every frame. Default false.
    ///
    /// Nothing runs while the screen does not change; before iOS 18, UIKit updates the screen all the time instead.
    /// `anchorLossBehavior` decides what happens when the anchor is lost.
    open var tracksAnchor: Bool {
        get { options.tracksAnchor }
        set {
            options.tracksAnchor = newValue
            guard superview != nil else { return }
            // The tracker reports again if the anchor is still lost; without it, the popover does not hide with the anchor.
            isHidden = false
            startTrackingAnchor()
        }
    }
    /// What happens while `tracksAnchor` is set and the anchor is lost. Default `dismiss`.
    open var anchorLossBehavior: AnchorLossBehavior {
        get { options.anchorLossBehavior }
        set {
            options.anchorLossBehavior = newValue
            if tracksAnchor, tracker.isLost { anchorDidChange(.lost) }
        }
    }
    /// Whether the popover fades in and out, in 0.2 seconds. Default false: no animation. Takes effect with the next
    /// presentation or dismissal.
    open var fadesInAndOut: Bool {
        get { options.fadesInAndOut }
        set { options.fadesInAndOut = newValue }
    }
    /// The color of bubble and arrow. Default: the tertiary background, which is white or dark gray. Takes effect at
    /// once.
    open var bubbleColor: UIColor {
        get { chrome.tintColor }
        set {
            chrome.tintColor = newValue
            options.hasOwnColor = true
        }
    }

    /// The picture of the bubble, arrow included. Default nil: a bubble is drawn in `bubbleColor`. Takes effect at once.
    ///
    /// It is stretched to the size of the bubble by its cap insets (`resizableImage(withCapInsets:)`), and shown upside
    /// down where the bubble is above its anchor. It has no shadow but its own. A template image has `bubbleColor`.
    open var backgroundImage: UIImage? {
        get { chrome.backgroundImage }
        set {
            chrome.backgroundImage = newValue
            setNeedsLayout()
        }
    }

    /// What the app has set.
    private struct Options {
        var staysOnScreen = false
        var arrowFollowsAnchor = false
        var tracksAnchor = false
        var anchorLossBehavior = AnchorLossBehavior.dismiss
        var fadesInAndOut = false
        /// Whether the app has set the color, which counts more than the theme then.
        var hasOwnColor = false
    }

    private var options = Options()
    private var themeObservation: OverlayThemeObservation?
    private var style: InterfaceStyleObserver?
    let chrome = PopoverViewChrome()
    private lazy var driver = PopoverViewDriver(of: self)
    private let tracker = AnchorTracker()
    /// The content size that the app last set.
    private var appContentSize = CGSize.zero
    private var keyboard: KeyboardOverlapObserver?
    /// The first responder at the time of the presentation; the popover does not take the focus from it.
    private weak var responderBehind: UIResponder?
    private lazy var escapeRecognizer = PopoverKeyRecognizer(of: self)
    private lazy var escapeTarget = ActionTarget { [weak self] in _ = self?.accessibilityPerformEscape() }

    /// Creates a popover with a content view, which keeps its size.
    public init(contentView: UIView) {
        self.contentView = contentView
        contentVC = nil
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a popover with a controller's view. The controller has no parent, and receives appearance callbacks like
    /// a window's root.
    public init(viewController: UIViewController) {
        contentView = viewController.view
        contentVC = viewController
        super.init(frame: .zero)
        setUp()
    }

    /// Unavailable: a popover view needs content.
    @available(*, unavailable, message: "a popover view needs content")
    public override init(frame: CGRect) {
        preconditionFailure("A popover view needs content: use init(contentView:) or init(viewController:).")
    }

    /// Unavailable: a popover view needs content.
    @available(*, unavailable, message: "a popover view needs content")
    public required init?(coder: NSCoder) {
        preconditionFailure("A popover view needs content: use init(contentView:) or init(viewController:).")
    }

    private func setUp() {
        KeyboardObserver.startObserving()
        backgroundColor = .clear
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        addSubview(chrome)
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
        driver.present(from: .view(view))
    }

    /// Presents the popover below `anchor`, covering its window. If it is presented already, it is dismissed as
    /// `replaced` first.
    ///
    /// The popover is visible when this returns, or begins to fade in. The window retains it. If the anchor is in no
    /// window, nothing is presented and `OverlayDiagnostics` reports it.
    open func present(from anchor: OverlayAnchor) {
        driver.present(from: anchor)
    }

    /// Dismisses the popover as `code`, at once unless `fadesInAndOut` is set. Does nothing while it is not
    /// presented.
    open func dismiss() { dismiss(for: .code, animated: true) }

    /// Dismisses the popover; it fades out if `animated` and `fadesInAndOut` are true. The first reason counts.
    public func dismiss(for reason: DismissReason, animated: Bool) { driver.dismiss(for: reason, animated: animated) }

    // MARK: Calls from the driver

    /// Adds the popover to `window`, with `anchor` to point at.
    func install(in window: UIWindow, below anchor: OverlayAnchor) {
        tracker.anchor = anchor
        tracker.lastFrame = nil
        alpha = 1
        isHidden = false
        frame = window.bounds
        window.addSubview(self)
        themeObservation = OverlayThemeObservation(of: anchor.location?.view, in: window.windowScene) { [weak self] in
            self?.apply($0)
        }
        style = InterfaceStyleObserver(of: self, behind: anchor.location?.view)
    }

    private func apply(_ theme: OverlayTheme) {
        chrome.cornerRadius = theme.cornerRadius(orUsual: PopoverViewMetrics.cornerRadius)
        tintColor = theme.tintColor
        setNeedsLayout()
        guard !options.hasOwnColor else { return }
        if case .color(let color) = theme.surface {
            chrome.tintColor = color
        } else {
            chrome.tintColor = PopoverViewChrome.usualColor
        }
    }

    /// Lays out the popover in its window, and makes it first responder if nothing else is.
    func installContent() {
        keyboard = KeyboardOverlapObserver(over: self) { [weak self] in self?.keyboardWillChange($0) }
        layoutIfNeeded()
        startTrackingAnchor()
        responderBehind = window?.firstResponderInSubtree
        OverlayFocus.overlayWasAdded(self, rule: .sharesFocus)
        escapeTarget.attach(to: escapeRecognizer)
        window?.addGestureRecognizer(escapeRecognizer)
        if responderBehind == nil { becomeFirstResponder() }
    }

    /// Removes the popover from its window.
    func removeFromWindow() {
        isUserInteractionEnabled = true
        layer.removeAllAnimations()
        if let responderBehind, contentView.firstResponderInSubtree != nil {
            OverlayFocus.focusWasLost(by: responderBehind, to: self)
        }
        resignFirstResponder()
        removeFromSuperview()
    }

    /// Stops observing anchor and keyboard, and gives back the focus that the content has taken.
    func removeContent() {
        escapeRecognizer.view?.removeGestureRecognizer(escapeRecognizer)
        OverlayFocus.overlayWasRemoved(self)
        responderBehind = nil
        tracker.stop()
        keyboard = nil
        themeObservation = nil
        style = nil
    }

    func stopTrackingAnchor() { tracker.stop() }

    func notifyDidDismiss(for reason: DismissReason) {
        if reason == .outsideTap { delegate?.popoverViewDidDismiss(self) }
        delegate?.popoverView(self, didDismissFor: reason)
    }

    /// Ends the presentation as `code` if the app has removed the view. Call super.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { driver.viewDidLeaveWindow() }
    }

    // MARK: Touches and keys

    /// The whole window except passthrough views outside the bubble.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let isPassed = passthroughViews?.contains { $0.bounds.contains(convert(point, to: $0)) } ?? false
        if isPassed, !chrome.frame.contains(point) { return nil }
        return super.hitTest(point, with: event)
    }

    /// Dismisses the popover for a touch outside the bubble. Touches that content inside the bubble ignores do nothing.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { !chrome.frame.contains($0.location(in: self)) }) else { return }
        dismiss(for: .outsideTap, animated: true)
    }

    /// Dismisses the popover as `escape`.
    open override func accessibilityPerformEscape() -> Bool {
        guard lifecycle.isPresented else { return false }
        dismiss(for: .escape, animated: true)
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
        guard let anchorFrame else { return }
        tracker.lastFrame = anchorFrame
        chrome.apply(PopoverViewLayout(of: contentSize, below: anchorFrame, in: self))
        contentView.frame = chrome.contentFrame.offsetBy(dx: chrome.frame.minX, dy: chrome.frame.minY)
    }

    /// The anchor's frame in this view's coordinates; where it was last while it is lost, in another window or in none.
    private var anchorFrame: CGRect? {
        if tracksAnchor { return tracker.targetFrame(in: self) }
        guard let location = tracker.anchor?.location, location.view.window != nil else { return tracker.lastFrame }
        return location.view.convert(location.rect, to: self)
    }

    /// The height that the keyboard covers, or will cover, at the window's lower end. Points.
    var keyboardOverlap: CGFloat { keyboard?.overlap ?? 0 }

    private func keyboardWillChange(_ move: KeyboardChange) {
        guard staysOnScreen, lifecycle.isPresented else { return }
        setNeedsLayout()
        move.animate { self.layoutIfNeeded() }
    }

    /// The size that the content requests. A view keeps the size that the app set last.
    private var contentSize: CGSize {
        let bounds = contentView.bounds.size
        if bounds != chrome.contentFrame.size { appContentSize = bounds }
        let preferred = contentVC?.preferredContentSize ?? .zero
        let requested = preferred == .zero ? appContentSize : preferred
        let isWhole = requested.width > 0 && requested.height > 0
        let fitting = isWhole ? requested : contentView.sizeThatFits(self.bounds.size)
        func side(_ length: CGFloat, _ fit: CGFloat) -> CGFloat {
            let side = length > 0 ? length : fit
            return side.isFinite ? max(0, side) : 0
        }
        return CGSize(width: side(requested.width, fitting.width), height: side(requested.height, fitting.height))
    }

    // MARK: Tracking the anchor

    private func startTrackingAnchor() {
        tracker.stop()
        guard tracksAnchor, lifecycle.isPresented else { return }
        tracker.start(for: self) { [weak self] in self?.anchorDidChange($0) }
    }

    private func anchorDidChange(_ change: AnchorTracker.Change) {
        switch change {
        case .moved: setNeedsLayout()
        case .found:
            isHidden = false
            setNeedsLayout()
        case .lost:
            isHidden = anchorLossBehavior == .hide
            if anchorLossBehavior == .dismiss { dismiss(for: .anchorLost, animated: true) }
        }
    }
}
