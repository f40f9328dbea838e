import CoreGraphics

/// The views around a sheet's content: its surface, the dimming, and the presenter that is scaled down behind it. A
/// presentation has one while its effective style is a sheet, whatever style was requested.
@MainActor final class SheetChrome: PresentationChrome {
    unowned let controller: UIPresentationController
    /// The controller with the app's settings; nil for the defaults.
    private weak var configuration: UISheetPresentationController?
    private let kind: SheetLayoutInput.Kind
    let surface = SheetSurfaceView(frame: .zero)
    private(set) lazy var dragController = SheetDragController(of: self)
    private var dimming: UIDimmingView?
    private var presenter: ScaledPresenter?
    private var isDimming = false
    private var tint = PresenterTint()
    /// The input of the last layout.
    private var layoutInput: SheetLayoutInput?
    private(set) var frame: SheetFrame?
    /// The height of the part of the container that a keyboard covers. Points.
    private var keyboardHeight: CGFloat = 0

    init(
        _ kind: SheetLayoutInput.Kind, of controller: UIPresentationController,
        configuredBy configuration: UISheetPresentationController?
    ) {
        self.kind = kind
        self.controller = controller
        self.configuration = configuration
    }

    func prepare() { configuration?.sheetChrome = self }

    var adaptiveController: UIPresentationController? { configuration }

    private var settings: SheetSettings { configuration?.settings ?? SheetSettings() }

    var appearance: SheetAppearance {
        SheetAppearance(
            frame?.shape ?? .filling, era: controller.presentedViewController.era,
            cornerRadius: settings.preferredCornerRadius)
    }

    // MARK: Layout

