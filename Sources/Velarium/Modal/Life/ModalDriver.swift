import UIKit

/// Carries out what `ModalStateMachine` decides for one overlay: views, callbacks, animations and completions.
@MainActor final class ModalDriver {
    typealias Completion = (Bool) -> Void

    unowned let controller: ModalPresentationViewController
    let scenery = ModalScenery()
    let keyboard = ModalKeyboard()
    private(set) var life = ModalLife()
    var host: (any ModalHost)?

    /// The effects still to be performed. Effects from callbacks are appended.
    private var effects: [ModalLife.Effect] = []
    private var isPerforming = false

    /// The animation in progress.
    var run: ModalMotionRun?
    /// Whether the overlay was being dismissed when it was shown again.
    var isTurning = false
    var isComingAnimated = false
    var isLeavingAnimated = false
    /// Whether a tap outside the content dismisses the overlay.
    var isEndedByTap = false
    var showCompletions: [Completion] = []
    var hideCompletions: [Completion] = []
    /// Called when the presentation animation has ended, for UIKit's transition.
    var arrivals: [() -> Void] = []
    var sceneWatch: SceneWatch?
    /// The problems reported during this presentation; each is reported once.
    private var reported: Set<String> = []

    init(of controller: ModalPresentationViewController) {
        self.controller = controller
        keyboard.onChange = { [unowned self] move in
            guard isInPlace else { return }
            move.animate { self.controller.placeContent() }
        }
    }

    // MARK: State machine

    /// Returns false, changing nothing, if `event` is not valid in this phase.
    @discardableResult
    func handle(_ event: ModalLife.Event) -> Bool {
        guard let next = life.handle(event) else { return false }
        effects += next
        guard !isPerforming else { return true }
        // A callback may release the overlay.
        withExtendedLifetime(controller) {
            isPerforming = true
            while !effects.isEmpty { perform(effects.removeFirst()) }
            isPerforming = false
        }
        return true
    }

    /// Whether the overlay is on the screen.
    var isVisible: Bool {
        switch life.phase {
        case .coming, .shown, .leaving, .departing: true
        case .away, .waiting: false
        }
    }

    /// Whether the overlay is presenting or presented, and no dismissal has begun.
    var isInPlace: Bool {
        switch life.phase {
        case .coming, .shown: true
        case .away, .waiting, .leaving, .departing: false
        }
    }

    /// Reports a problem once per presentation.
    func report(_ words: String) {
        if reported.insert(words).inserted { OverlayFault.report("\(controller) \(words)") }
    }

    func forgetReports() { reported = [] }

    // MARK: Presenting

    func show(in place: any ModalHost, scene: UIWindowScene?, animated: Bool, _ completion: Completion?) {
        if case .leaving = life.phase, host?.isSamePlace(as: place) != true { handle(.drop) }
        switch life.phase {
        case .away: host = place
        case .leaving: break
        case .waiting, .coming, .shown, .departing:
            OverlayFault.report("\(controller) is shown already; hide it before it is shown again.")
            completion?(false)
            return
        }
        guard ModalRegistry.makeRoom(for: controller, in: scene, animated: animated) else {
            completion?(false)
            return
        }
        if let completion { showCompletions.append(completion) }
        isComingAnimated = animated
        handle(.show)
    }

    /// UIKit added the view to a window, possibly because the app presented the overlay or added its view.
    func appear() {
        if case .away = life.phase {
            let presenter = controller.presentingViewController
            host =
                presenter == nil
                ? ModalSubviewHost(in: controller.view.superview) : ModalPresentedHost(by: presenter)
            isComingAnimated = presenter != nil && UIView.areAnimationsEnabled
            if let view = controller.view, let container = view.superview, view.bounds.isEmpty {
                view.frame = container.bounds
            }
            // A presentation by UIKit cannot be prevented, even if another overlay refuses.
            _ = ModalRegistry.makeRoom(
                for: controller, in: controller.view.window?.windowScene, animated: isComingAnimated)
        }
        handle(.appear)
    }

    // MARK: Dismissal

    /// Dismisses the overlay for `reason`; the first reason counts.
    ///
    /// - Parameter asking: Whether the delegate may refuse.
    /// - Returns: False if it was refused or nothing is shown.
    @discardableResult
    func end(
        for reason: DismissReason, animated: Bool, asking isAsking: Bool, byTap isByTap: Bool = false,
        _ completion: Completion? = nil
    ) -> Bool {
        adoptPresentationToCome()
        if isAsking, isInPlace, !controller.mayHide {
            completion?(false)
            return false
        }
        if case .away = life.phase {
            completion?(false)
            return false
        }
        if ending.leave(for: reason) {
            isLeavingAnimated = animated
            isEndedByTap = isByTap
        }
        if let completion { hideCompletions.append(completion) }
        handle(animated ? .hide : .drop)
        return true
    }

    /// UIKit presents at the end of the current run loop turn: until then the presentation is pending.
    private func adoptPresentationToCome() {
        guard case .away = life.phase, let presenter = controller.presentingViewController,
            !controller.isBeingDismissed
        else { return }
        host = ModalPresentedHost(by: presenter)
        handle(.show)
    }

    /// The scene was disconnected: there is no animation.
    func sceneHasClosed() {
        end(for: .sceneClosed, animated: false, asking: false)
        handle(.gone)
    }

    var ending: OverlayEnding { controller.ending }
}
