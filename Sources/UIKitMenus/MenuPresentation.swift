import CoreGraphics
import StateMachines
import UIKitCore

/// What a menu presentation reports. Every method has a default that does nothing.
@MainActor package protocol MenuPresentationDelegate: AnyObject {
    /// The menu is about to appear; it is not in the window yet.
    func menuPresentation(_ presentation: MenuPresentation, willDisplayWith animator: MenuAnimator)

    /// The user has chosen `leaf`: the states of selections have changed, and its handler is called next.
    func menuPresentation(_ presentation: MenuPresentation, didSelect leaf: any UIMenuLeaf)

    /// The user has touched outside the menu, at a point of the window. Return false to keep the menu open, for example
    /// because the point is on the preview. Default true.
    func menuPresentation(_ presentation: MenuPresentation, shouldDismissForTouchAt point: CGPoint) -> Bool

    /// The menu is about to disappear. Handlers of the chosen element have been called.
    func menuPresentation(_ presentation: MenuPresentation, willEndWith animator: MenuAnimator)

    /// The menu's views are gone. The last call.
    func menuPresentationDidEnd(_ presentation: MenuPresentation)
}

extension MenuPresentationDelegate {
    package func menuPresentation(_ presentation: MenuPresentation, willDisplayWith animator: MenuAnimator) {}
    package func menuPresentation(_ presentation: MenuPresentation, didSelect leaf: any UIMenuLeaf) {}
    package func menuPresentation(
        _ presentation: MenuPresentation, shouldDismissForTouchAt point: CGPoint
    ) -> Bool { true }
    package func menuPresentation(_ presentation: MenuPresentation, willEndWith animator: MenuAnimator) {}
    package func menuPresentationDidEnd(_ presentation: MenuPresentation) {}
}

/// What to show, and where.
@MainActor package struct MenuRequest {
    /// The order of the elements.
    package enum Order {
        /// As in the menu.
        case fixed
        /// The first element is nearest to the anchor: reversed in a menu above it.
        case nearestFirst
    }

    /// The menu. It is not copied: states that change when an element is chosen change in its elements.
    package var menu: UIMenu
    /// The view that the menu belongs to. The menu appears in its window.
    package var sourceView: UIView
    /// The rectangle beside which the menu is placed, in points of `sourceView`; an empty one for a point.
    package var sourceRect: CGRect
    /// The order of the elements. Default `fixed`.
    package var order = Order.fixed
    /// The distance between the rectangle and the menu, in points.
    package var gap = MenuMetrics.anchorGap
    /// Whether the menu is at the left or right of the rectangle, instead of above or below. Default false.
    package var isBesideSource = false
    /// Whether the menu is below the rectangle rather than above it, if there is room. Default nil: that depends on where
    /// the rectangle is on the screen.
    var prefersBelow: Bool?
    /// The sender of actions while they are performed. Default nil: the source view.
    package var sender: Any?
    /// What popovers that a handler presents point at. Default nil: the source view.
    package var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// A view behind the menu that fills the overlay, such as a dimming view with a lifted preview; nil for none. Its
    /// alpha and contents belong to the caller. It receives no touches: the delegate is asked about them.
    package var background: UIView?
    /// Whether choosing an element turns it on and all others off.
    package var selectsSingleElement = false

    /// A request to show `menu` beside `sourceRect` of `sourceView`.
    package init(menu: UIMenu, sourceView: UIView, sourceRect: CGRect) {
        self.menu = menu
        self.sourceView = sourceView
        self.sourceRect = sourceRect
    }
}

