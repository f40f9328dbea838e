import StateMachines
import UIKit

/// Decides in which order the overlays of one scene are shown, so that two parts of an app never present over each
/// other by accident.
///
///     let coordinator = OverlayCoordinator.coordinator(for: scene)
///     coordinator.present(dialog, options: .init(id: "rating", deadline: 30))
///     coordinator.present(errorAlert, options: .init(policy: .replace, priority: 1))
///
/// Overlays of this library and any other controllers share one order. Every request ends once: its overlay was shown
/// and dismissed, or it was not shown for a reason; `OverlayRequest.onEnd` reports which. What the app presents without
/// the coordinator is not part of the order; the coordinator presents above it.
///
/// The coordinator shows overlays only while the scene is active. All callbacks may request and cancel.
@preconcurrency @MainActor public final class OverlayCoordinator {
    /// The scene in which overlays are shown. Not retained.
    public private(set) weak var scene: UIWindowScene?
    /// Called after each event that may have changed the order. Default nil. For showing the order.
    public var onChange: (@MainActor () -> Void)?

    private var queue = CoordinatorQueue()
    private let runner = EffectRunner<CoordinatorQueue.Effect>()
    /// The requests that have not ended, by ticket.
    private var requests: [Int: OverlayRequest] = [:]
    private var lastTicket = 0
    /// Why the overlays are being dismissed, by ticket.
    private var reasons: [Int: DismissReason] = [:]
    private var timer: (time: Double, timer: OverlayTimer)? {
        didSet { oldValue?.timer.cancel() }
    }
    private var sceneObserver: SceneActivityObserver?

    /// The coordinator of `scene`; always the same one.
    public static func coordinator(for scene: UIWindowScene) -> OverlayCoordinator {
        CoordinatorRegistry.coordinator(for: scene, .overlays)
    }

    /// The coordinator of the toasts of `scene`; always the same one. Its requests have an order of their own: they do
    /// not wait for those of `coordinator(for:)`, and do not delay them.
    public static func toastCoordinator(for scene: UIWindowScene) -> OverlayCoordinator {
        CoordinatorRegistry.coordinator(for: scene, .toasts)
    }

    init(scene: UIWindowScene) {
        self.scene = scene
        sceneObserver = SceneActivityObserver(of: scene) { [weak self] in self?.sceneDidChange($0) }
        handle(.sceneActivityDidChange(isActive: scene.activationState == .foregroundActive))
    }

    // MARK: Requests

    /// The requests that wait, in the order in which they are shown.
    public var waitingRequests: [OverlayRequest] { queue.waitingTickets.compactMap { requests[$0] } }

    /// The requests whose overlays are on the screen, back to front.
    public var shownRequests: [OverlayRequest] { queue.shownTickets.compactMap { requests[$0] } }

    /// Requests the presentation of `controller`: an overlay of this library, or any controller that UIKit presents.
    ///
    /// It is presented by the topmost controller of the scene's key window. A ready-made dialog and a modal overlay are
    /// shown in a window of their own, above everything else; of these, one is visible per scene, so that one that is
    /// stacked on another replaces it.
    ///
    /// - Parameters:
    ///   - controller: What to show.
    ///   - options: When it may be shown, and how long. Default: after all earlier requests, without limits.
    ///   - animated: Whether the presentation is animated. Default true.
    /// - Returns: The request. It may have ended already.
    @discardableResult
    public func present(
        _ controller: UIViewController, options: OverlayRequest.Options = .init(), animated: Bool = true
    ) -> OverlayRequest {
        guard let overlay = controller as? any PresentableOverlay else {
            return add(CoordinatedController(controller, animated: animated), options)
        }
        let presentation = CoordinatedOverlay(overlay) { [weak overlay] window in
            overlay?.show(over: window?.topmostController, animated: animated)
        }
        return add(presentation, options)
    }

    /// Requests the presentation of `popover` from `anchor`, which is not retained. If the anchor has no window when
    /// its turn comes, the request ends as `failed`.
    ///
    /// - Returns: The request. It may have ended already.
    @discardableResult
    public func present(
        _ popover: PopoverView, from anchor: UIView, options: OverlayRequest.Options = .init()
    ) -> OverlayRequest {
        present(popover, from: .view(anchor), options: options)
    }

