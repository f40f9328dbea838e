import UIKit

/// Carries out what `OverlayStateMachine` decides for one modal overlay: views, callbacks, animations and completions.
@MainActor final class ModalDriver {
    typealias Completion = ModalCompletions.Completion

    private unowned let controller: any ModalOverlay
    private let lifecycle: OverlayLifecycle
    private let overlayViews = ModalOverlayViews()
    private let keyboard = ModalKeyboardObserver()
    private(set) var host: (any ModalHost)?
    private lazy var animator = ModalAnimator(of: controller, views: overlayViews, keyboard: keyboard) {
        [unowned self] in
        layOutContent()
    }
    private var completions = ModalCompletions()
    /// Shows the overlay, or refuses, after it was removed. Nil unless the app has shown it during its removal.
    private var nextShow: ((_ isAllowed: Bool) -> Void)?
    private(set) var isPresentAnimated = false
    private var isDismissAnimated = false
    /// Whether a tap outside the content dismisses the overlay.
    private var isDismissedByTap = false
    private var sceneObserver: SceneDisconnectionObserver?
    /// The problems reported during this presentation; each is reported once.
    private var reported: Set<String> = []

    init(of controller: any ModalOverlay) {
        self.controller = controller
        lifecycle = controller.lifecycle
        lifecycle.attach(self)
        controller.layouter.onSettingsChange = { [unowned self] in setNeedsContentLayout() }
        keyboard.onChange = { [unowned self] move in
            guard isPresentingOrPresented else { return }
            move.animate { self.layOutContent() }
        }
    }

    // MARK: State

    /// Whether the overlay is on the screen.
    var isVisible: Bool { lifecycle.stateMachine.isVisible }

    /// Whether the overlay is presenting or presented, and no dismissal has begun.
    var isPresentingOrPresented: Bool { lifecycle.stateMachine.isPresentingOrPresented }

    /// Whether the overlay is presented, and neither animation is in progress.
    var isPresented: Bool { lifecycle.stateMachine.isPresented }

    private var isIdle: Bool { lifecycle.stateMachine.phase == .idle }

    private func handle(_ event: OverlayState.Event) { lifecycle.handle(event) }

    /// The controller behind decides about the system bars, unless the content controller sets
    /// `modalPresentationCapturesStatusBarAppearance`.
    var systemBarsController: UIViewController? {
        if let content = controller.contentOwner.content.controller,
            content.modalPresentationCapturesStatusBarAppearance
        {
            return content
        }
        return host?.systemBarsController
    }

    /// Reports a problem once per presentation.
    private func reportOnce(_ message: String) {
        if reported.insert(message).inserted { OverlayDiagnostics.report("\(controller) \(message)") }
    }

    // MARK: Content

    /// Lays out dimming view and content.
    func layOutContent() {
        guard let view = controller.view else { return }
        if isPresentingOrPresented { keyboard.updateHeight() }
        let height = keyboard.height
        controller.layouter.recordInput(of: view)
        overlayViews.layOut(in: view.bounds)
        controller.layouter.layOut(
            controller.contentView, in: view, keyboardHeight: height, report: { reportOnce($0) },
            requestedSize: { controller.requestedContentSize(in: $0, keyboardHeight: height) })
    }

    private func setNeedsContentLayout() {
        guard isPresentingOrPresented else { return }
        controller.layouter.setNeedsLayout()
        controller.view.setNeedsLayout()
    }

    /// Shows the content that the app has set while the overlay was shown.
    func contentWasReplaced() {
        let content = controller.contentOwner.content
        overlayViews.content.hostedView = content.view
        overlayViews.saveAppearance()
        content.willAppear(animated: false)
        layOutContent()
        if isPresented { content.didAppear() }
    }

    /// Shows the dimming view that the app has set, if the overlay is shown.
    func dimmingViewDidChange() {
        controller.theme.dimmingViewWasReplaced()
        guard isVisible else { return }
        overlayViews.background.hostedView = controller.dimmingView
        overlayViews.saveAppearance()
        overlayViews.layOut(in: controller.view.bounds)
    }