/// A menu on the screen, from its request until its views are gone.
///
/// Create it with `show(_:delegate:following:)`. The system's `MenuPresenter` retains it while it is shown; opening
/// another one closes it.
@MainActor package final class MenuPresentation {
    /// The state of the menu, as in dumps.
    var phase: MenuStateMachine.Phase { stateMachine.phase }
    /// Whether elements can be chosen: the menu is opening or open.
    package var isOpen: Bool { stateMachine.acceptsInput }
    /// The request that the menu shows. `menu` changes with `updateVisibleMenu(_:)`.
    package private(set) var request: MenuRequest
    /// The view over the window that contains the background and the menu.
    package var overlay: UIView { overlayView }
    /// The frame of the front menu in points of the window.
    package var frame: CGRect { overlayView.overlayFrame }

    weak var delegate: (any MenuPresentationDelegate)?
    let overlayView: MenuOverlayView
    package var levels: [MenuLevel] = []
    var tracking = MenuTracking()
    let trackingEffects = EffectRunner<MenuTracking.Effect>()
    /// Where the finger came down, in points of the window.
    var touchOrigin: CGPoint?
    /// Scrolls a long menu below the finger that opened it.
    private(set) lazy var edgeScroller = MenuEdgeScroller { [weak self] in self?.menuDidScrollBelowTouch() }
    private var stateMachine = MenuStateMachine()
    private let runner = EffectRunner<MenuStateMachine.Effect>()
    private var animator = MenuAnimator()

    private init(_ request: MenuRequest, delegate: (any MenuPresentationDelegate)?) {
        self.request = request
        self.delegate = delegate
        overlayView = MenuOverlayView(background: request.background)
    }

    /// Shows a menu at once. Nil, with nothing changed, if the source is in no window or the menu has nothing to show.
    /// A background is shown also without a menu.
    ///
    /// - Parameter touches: Reports the touch that opens the menu, which may slide to an element and choose it.
    @discardableResult
    package static func show(
        _ request: MenuRequest, delegate: (any MenuPresentationDelegate)?, following touches: MenuTouchRecognizer? = nil
    ) -> MenuPresentation? {
        guard let window = request.sourceView.window else { return nil }
        let presentation = MenuPresentation(request, delegate: delegate)
        let level = MenuLevel(request.menu, parent: nil, in: presentation)
        guard !level.model.isEmpty || request.background != nil else { return nil }
        let presenter = window.system.menus
        presentation.levels = [level]
        presenter.present(presentation)
        presentation.send(.present)
        if let touches, touches.hasTouch, presentation.isOpen {
            presentation.touchOrigin = touches.location(in: nil)
            _ = presentation.tracking.handle(.open)
            touches.begin(for: presentation)
        }
        return presentation
    }

    /// Closes the menu. Does nothing while it is closing.
    package func dismiss(animated: Bool = true) {
        guard isOpen else { return }
        overlayView.isAnimated = overlayView.isAnimated && animated
        send(.dismiss)
    }

    /// Replaces each visible menu, the outermost first, by what `update` returns for a copy of it. Does nothing unless
    /// the menu is open.
    package func updateVisibleMenu(_ update: (UIMenu) -> UIMenu) {
        guard isOpen else { return }
        for (index, level) in levels.enumerated() where index < levels.count {
            replace(level, with: update(level.menu.copy() as! UIMenu))
        }
    }

    /// Shows another menu in place of the outermost one; its submenus close. An empty menu closes the presentation.
    package func replaceMenu(with menu: UIMenu) {
        guard isOpen, let outermost = levels.first else { return }
        if levels.count > 1 { removeLevels(above: 0) }
        replace(outermost, with: menu)
    }

    private func replace(_ level: MenuLevel, with menu: UIMenu) {
        level.menu = menu
        if level.parent == nil { request.menu = menu }
        reload(level)
    }

    /// Shows what the elements of `level` are now.
    func reload(_ level: MenuLevel) {
        level.reload()
        guard level.parent != nil || !level.model.isEmpty else { return dismiss() }
        overlayView.update(level, in: self)
    }

    // MARK: State

    func send(_ event: MenuStateMachine.Event) {
        guard let effects = stateMachine.handle(event) else { return }
        runner.run(effects, perform: perform)
    }

    private func perform(_ effect: MenuStateMachine.Effect) {
        switch effect {
        case .willDisplay:
            animator = MenuAnimator()
            delegate?.menuPresentation(self, willDisplayWith: animator)
        case .installView:
            guard let window = request.sourceView.window, let level = levels.first else {
                return send(.windowDidVanish)
            }
            overlayView.install(in: window, for: self)
            overlayView.add(level, in: self)
            note("opened", overlayView.overlayPlacement ?? "")
        case .animateOpening:
            guard overlayView.window != nil, let level = levels.first else { return }
            overlayView.animateOpening(of: level, alongside: animator) { [weak self] in self?.send(.openingDidEnd) }
        case .completeOpening:
            animator.finish()
        case .willEnd:
            edgeScroller.stop()
            animator = MenuAnimator()
            delegate?.menuPresentation(self, willEndWith: animator)
        case .animateClosing:
            overlayView.animateClosing(alongside: animator) { [weak self] in self?.send(.closingDidEnd) }
        case .completeClosing:
            animator.finish()
        case .removeView:
            overlayView.uninstall()
            levels = []
        case .didEnd:
            note("closed", "")
            (overlayView.presenter)?.presentationDidEnd(self)
            delegate?.menuPresentationDidEnd(self)
        }
    }

    func note(_ callback: String, _ arguments: String) {
        Trace.note(self, callback: callback, arguments: arguments)
    }
}
