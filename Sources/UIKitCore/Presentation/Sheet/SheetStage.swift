import CoreGraphics

/// One sheet on the screen: its plate, what it dims, and the presenter that steps back behind it. A presentation has one
/// while its effective style is a sheet, whatever style was asked for.
@MainActor final class SheetStage {
    unowned let controller: UIPresentationController
    let kind: SheetSituation.Kind
    let plate = SheetPlate(frame: .zero)
    private(set) lazy var pull = SheetPulling(of: self)
    private var dimming: SheetDimmingView?
    private(set) var presenter: SheetPresenter?
    private var isDimming = false
    private var tint = PresenterTint()
    /// What the sheet was placed for.
    private(set) var situation: SheetSituation?
    private(set) var frame: SheetFrame?
    /// How much of the container a keyboard covers, from below. Points.
    private var keyboardHeight: CGFloat = 0

    init(_ kind: SheetSituation.Kind, of controller: UIPresentationController) {
        (self.kind, self.controller) = (kind, controller)
    }

    private var settings: SheetSettings { controller.sheetConfiguration?.settings ?? SheetSettings() }

    var look: SheetLook {
        SheetLook(
            frame?.shape ?? .filling, era: SystemEra.current, cornerRadius: settings.preferredCornerRadius)
    }

    // MARK: Place