    // MARK: Presenting

    func show(in location: ModalLocation, scene: UIWindowScene?, animated: Bool, completion: Completion?) {
        if case .dismissing = lifecycle.stateMachine.phase, host?.isShown(in: location) != true {
            handle(.dismissImmediately(.code))
        }
        switch lifecycle.stateMachine.phase {
        case .idle: host = location.makeHost()
        case .dismissing: break
        case .removing:
            return showAfterRemoval { [weak self] isAllowed in
                guard isAllowed, let self else {
                    completion?(false)
                    return
                }
                show(in: location, scene: scene, animated: animated, completion: completion)
            }
        case .pending, .presenting, .presented, .announced:
            OverlayDiagnostics.report("\(controller) is already shown; hide it before it is shown again.")
            completion?(false)
            return
        }
        guard ModalRegistry.dismissOthers(for: controller, in: scene, animated: animated) else {
            completion?(false)
            return
        }
        completions.addShow(completion)
        isPresentAnimated = animated
        handle(.present)
    }

    /// The overlay is being removed, and the app shows it again. The last call counts.
    private func showAfterRemoval(_ show: @escaping (_ isAllowed: Bool) -> Void) {
        let former = nextShow
        nextShow = show
        handle(.presentAgain(replacing: .code))
        former?(false)
    }

    /// Calls what waits for the removal.
    private func performNextShow(isAllowed: Bool) {
        let show = nextShow
        nextShow = nil
        show?(isAllowed)
    }

    /// UIKit added the view to a window, possibly because the app presented the overlay or added its view.
    func viewDidEnterWindow() {
        if isIdle {
            let presenter = controller.presentingViewController
            let location =
                presenter == nil
                ? ModalLocation.view(controller.view.superview) : ModalLocation.presentation(by: presenter)
            host = location.makeHost()
            isPresentAnimated = presenter != nil && UIView.areAnimationsEnabled
            if let view = controller.view, let container = view.superview, view.bounds.isEmpty {
                view.frame = container.bounds
            }
            // A presentation by UIKit cannot be prevented, even if another overlay refuses.
            _ = ModalRegistry.dismissOthers(
                for: controller, in: controller.view.window?.windowScene, animated: isPresentAnimated)
        }
        host?.viewDidEnterWindow(of: self)
        handle(.viewDidEnterWindow)
    }

    // MARK: UIKit's appearance callbacks

    /// The overlay may reappear after another presentation covered it.
    func viewWillAppear(animated: Bool) {
        if isPresentingOrPresented { controller.contentOwner.content.willAppear(animated: animated) }
    }

    func viewDidAppear() {
        if isPresented {
            controller.contentOwner.content.didAppear()
            becomeFirstResponderIfAllowed()
        }
        host?.viewDidAppear(of: self)
    }

    func viewWillDisappear(animated: Bool) {
        if controller.isBeingDismissed, isInPresentation {
            handle(.dismissedByUIKit(.code))
        } else if isPresented {
            controller.contentOwner.content.willDisappear(animated: animated)
        }
    }

    func viewDidDisappear() {
        // The content's callback may present the overlay again.
        let isGoing = controller.isBeingDismissed || controller.presentingViewController == nil
        controller.contentOwner.content.didDisappear()
        if isInPresentation, isGoing { viewWasRemoved() }
    }

    private var isInPresentation: Bool { host?.mode == .presentation }

    /// The view left its window; `isContainerLost` is true if its container left with it.
    func viewDidLeaveWindow(withContainer isContainerLost: Bool) {
        host?.viewDidLeaveWindow(of: self, withContainer: isContainerLost)
    }

    // MARK: Dismissal

