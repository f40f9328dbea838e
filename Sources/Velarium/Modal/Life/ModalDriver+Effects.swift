import UIKit

extension ModalDriver {
    func perform(_ effect: ModalLife.Effect) {
        switch effect {
        case .begin: begin()
        case .mount: host?.mount(controller)
        case .enter: enter()
        case .moveIn: moveIn()
        case .settle: settle()
        case .stopMotion: stopMotion()
        case .leave: leave()
        case .moveOut: moveOut()
        case .unmount: host?.unmount(controller)
        case .clear: clear()
        case .end(let isGone): end(isGone: isGone)
        }
    }

    private func begin() {
        isTurning = false
        isEndedByTap = false
        controller.adoptFormerContent()
        forgetReports()
        ending.begin()
    }

    /// Installs views and forwards the content's appearance before the first layout, so that content that becomes first
    /// responder as it appears is laid out above the keyboard.
    private func enter() {
        guard let root = controller.view else { return }
        isTurning = scenery.content.actor != nil
        ModalRegistry.add(controller)
        sceneWatch = SceneWatch(window: root.window) { [weak self] in self?.sceneHasClosed() }
        scenery.install(in: root)
        scenery.background.actor = controller.dimmingView
        scenery.content.actor = controller.content.view
        scenery.content.isUserInteractionEnabled = true
        if !isTurning { scenery.rememberLook() }
        UIView.performWithoutAnimation { scenery.fill(root.bounds) }
        controller.content.willAppear(animated: isComingAnimated)
        host?.didEnter(controller)
        keyboard.countsForOthers = !controller.onlyRespondsToKeyboardEventFromDescendantViews
        keyboard.follow(over: root)
        takeKeys()
        UIView.performWithoutAnimation { controller.placeContent() }
    }

    /// Makes the overlay first responder, for Escape, unless its content or a view outside has that status.
    private func takeKeys() {
        guard controller.shouldBecomeKeyWindow, controller.view.responderInside == nil else { return }
        if (host as? ModalSubviewHost)?.mayTakeKeys == false { return }
        // The view and not the controller: the window remembers it as first responder.
        controller.view.becomeFirstResponder()
    }

    /// The presentation animation has ended.
    private func settle() {
        run = nil
        isTurning = false
        controller.content.didAppear()
        tellArrivals()
        ending.arrive(in: controller)
        tell(&showCompletions, true)
    }

    private func stopMotion() {
        run?.abandon()
        run = nil
        tellArrivals()
    }

    private func tellArrivals() {
        let waiting = arrivals
        arrivals = []
        for arrival in waiting { arrival() }
    }

    private func leave() {
        tell(&showCompletions, false)
        if isEndedByTap { controller.willHideByDimmingViewTapped?() }
        controller.content.willDisappear(animated: isLeavingAnimated)
        controller.delegate?.modalPresentationWillHide(controller)
        keyboard.stop()
        scenery.content.isUserInteractionEnabled = false
        controller.viewIfLoaded?.endEditing(true)
    }

    private func clear() {
        host?.didLeave(controller)
        host = nil
        sceneWatch = nil
        ModalRegistry.remove(controller)
        controller.content.didDisappear()
        scenery.content.actor = nil
        scenery.restoreLook()
        keyboard.forget()
        controller.forgetPlace()
    }

    /// Calls the delegate, closure and tasks, then the completions of the callers.
    private func end(isGone: Bool) {
        let (isByTap, controller) = (isEndedByTap, controller)
        var completions = hideCompletions
        hideCompletions = []
        var shows = isGone ? showCompletions : []
        if isGone { showCompletions = [] }
        tell(&shows, false)
        ending.finish { _ in controller.delegate?.modalPresentationDidHide(controller) }
        tell(&completions, isGone)
        if isByTap { controller.didHideByDimmingViewTapped?() }
        // A callback may have shown the overlay again.
        if case .away = life.phase { controller.releaseContent() }
    }

    private func tell(_ completions: inout [Completion], _ isDone: Bool) {
        let taken = completions
        completions = []
        for completion in taken { completion(isDone) }
    }
}
