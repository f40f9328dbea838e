import UIKit

/// Carries out what `ModalLife` decides for one overlay: views, callbacks, motions, completions.
@MainActor final class ModalDriver {
    typealias Completion = (Bool) -> Void

    unowned let controller: ModalPresentationViewController
    let scenery = ModalScenery()
    let keyboard = ModalKeyboard()
    private(set) var life = ModalLife()
    var host: (any ModalHost)?

    /// Effects that are still to be performed; what a callback asks for joins them at the end.
    private var effects: [ModalLife.Effect] = []
    private var isPerforming = false

    /// The motion under way.
    var run: ModalMotionRun?
    /// Whether the overlay was on its way out when it was shown again.
    var isTurning = false
    var isComingAnimated = false
    var isLeavingAnimated = false
    /// Whether a tap beside the content ends the showing.
    var isEndedByTap = false
    var showCompletions: [Completion] = []
    var hideCompletions: [Completion] = []
    /// What UIKit's own transition waits for.
    var arrivals: [() -> Void] = []
    var sceneWatch: SceneWatch?
    /// What was reported during this showing; once is enough.
    private var reported: Set<String> = []

    init(of controller: ModalPresentationViewController) {
        self.controller = controller
        keyboard.onChange = { [unowned self] move in
            guard isInPlace else { return }
            move.animate { self.controller.placeContent() }
        }
    }

    // MARK: Life

    /// False, with nothing done, when `event` makes no sense now.
    @discardableResult
    func handle(_ event: ModalLife.Event) -> Bool {
        guard let next = life.handle(event) else { return false }
        effects += next
        guard !isPerforming else { return true }
        // Whoever is told may let go of the overlay.
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

    /// Whether the overlay stands, or is about to, and nothing has asked it to leave.
    var isInPlace: Bool {
        switch life.phase {
        case .coming, .shown: true
        case .away, .waiting, .leaving, .departing: false
        }
    }

    /// Reports `words` unless it was said during this showing.
    func report(_ words: String) {
        if reported.insert(words).inserted { OverlayFault.report("\(controller) \(words)") }
    }

    func forgetReports() { reported = [] }

    // MARK: Showing

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

    /// UIKit has brought the view into a window; perhaps because the app has presented it, or added it by hand.
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
            // What UIKit shows nobody can keep away, not even one who refuses to leave.
            _ = ModalRegistry.makeRoom(
                for: controller, in: controller.view.window?.windowScene, animated: isComingAnimated)
        }
        handle(.appear)
    }

    // MARK: Ending

    /// Ends the showing for `reason`; later reasons do not count.
    ///
    /// - Parameter asking: Whether the delegate may refuse.
    /// - Returns: False when it was refused, or nothing is shown.
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

    /// UIKit has been asked to present it, which it does at the end of this turn: until then the overlay waits.
    private func adoptPresentationToCome() {
        guard case .away = life.phase, let presenter = controller.presentingViewController,
            !controller.isBeingDismissed
        else { return }
        host = ModalPresentedHost(by: presenter)
        handle(.show)
    }

    /// The scene is closed: there is nothing left to move on.
    func sceneHasClosed() {
        end(for: .sceneClosed, animated: false, asking: false)
        handle(.gone)
    }

    var ending: OverlayEnding { controller.ending }
}