    /// Where this sheet would stand in a container of `size` with these insets.
    func frame(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> SheetFrame {
        SheetFrame(situation(in: size, safeArea: safeArea, traits: traits))
    }

    private func situation(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> SheetSituation {
        var situation = SheetSituation(
            kind, era: SystemEra.current, container: size, safeArea: safeArea,
            isCompactWidth: traits.horizontalSizeClass == .compact,
            isCompactHeight: traits.verticalSizeClass == .compact)
        situation.preferredContentSize = controller.preferredContentSize.asWish
        situation.textSize = traits.preferredContentSizeCategory
        situation.keyboardHeight = keyboardHeight
        situation.pixelScale = traits.displayScale
        situation.prefersEdgeAttachedInCompactHeight = settings.prefersEdgeAttachedInCompactHeight
        situation.widthFollowsPreferredContentSizeWhenEdgeAttached =
            settings.widthFollowsPreferredContentSizeWhenEdgeAttached
        situation.sourceMiddle = sourceMiddle
        return situation
    }

    private var sourceMiddle: CGFloat? {
        guard let view = controller.sheetConfiguration?.sourceView, view.window != nil,
            let container = controller.containerView
        else { return nil }
        return container.convert(view.bounds, from: view).midX
    }

    /// Where the sheet stands in its container, as that is now. Points of the container.
    var restingRect: CGRect {
        guard let container = controller.containerView else { return .zero }
        return frame(in: container.bounds.size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
            .rect
    }

    /// The same in a container that takes another size, as its window does.
    func rect(inContainerOf size: CGSize) -> CGRect {
        guard let container = controller.containerView, let device = container.window?.system.device else {
            return CGRect(origin: .zero, size: size)
        }
        guard size != container.bounds.size else { return restingRect }
        let classes = device.sizeClasses(for: size)
        let traits = UITraitCollection(traitsFrom: [
            container.traitCollection, UITraitCollection(horizontalSizeClass: classes.horizontal),
            UITraitCollection(verticalSizeClass: classes.vertical),
        ])
        return frame(in: size, safeArea: device.safeArea(for: size), traits: traits).rect
    }

    /// Puts everything where it belongs, once something that decides has changed: what a finger or a transition moves is
    /// left alone otherwise.
    func layOut() {
        guard let container = controller.containerView else { return }
        let now = situation(
            in: container.bounds.size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
        guard now != situation else { return }
        situation = now
        let placed = SheetFrame(now)
        frame = placed
        pull.stop()
        plate.stand(at: placed.rect)
        if isDimming { stepBack() }
        dress()
        controller.updateTraits()
    }

    /// A sheet that floats keeps clear of the keyboard: it goes with it, or comes where there is room.
    func followKeyboard() {
        guard frame != nil, let container = controller.containerView, let window = container.window else { return }
        let keyboard = window.system.keyboard.dockedFrame(in: container)
        let covered = keyboard.map { max(0, container.bounds.maxY - $0.minY) } ?? 0
        guard covered != keyboardHeight, controller.driver?.isEnding == false else { return }
        keyboardHeight = covered
        guard controller.driver?.isShown == true else { return layOut() }
        ScreenKeyboard.animate {
            self.layOut()
            self.plate.layoutIfNeeded()
        }
    }

    func settingsDidChange() {
        guard frame != nil else { return }
        controller.containerView?.setNeedsLayout()
        dress()
    }

    /// Takes up what the sheet looks like now.
    private func dress() {
        let look = look
        plate.round(by: look.cornerRadius, isCard: frame?.shape == .card)
        plate.showShadow(look.hasShadow)
        plate.showGrabber(settings.prefersGrabberVisible && frame?.shape != .filling)
        if isDimming { dimming?.dim(by: look.dimAlpha) }
        updateTint()
        dimming?.closesOnTap = look.closesOnOutsideTap
    }

    private func recession(of presenter: SheetPresenter?) -> SheetRecession? {
        guard let presenter, let frame, let situation else { return nil }
        return SheetRecession(of: presenter.place, behind: frame, in: situation)
    }

    // MARK: What it is to others

    /// The traits of what is in the sheet: nearer to the viewer than what is behind, and narrow where the sheet is.
    func traits(in around: UITraitCollection) -> UITraitCollection {
        var parts = [around]
        if SystemEra.current.hasCards { parts.append(UITraitCollection(userInterfaceLevel: .elevated)) }
        if let frame, frame.shape == .floating, frame.rect.width < SheetNumbers.leastRegularWidth {
            parts.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        return UITraitCollection(traitsFrom: parts)
    }

    /// Whether the status bar stands on the black behind a presenter that has stepped back.
    var hasBlackAround: Bool { recession(of: presenter) != nil }

    /// What drives the next dismissal: the finger that pulls, or that may catch what the system moves. An app's own
    /// animator is left to the app unless a finger pulls.
    var dismissalInteractor: SheetInteractor? {
        guard look.isPulled else { return nil }
        pull.interactor.wantsInteractiveStart = pull.isActive
        let isApps = controller.presentedViewController.transitioningDelegate != nil
        return pull.isActive || !isApps ? pull.interactor : nil
    }

    func hold(_ view: UIView) {
        plate.hold(view)
        layOut()
    }

    // MARK: Coming and going

    func presentationWillBegin() {
        guard let container = controller.containerView else { return }
        let dimming = SheetDimmingView(frame: container.bounds, controller: controller)
        dimming.dim(by: 0)
        container.addSubview(dimming)
        self.dimming = dimming
        container.addSubview(plate)
        layOut()
        findPresenter()
        // On the container, which finds fingers also where the sheet is on its way.
        if look.isPulled { container.addGestureRecognizer(pull.recognizer) }
        alongside { [self] in showSurroundings(true) }
    }

    func dismissalWillBegin() {
        // The bar stands on the presenter again, but for one that is only pulled.
        if !pull.isActive { controller.containerView?.window?.system.statusBar.setNeedsUpdate() }
        alongside { [self] in showSurroundings(false) }
    }

    /// The sheet stays: what is behind it is dimmed again.
    func dismissalWasCancelled() {
        isDimming = true
        dress()
    }

    /// The sheet has gone: the presenter's view gets its place back.
    func unmount() {
        pull.recognizer.view?.removeGestureRecognizer(pull.recognizer)
        presenter?.giveBack()
        presenter = nil
        tint.restore()
        dimming = nil
        (situation, frame) = (nil, nil)
        plate.safeAreaPlace = nil
    }

    /// Takes over what `lower`, whose presentation goes away between this one and its presenter, made step back.
    func inherit(from lower: SheetStage) {
        presenter?.recede(nil)
        presenter = lower.presenter
        lower.presenter = nil
    }

    private func showSurroundings(_ isShown: Bool) {
        isDimming = isShown
        dimming?.dim(by: isShown ? look.dimAlpha : 0)
        // A finger that pulls the sheet may yet let it go back: the tint waits for the end.
        if isShown || !pull.isActive { updateTint() }
        if isShown { stepBack() } else { presenter?.recede(nil) }
    }

    /// The presenter's tint is dimmed where the presenter is.
    private func updateTint() {
        if isDimming, look.dimAlpha > 0 {
            tint.dim(controller.presentingViewController.viewIfLoaded)
        } else {
            tint.restore()
        }
    }

    /// The presenter stands where it belongs behind the sheet as that is now.
    private func stepBack() {
        findPresenter()
        presenter?.recede(recession(of: presenter))
    }

    /// Behind a card there is somebody who steps back, also when it became one after it was presented.
    private func findPresenter() {
        guard presenter == nil, frame?.shape == .card else { return }
        presenter = SheetPresenter(of: controller.presentingViewController)
    }

    private func alongside(_ changes: @escaping () -> Void) {
        let coordinator = controller.presentedViewController.transitionCoordinator
        guard let coordinator, coordinator.animate(alongsideTransition: { _ in changes() }) else { return changes() }
    }
}

extension CGSize {
    /// With 0, for no wish, in place of what is no length.
    fileprivate var asWish: CGSize {
        CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
    }
}