    /// Requests the presentation of `popover` from `anchor`. If the anchor is in no window when its turn comes, the
    /// request ends as `failed`.
    ///
    /// - Returns: The request. It may have ended already.
    @discardableResult
    public func present(
        _ popover: PopoverView, from anchor: OverlayAnchor, options: OverlayRequest.Options = .init()
    ) -> OverlayRequest {
        let presentation = CoordinatedOverlay(popover) { [weak popover] _ in popover?.present(from: anchor) }
        return add(presentation, options)
    }

    /// Requests the presentation of an overlay of the app, which `show` begins.
    ///
    /// The overlay's lifecycle must report it: `show` calls `willPresent()` before it returns, and the overlay calls
    /// `didPresent(_:)` and `didDismiss(notifying:)`.
    ///
    /// - Returns: The request. It may have ended already.
    @discardableResult
    public func present(
        _ overlay: some Overlay, options: OverlayRequest.Options = .init(), by show: @escaping @MainActor () -> Void
    ) -> OverlayRequest {
        add(CoordinatedOverlay(overlay) { _ in show() }, options)
    }

    /// Requests the presentation of `overlay`, and returns its value or the reason why there is none.
    ///
    /// A request that was not shown returns `timeOut`, `replaced`, `sceneClosed` or `cancelled`. Canceling the task
    /// cancels the request.
    public func present<Value>(
        _ overlay: some ValueOverlay<Value>, options: OverlayRequest.Options = .init()
    ) async -> OverlayResult<Value> {
        guard !Task.isCancelled else { return .dismissed(.cancelled) }
        let presentation = CoordinatedOverlay(overlay) { [weak overlay] window in
            overlay?.show(over: window?.topmostController, animated: true)
        }
        switch await add(presentation, options).end() {
        case .dismissed(.action): return overlay.value.map { .value($0) } ?? .dismissed(.action)
        case .dismissed(let reason): return .dismissed(reason)
        case .notShown(let rejection): return .dismissed(DismissReason(rejection))
        }
    }

    private func add(
        _ presentation: any CoordinatedPresentation, _ options: OverlayRequest.Options
    ) -> OverlayRequest {
        lastTicket += 1
        let ticket = lastTicket
        let options = options.validated()
        let request = OverlayRequest(
            ticket: ticket, options: options, presentation: presentation, coordinator: self)
        requests[ticket] = request
        handle(.request(options.queueRequest(ticket: ticket, at: CACurrentMediaTime())))
        return request
    }

    // MARK: Dismissing

    /// Dismisses the overlays for which `isIncluded` returns true, topmost first, and cancels such requests that wait.
    /// For a link into the app that clears the screen.
    ///
    /// Each overlay is asked, as when the user dismisses it. UIKit dismisses a controller with everything above it: a
    /// controller stays while one above it stays.
    ///
    /// - Returns: The requests whose overlays stay although they were to be dismissed: those that refused, and those
    ///   below one that stays. Empty if the way is clear.
    @discardableResult
    public func dismissAll(
        animated: Bool = true, where isIncluded: (OverlayRequest) -> Bool = { _ in true }
    ) -> [OverlayRequest] {
        for request in waitingRequests where isIncluded(request) { handle(.withdraw(ticket: request.ticket)) }
        var staying: [OverlayRequest] = []
        var isBlocked = false
        for request in shownRequests.reversed() {
            guard let presentation = request.presentation else { continue }
            guard request.state != .waiting else {
                if isIncluded(request) { withdraw(request, for: .code) }
                continue
            }
            let isInChain = presentation.isPresentedByUIKit
            let isChosen = isIncluded(request)
            if isChosen, !(isBlocked && isInChain) {
                let former = reasons.updateValue(.code, forKey: request.ticket)
                if presentation.requestDismissal(animated: animated) {
                    handle(.willDismiss(ticket: request.ticket))
                    continue
                }
                if requests[request.ticket] != nil { reasons[request.ticket] = former }
            }
            if isChosen { staying.append(request) }
            isBlocked = isBlocked || isInChain
        }
        return staying
    }

    func cancel(_ request: OverlayRequest, animated: Bool) {
        if queue.isWaiting(ticket: request.ticket) {
            handle(.withdraw(ticket: request.ticket))
        } else if request.state == .waiting {
            withdraw(request, for: .cancelled)
        } else if let presentation = request.presentation {
            reasons[request.ticket] = .cancelled
            handle(.willDismiss(ticket: request.ticket))
            presentation.dismiss(for: .cancelled, animated: animated)
        }
    }