    /// Dismisses the overlay for `reason`; the first reason counts.
    ///
    /// - Parameter isAsking: Whether the delegate may refuse.
    /// - Returns: False if it was refused or nothing is shown.
    @discardableResult
    func dismiss(
        for reason: DismissReason, animated: Bool, asksDelegate isAsking: Bool, byTap isByTap: Bool = false,
        completion: Completion? = nil
    ) -> Bool {
        adoptPendingPresentation()
        if isAsking, isPresentingOrPresented, !controller.isHidingAllowed {
            completion?(false)
            return false
        }
        if isIdle {
            completion?(false)
            return false
        }
        if lifecycle.stateMachine.awaitsDismissal {
            isDismissAnimated = animated
            isDismissedByTap = isByTap
        }
        completions.addHide(completion)
        performNextShow(isAllowed: false)
        let dismissal = OverlayState.Dismissal(reason: reason, isAnimated: animated)
        handle(animated ? .dismiss(dismissal) : .dismissImmediately(reason))
        return true
    }

    /// Hides the overlay after a tap outside its content, unless it is modal.
    func handleOutsideTap() {
        guard !controller.isModal, isPresentingOrPresented else { return }
        dismiss(for: .outsideTap, animated: true, asksDelegate: true, byTap: true)
    }

    /// Hides the overlay after Escape. Returns false if it does not handle the key.
    func handleEscape() -> Bool {
        guard !controller.isModal, isPresentingOrPresented else { return false }
        return dismiss(for: .escape, animated: true, asksDelegate: true)
    }

    /// UIKit presents at the end of the current run loop turn: until then the presentation is pending.
    private func adoptPendingPresentation() {
        guard isIdle, let presenter = controller.presentingViewController, !controller.isBeingDismissed else { return }
        host = ModalLocation.presentation(by: presenter).makeHost()
        handle(.present)
    }

    /// The scene was disconnected: there is no animation.
    private func sceneDidDisconnect() {
        dismiss(for: .sceneClosed, animated: false, asksDelegate: false)
        handle(.viewWasRemoved(.sceneClosed))
    }
}

// MARK: The host's view of the overlay

extension ModalDriver: HostedOverlay {
    var viewController: UIViewController { controller }
    var becomesKeyWindow: Bool { controller.shouldBecomeKeyWindow }
    var dimsWindowBehind: Bool { controller.shouldDimmedAppAutomatically }
    var endsWhenContainerLeavesWindow: Bool { controller.endsWhenContainerLeavesWindow }

    func viewWasRemoved(for reason: DismissReason) { handle(.viewWasRemoved(reason)) }
}

// MARK: UIKit transitions

extension ModalDriver: ModalTransitionDriver {
    func whenPresented(_ completion: @escaping () -> Void) {
        switch lifecycle.stateMachine.phase {
        case .idle, .pending, .presenting, .announced(_, .pending), .announced(_, .presenting):
            animator.addPresentationHandler(completion)
        case .presented, .announced(_, .presented), .dismissing, .removing: completion()
        }
    }

    func animateOutForTransition(_ completion: @escaping () -> Void) {
        isDismissAnimated = true
        animator.animateOut(completion)
    }
}

// MARK: Effects

extension ModalDriver: OverlayDriver {
    var overlay: AnyObject? { controller }

    func perform(_ effect: OverlayState.Effect) {
        switch effect {
        case .beginLifecycle: beginLifecycle()
        case .mount: host?.mount(self)
        case .installContent: installContent()
        case .animateIn:
            animator.animateIn(isAnimated: isPresentAnimated, alongside: { [weak self] in self?.animateBehind(true) }) {
                [weak self] in self?.handle(.presentationDidEnd)
            }
        case .finishPresenting: finishPresenting()
        case .stopAnimation: animator.stop()
        case .prepareDismissal: prepareDismissal()
        case .animateOut:
            animator.animateOut(alongside: { [weak self] in self?.animateBehind(false) }) { [weak self] in
                self?.handle(.dismissalDidEnd)
            }
        case .unmount: host?.unmount(self)
        case .removeContent: removeContent()
        case .endLifecycle(let reason, let isRemoved): endLifecycle(for: reason, isRemoved: isRemoved)
        case .presentAgain: performNextShow(isAllowed: isIdle)
        // The dismissal of a modal overlay is not canceled.
        case .resumePresentation: break
        }
    }