    /// The layout of this sheet in a container of `size` with these insets.
    private func makeFrame(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> SheetFrame {
        SheetFrame(makeLayoutInput(in: size, safeArea: safeArea, traits: traits))
    }

    private func makeLayoutInput(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> SheetLayoutInput
    {
        var input = SheetLayoutInput(
            kind, era: controller.presentedViewController.era, container: size, safeArea: safeArea,
            isCompactWidth: traits.horizontalSizeClass == .compact,
            isCompactHeight: traits.verticalSizeClass == .compact)
        input.preferredContentSize = controller.preferredContentSize.finiteOrZero
        input.textSize = traits.preferredContentSizeCategory
        input.keyboardHeight = keyboardHeight
        input.pixelScale = traits.displayScale
        input.prefersEdgeAttachedInCompactHeight = settings.prefersEdgeAttachedInCompactHeight
        input.widthFollowsPreferredContentSizeWhenEdgeAttached =
            settings.widthFollowsPreferredContentSizeWhenEdgeAttached
        input.sourceMidX = sourceMidX
        return input
    }

    private var sourceMidX: CGFloat? {
        guard let view = configuration?.sourceView, view.window != nil,
            let container = controller.containerView
        else { return nil }
        return container.convert(view.bounds, from: view).midX
    }

    var presentedView: UIView? { surface }

    /// The resting frame for the container's current size.
    var frameOfPresentedView: CGRect {
        guard let container = controller.containerView else { return .zero }
        return makeFrame(
            in: container.bounds.size, safeArea: container.safeAreaInsets, traits: container.traitCollection
        )
        .rect
    }

    func contentSize(inContainerOf size: CGSize) -> CGSize {
        guard let container = controller.containerView, let device = container.window?.system.device else {
            return size
        }
        guard size != container.bounds.size else { return frameOfPresentedView.size }
        let classes = device.sizeClasses(for: size)
        let traits = UITraitCollection(traitsFrom: [
            container.traitCollection, UITraitCollection(horizontalSizeClass: classes.horizontal),
            UITraitCollection(verticalSizeClass: classes.vertical),
        ])
        return makeFrame(in: size, safeArea: device.safeArea(for: size), traits: traits).rect.size
    }

    /// Lays out again if the layout input has changed. Otherwise the frame stays, because a drag or a transition may be
    /// changing it.
    func layOut() {
        guard let container = controller.containerView else { return }
        let now = makeLayoutInput(
            in: container.bounds.size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
        guard now != layoutInput else { return }
        layoutInput = now
        let placed = SheetFrame(now)
        frame = placed
        dragController.cancelDrag()
        surface.setUnscaledFrame(placed.rect)
        if isDimming { scaleDownPresenter() }
        applyAppearance()
        controller.updateTraits()
    }

    /// Moves a floating sheet clear of the keyboard, animated along with it.
    func layOutIfSurroundingsChanged() {
        guard frame != nil, let container = controller.containerView, let window = container.window else { return }
        let keyboard = window.system.keyboard.dockedFrame(in: container)
        let covered = keyboard.map { max(0, container.bounds.maxY - $0.minY) } ?? 0
        guard covered != keyboardHeight, controller.driver?.isDismissingOrDismissed == false else { return }
        keyboardHeight = covered
        guard controller.driver?.isPresented == true else { return layOut() }
        ScreenKeyboard.animate {
            self.layOut()
            self.surface.layoutIfNeeded()
        }
    }

    /// Applies changed settings.
    func settingsDidChange() {
        guard frame != nil else { return }
        controller.containerView?.setNeedsLayout()
        applyAppearance()
    }

    /// Applies the current appearance to the views.
    private func applyAppearance() {
        let appearance = appearance
        surface.setCornerRadius(appearance.cornerRadius, isCard: frame?.shape == .card)
        surface.setShadowVisible(appearance.hasShadow)
        surface.setGrabberVisible(settings.prefersGrabberVisible && frame?.shape != .filling)
        if isDimming { dimming?.setDimAlpha(appearance.dimAlpha) }
        updateTint()
    }

    private func scaleDown(of presenter: ScaledPresenter?) -> PresenterScaleDown? {
        guard let presenter, let frame, let layoutInput else { return nil }
        return PresenterScaleDown(of: presenter.unscaledFrame, behind: frame, in: layoutInput)
    }

    // MARK: Traits and interaction

    /// The traits of the sheet's content: elevated, and of compact width in a narrow sheet.
    func traits(inheritedFrom container: UITraitCollection) -> UITraitCollection {
        var parts = [container]
        if controller.presentedViewController.era.elevatesSheets {
            parts.append(UITraitCollection(userInterfaceLevel: .elevated))
        }
        if let frame, frame.shape == .floating, frame.rect.width < SheetMetrics.minimumRegularWidth {
            parts.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        return UITraitCollection(traitsFrom: parts)
    }

    /// Whether the status bar is over the black area around a scaled-down presenter.
    var hasBlackAround: Bool { scaleDown(of: presenter) != nil }

    var isDraggable: Bool { appearance.isDraggable }

    /// The interactor of a dismissal: for a drag in progress, or for one that may interrupt the animation. An app's own
    /// animator is not driven by it unless a drag is in progress.
    func interactor(
        for direction: PresentationStateMachine.Direction
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard direction == .dismissal, isDraggable else { return nil }
        dragController.interactor.wantsInteractiveStart = dragController.isActive
        let isApps = controller.presentedViewController.transitioningDelegate != nil
        return dragController.isActive || !isApps ? dragController.interactor : nil
    }

    /// Installs the content in the surface, which is in the container already, and lays out.
    func installPresentedView(_ view: UIView, in container: UIView) {
        surface.installContent(controller.displayedViewController.view)
        layOut()
    }

    // MARK: Transitions

    /// A drag in progress, and the transition style of sheets, move the surface.
    func makeAnimator(for direction: PresentationStateMachine.Direction) -> any UIViewControllerAnimatedTransitioning {
        let style = controller.transitionStyle
        guard !dragController.isActive, style != .coverVertical else { return SheetAnimator(direction, of: self) }
        return StyleAnimator(style, for: direction)
    }

    /// Adds the views and the recognizer to the container, and animates the dimming in.
    func presentationWillBegin() {
        guard let container = controller.containerView else { return }
        let dimming = UIDimmingView(frame: container.bounds, delegate: self)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.setDimAlpha(0)
        container.addSubview(dimming)
        self.dimming = dimming
        container.addSubview(surface)
        layOut()
        findPresenterIfNeeded()
        // On the container, so that touches are found while the sheet is moving.
        if isDraggable { container.addGestureRecognizer(dragController.recognizer) }
        animateAlongsideTransition { [self] in setDimming(true) }
    }

    /// Animates the dimming out and the presenter back.
    func dismissalWillBegin() {
        // The status bar is over the presenter again, but not yet during a drag.
        if !dragController.isActive { controller.containerView?.window?.system.statusBar.setNeedsUpdate() }
        animateAlongsideTransition { [self] in setDimming(false) }
    }

    /// Restores the dimming after a canceled dismissal.
    func dismissalWasCancelled() {
        isDimming = true
        applyAppearance()
    }

    /// Restores the presenter's view and releases the views, after the dismissal.
    func tearDown() {
        dragController.recognizer.view?.removeGestureRecognizer(dragController.recognizer)
        presenter?.restore()
        presenter = nil
        tint.restore()
        dimming = nil
        layoutInput = nil
        frame = nil
        surface.safeAreaReferenceFrame = nil
    }

    // MARK: The presenter

    var scalableContent: ScalableContent { frame?.shape == .card ? .surface(surface) : .nothing }

    func handOverScaledPresenter(to upper: any PresentationChrome) {
        if upper.takeOverScaledPresenter(presenter) { presenter = nil }
    }

    func takeOverScaledPresenter(_ presenter: ScaledPresenter?) -> Bool {
        self.presenter?.apply(nil)
        self.presenter = presenter
        return true
    }

    private func setDimming(_ isShown: Bool) {
        isDimming = isShown
        dimming?.setDimAlpha(isShown ? appearance.dimAlpha : 0)
        // A drag may still be canceled, so the tint is restored at the end only.
        if isShown || !dragController.isActive { updateTint() }
        if isShown { scaleDownPresenter() } else { presenter?.apply(nil) }
    }

    /// Dims the presenter's tint while the presenter is dimmed.
    private func updateTint() {
        if isDimming, appearance.dimAlpha > 0 {
            tint.dim(controller.presentingViewController.viewIfLoaded)
        } else {
            tint.restore()
        }
    }

    /// Scales the presenter for the current layout.
    private func scaleDownPresenter() {
        findPresenterIfNeeded()
        presenter?.apply(scaleDown(of: presenter))
    }

    /// A card scales its presenter down, also if it became a card after it was presented.
    private func findPresenterIfNeeded() {
        guard presenter == nil, frame?.shape == .card else { return }
        presenter = ScaledPresenter(of: controller.presentingViewController)
    }

    private func animateAlongsideTransition(_ changes: @escaping () -> Void) {
        let coordinator = controller.presentedViewController.transitionCoordinator
        guard let coordinator, coordinator.animate(alongsideTransition: { _ in changes() }) else { return changes() }
    }
}

extension SheetChrome: DimmingViewDelegate {
    func dimmingViewWasTapped(_ view: UIDimmingView, at location: CGPoint) {
        if appearance.dismissesOnOutsideTap { controller.userRequestsDismissal(reason: .outsideTap) }
    }
}

extension CGSize {
    /// With 0, for no preference, in place of non-finite lengths.
    fileprivate var finiteOrZero: CGSize {
        CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
    }
}
