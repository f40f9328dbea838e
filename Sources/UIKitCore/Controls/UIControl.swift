/// A view that turns touches into events and calls actions for them.
///
/// A touch counts as inside until it is 70 points away from the bounds. Actions run in the order they were added.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// Whether the control handles touches. Default true. Setting it to false cancels the tracked touch.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTrackedTouch(with: nil) }
            stateDidChange()
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// Whether the control is selected. Only the app sets it. Default false.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            stateDidChange()
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// Whether a touch is on the control. Tracking sets it.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            stateDidChange()
            KeyValueObservers.noteChange(of: self)
        }
    }

    /// The vertical alignment of the content, for subclasses that position content. Default `center`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment of the content, for subclasses that position content. Default `center`.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Whether the control is tracking a touch.
    open private(set) var isTracking = false
    /// Whether the tracked touch is within 70 points of the bounds.
    open private(set) var isTouchInside = false

    /// Whether a touch that begins in the control shows its menu, instead of a long press. Default false.
    ///
    /// It has an effect while `isContextMenuInteractionEnabled` is true.
    open var showsMenuAsPrimaryAction = false {
        didSet { updateMenuTouches() }
    }

    /// Shows the control's menu. Nil until `isContextMenuInteractionEnabled` is set to true.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the control shows a context menu, which a subclass provides. Default false.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction?.view === self }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            let interaction = contextMenuInteraction ?? ControlMenuInteraction(delegate: self)
            contextMenuInteraction = interaction
            newValue ? addInteraction(interaction) : removeInteraction(interaction)
        }
    }

    /// Reports the touch that opens the menu; exists while the menu is the primary action.
    private var menuTouches: MenuTouchRecognizer?
    private var handlers = ControlHandlers()
    private var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    /// Creates an enabled control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        coder.decodeContents(of: self, as: UIControl.self)
    }

    /// Creates a control that performs `primaryAction` on `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
        }
    }

    /// Closes the control's menu when the control leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window { window?.system.menuPresenter?.dismissMenu(of: self) }
    }

    /// The current state: enabled, selected and highlighted.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// `contentHorizontalAlignment` with `leading` and `trailing` resolved to `left` and `right`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeftToRight ? .left : .right
        case .trailing: return isLeftToRight ? .right : .left
        case .center, .left, .right, .fill: return contentHorizontalAlignment
        }
    }

    /// Called after enabled, selected or highlighted has changed.
    @_spi(Core) open func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Actions

    /// Calls `action` on `target`, which is not retained, on each of `controlEvents`. A nil target means the
    /// responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target, action: action, for: controlEvents)
    }

    /// Removes targets for these events. A nil target or action matches any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target, action: action, for: controlEvents)
    }

    /// Performs `action` on each of `controlEvents`. Replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, for: controlEvents)
    }

    /// Removes `action` for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with this identifier for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, for: controlEvents)
    }

    /// All targets. `NSNull` represents the responder chain.
    open var allTargets: Set<AnyHashable> { handlers.targets }

    /// All events that have an action or target.
    open var allControlEvents: Event { handlers.events }

    /// The names of the selectors sent to `target` on one event; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        handlers.actionNames(for: target, on: controlEvent)
    }

    /// Calls `iterator` with each action, or target and selector, and its events. Setting the flag stops the
    /// enumeration.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (target: Any?, action: Selector)?, Event, inout Bool) -> Void
    ) {
        handlers.enumerate(iterator)
    }

    /// Runs the actions of any of `controlEvents`, each once, in the order they were added.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Sends `action` to `target` through the application; see `UIApplication.sendAction` for a nil target. Outside
    /// every window a nil target means the responder chain from this control on.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let isDone: Bool
        if let application = window?.system.application {
            isDone = application.sendAction(action, to: target, from: self, for: event)
        } else if let target {
            isDone = action.send(to: target, from: self, for: event)
        } else {
            isDone = performInChain(action, from: self, for: event)
        }
        if !isDone, let target {
            misuse("-[\(type(of: target)) \(action)]: unrecognized selector sent to instance", raises: true)
        }
    }

    /// Performs `action` with this control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends the primary action as if the user had touched the control, or shows the menu that replaces it.
    open func performPrimaryAction() {
        if !showPrimaryMenu(at: nil, with: nil) { sendActions(for: .primaryActionTriggered) }
    }

    /// Runs the actions of any of `controlEvents`, each once; `event` is passed to those with a target.
    package func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for handler in handlers.list where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let target, let action): target.object.map { sendAction(action, to: $0, for: event) }
            case .responderChain(let action): sendAction(action, to: nil, for: event)
            }
        }
    }

    // MARK: Menu

    /// The point at which the menu is attached, in points of the control. Default: the middle of the lower edge, which
    /// stands for the whole control: the menu is beside it.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// The configuration of the control's menu; nil, the default, for no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called before the menu appears. Subclasses call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu disappears, after the handler of the chosen element. Subclasses call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Shows the menu if it is the primary action. Returns false when there is none.
    private func showPrimaryMenu(at location: CGPoint?, with event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, isEnabled, isContextMenuInteractionEnabled,
            let presenter = window?.system.menuPresenter
        else { return false }
        sendActions(for: .menuActionTriggered, with: event)
        return presenter.showMenu(of: self, at: location, following: location == nil ? nil : menuTouches)
    }

    private func updateMenuTouches() {
        guard showsMenuAsPrimaryAction != (menuTouches != nil) else { return }
        if let menuTouches {
            removeGestureRecognizer(menuTouches)
            self.menuTouches = nil
        } else {
            let touches = MenuTouchRecognizer(target: nil, action: nil)
            addGestureRecognizer(touches)
            menuTouches = touches
        }
    }

    // MARK: Tracking

    /// Called when a touch begins in the control. Return false to ignore the touch. Default true.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves. Return false to stop tracking. Default true.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends. The default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is canceled. The default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first, !touch.isSecondaryClick else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = true
        guard isTracking else { return }
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        guard isTracking, showPrimaryMenu(at: touch.location(in: self), with: event) else { return }
        // The menu has the touch now.
        cancelTrackedTouch(with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isWithinTolerance(touch, with: event)
        isHighlighted = isTouchInside
        guard isTracking else { return }
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isWithinTolerance(touch, with: event)
        defer { isTouchInside = false }
        guard stopTracking() else { return }
        endTracking(touch, with: event)
        sendActions(for: isTouchInside ? touchUpInsideEvents : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTrackedTouch(with: event)
    }

    private func cancelTrackedTouch(with event: UIEvent?) {
        guard trackedTouch != nil else { return }
        isTouchInside = false
        guard stopTracking() else { return }
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    /// The events of a touch that ends inside. Controls that act on it add their primary action.
    @_spi(Core) open var touchUpInsideEvents: Event { .touchUpInside }

    /// Stops tracking, and returns whether the touch was tracked. The state is reset before any action runs.
    private func stopTracking() -> Bool {
        let wasTracking = isTracking
        trackedTouch = nil
        isTracking = false
        isHighlighted = false
        return wasTracking
    }

    private func isWithinTolerance(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let area = bounds.insetBy(dx: -UIControl.touchTolerance, dy: -UIControl.touchTolerance)
        return self.point(inside: point, with: event) || area.contains(point)
    }

    /// The distance from the bounds, in points, within which a touch is inside (measured on UIKit; Docs/Numbers.md).
    private static let touchTolerance: CGFloat = 70
}