    private func animateBehind(_ isShown: Bool) { host?.animateBehind(self, isShown: isShown) }

    private func beginLifecycle() {
        animator.isReversing = false
        isDismissedByTap = false
        controller.contentOwner.adoptPreviousContent()
        reported = []
    }

    /// Installs views and forwards the content's appearance before the first layout, so that content that becomes first
    /// responder as it appears is laid out above the keyboard.
    private func installContent() {
        guard let root = controller.view else { return }
        animator.isReversing = overlayViews.content.hostedView != nil
        ModalRegistry.add(controller)
        sceneObserver = SceneDisconnectionObserver(window: root.window) { [weak self] in self?.sceneDidDisconnect() }
        overlayViews.install(in: root)
        startObservingTheme(in: root.window?.windowScene)
        overlayViews.background.hostedView = controller.dimmingView
        overlayViews.content.hostedView = controller.contentOwner.content.view
        overlayViews.content.isUserInteractionEnabled = true
        if !animator.isReversing { overlayViews.saveAppearance() }
        UIView.performWithoutAnimation { overlayViews.layOut(in: root.bounds) }
        controller.contentOwner.content.willAppear(animated: isPresentAnimated)
        host?.didInstallContent(of: self)
        keyboard.respondsToOutsideViews = !controller.onlyRespondsToKeyboardEventFromDescendantViews
        keyboard.startObserving(over: root)
        becomeFirstResponderIfAllowed()
        UIView.performWithoutAnimation { layOutContent() }
    }

    private func startObservingTheme(in scene: UIWindowScene?) {
        let behind = host?.controllerBehind?.viewIfLoaded ?? controller.viewIfLoaded?.superview
        controller.theme.startObserving(behind: behind, in: scene) { [weak controller] in
            controller?.contentView
        } dimmingView: { [weak controller] in
            controller?.dimmingView
        }
    }

    /// Makes the overlay first responder, for Escape, unless its content or a view outside has that status.
    private func becomeFirstResponderIfAllowed() {
        guard controller.shouldBecomeKeyWindow, controller.view.firstResponderInSubtree == nil,
            host?.allowsFirstResponder != false
        else { return }
        // The view and not the controller: the window remembers it as first responder.
        controller.view.becomeFirstResponder()
    }

    /// The presentation animation has ended.
    private func finishPresenting() {
        animator.finishAnimatingIn()
        controller.contentOwner.content.didAppear()
        animator.callPresentationHandlers()
        lifecycle.startCountdown(of: controller)
        call(completions.removeShows(), true)
    }

    private func prepareDismissal() {
        call(completions.removeShows(), false)
        if isDismissedByTap { controller.willHideByDimmingViewTapped?() }
        controller.contentOwner.content.willDisappear(animated: isDismissAnimated)
        controller.notifyWillHide()
        keyboard.stopObserving()
        overlayViews.content.isUserInteractionEnabled = false
        controller.viewIfLoaded?.endEditing(true)
    }

    private func removeContent() {
        controller.theme.stopObserving()
        host?.didRemoveContent()
        host = nil
        sceneObserver = nil
        ModalRegistry.remove(controller)
        controller.contentOwner.content.didDisappear()
        overlayViews.content.hostedView = nil
        overlayViews.restoreAppearance()
        keyboard.reset()
        controller.layouter.discardInput()
    }

    /// Calls the delegate, closure and tasks, then the completions of the callers.
    private func endLifecycle(for reason: DismissReason, isRemoved: Bool) {
        let isByTap = isDismissedByTap
        let controller = controller
        let hides = completions.removeHides()
        if isRemoved { call(completions.removeShows(), false) }
        lifecycle.reportDismissal(for: reason) { _ in controller.notifyDidHide() }
        call(hides, isRemoved)
        if isByTap { controller.didHideByDimmingViewTapped?() }
        // A callback may have shown the overlay again.
        if isIdle { controller.contentOwner.releaseContent() }
    }

    private func call(_ completions: [Completion], _ isDone: Bool) {
        for completion in completions { completion(isDone) }
    }
}