    /// Ends a request whose turn has come, but whose overlay is not presented yet because callbacks of another overlay go
    /// on.
    private func withdraw(_ request: OverlayRequest, for reason: DismissReason) {
        reasons[request.ticket] = reason
        handle(.presentationDidFail(ticket: request.ticket))
    }

    // MARK: The queue

    private func handle(_ event: CoordinatorQueue.Event) {
        let effects = queue.handle(event, at: CACurrentMediaTime())
        updateTimer()
        runner.run(effects, perform: perform)
        onChange?()
    }

    private func perform(_ effect: CoordinatorQueue.Effect) {
        switch effect {
        case .present(let ticket): present(ticket)
        case .dismiss(let ticket, let cause):
            requests[ticket]?.presentation?.dismiss(for: DismissReason(cause), animated: true)
        case .report(let ticket, let end): report(ticket, end)
        }
    }

    private func present(_ ticket: Int) {
        // A callback may have ended the request meanwhile.
        guard queue.shownTickets.contains(ticket), let request = requests[ticket],
            let presentation = request.presentation
        else { return }
        request.didBeginShowing()
        presentation.present(in: scene?.frontmostAppWindow) { [weak self] in self?.handle($0, of: ticket) }
    }

    private func handle(_ event: CoordinatedEvent, of ticket: Int) {
        switch event {
        case .didPresent: handle(.didPresent(ticket: ticket))
        case .didFail: handle(.presentationDidFail(ticket: ticket))
        case .willDismiss: handle(.willDismiss(ticket: ticket))
        case .didCancelDismissal: handle(.dismissalWasCanceled(ticket: ticket))
        case .didDismiss(let reason):
            reasons[ticket] = reason
            handle(.didDismiss(ticket: ticket))
        }
    }

    private func report(_ ticket: Int, _ end: CoordinatorQueue.End) {
        let reason = reasons.removeValue(forKey: ticket)
        guard let request = requests.removeValue(forKey: ticket) else { return }
        switch end {
        case .dismissed: request.finish(.dismissed(reason ?? .code))
        case .notPresented(.failed) where reason == .sceneClosed: request.finish(.notShown(.sceneClosed))
        case .notPresented(.failed) where reason != nil: request.finish(.notShown(.cancelled))
        case .notPresented(let rejection): request.finish(.notShown(OverlayRequest.Rejection(rejection)))
        }
    }

    private func updateTimer() {
        let time = queue.nextEventTime
        guard time != timer?.time else { return }
        timer = time.map { time in
            let seconds = max(0, time - CACurrentMediaTime())
            return (time, OverlayTimer(after: seconds) { [weak self] in self?.timerDidFire() })
        }
    }

    private func timerDidFire() {
        timer = nil
        handle(.timeDidPass)
    }

    // MARK: The scene

    private func sceneDidChange(_ change: SceneActivityObserver.Change) {
        switch change {
        case .didActivate: handle(.sceneActivityDidChange(isActive: true))
        case .willDeactivate: handle(.sceneActivityDidChange(isActive: false))
        case .didDisconnect:
            handle(.sceneDidClose)
            for request in shownRequests.reversed() {
                guard request.state != .waiting else {
                    withdraw(request, for: .sceneClosed)
                    continue
                }
                reasons[request.ticket] = .sceneClosed
                request.presentation?.sceneDidClose()
            }
        }
    }
}

/// The coordinators of all scenes.
@MainActor private enum CoordinatorRegistry {
    enum Kind {
        case overlays, toasts
    }

    private struct Entry {
        weak var scene: UIWindowScene?
        let kind: Kind
        let coordinator: OverlayCoordinator
    }

    private static var entries: [Entry] = []

    static func coordinator(for scene: UIWindowScene, _ kind: Kind) -> OverlayCoordinator {
        entries.removeAll { $0.scene == nil }
        if let entry = entries.first(where: { $0.scene === scene && $0.kind == kind }) { return entry.coordinator }
        let coordinator = OverlayCoordinator(scene: scene)
        entries.append(Entry(scene: scene, kind: kind, coordinator: coordinator))
        return coordinator
    }
}

extension DismissReason {
    /// The reason that says best why nothing was shown.
    fileprivate init(_ rejection: OverlayRequest.Rejection) {
        switch rejection {
        case .timeOut: self = .timeOut
        case .replaced: self = .replaced
        case .sceneClosed: self = .sceneClosed
        case .busy, .duplicate, .cancelled, .failed: self = .cancelled
        }
    }
}
