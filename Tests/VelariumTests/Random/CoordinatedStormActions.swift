import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// A random sequence of requests of all kinds, of what a user does meanwhile, and of an app that scrolls, reloads and
/// moves the anchors: coordinator, toasts, live anchors, walkthroughs and values together.
@MainActor final class CoordinatedStormActions {
    let device: TestDevice
    /// The violated expectations as messages.
    private(set) var violations: [String] = []
    private(set) var steps: [String] = []
    /// How the requests ended.
    private(set) var ends: [OverlayRequest.End] = []
    /// The names of overlays that have not been released.
    var survivors: [String] { watchedObjects.filter { $0.object != nil }.map(\.name) }

    private struct WatchedObject {
        let name: String
        weak var object: AnyObject?
    }

    private let page = CoordinatedStormPage()
    private let window: UIWindow
    private let coordinator: OverlayCoordinator
    private let toasts: OverlayCoordinator
    private var random: SeededRandom
    private var requests: [OverlayRequest] = []
    private var endCounts: [Int] = []
    private var tasks: [Task<Void, Never>] = []
    private var returns = 0
    private var isEnding = false
    private var watchedObjects: [WatchedObject] = []

    struct MissingScene: Error {}

    init(seed: UInt64, on model: TestDevice.Model) throws {
        device = TestDevice(model, style: seed % 2 == 0 ? .light : .dark)
        device.recordsMisuses = true
        random = SeededRandom(seed: seed)
        window = device.show(page)
        guard let scene = window.windowScene else { throw MissingScene() }
        coordinator = OverlayCoordinator.coordinator(for: scene)
        toasts = OverlayCoordinator.toastCoordinator(for: scene)
    }

    /// Performs `count` steps.
    func run(_ count: Int) async {
        for _ in 0..<count { steps.append(await takeStep()) }
    }

    /// Ends everything, and checks what remains.
    func end() async {
        _ = device.window
        isEnding = true
        try? await device.moveScene(to: .active)
        requests.forEach { $0.cancel(animated: random.flip()) }
        tasks.forEach { $0.cancel() }
        await finish()
        page.dismiss(animated: false)
        await finish()
        if device.window !== window { violations.append("the key window was not restored") }
        if page.presentedViewController != nil { violations.append("something is presented still") }
    }

    /// Disconnects the scene.
    func closeScene() async {
        _ = device.window
        isEnding = true
        try? await device.moveScene(to: .disconnected)
        await finish()
    }

    private func finish() async {
        for _ in 0..<4 {
            await device.advance(by: 1)
            for _ in 0..<6 { await Task.yield() }
        }
        if returns != tasks.count { violations.append("\(tasks.count - returns) tasks wait for ever") }
        for (index, count) in endCounts.enumerated() where count != 1 {
            violations.append("request \(index) ended \(count) times: \(requests[index].state)")
        }
        for queue in [coordinator, toasts] where !(queue.waitingRequests + queue.shownRequests).isEmpty {
            violations.append("a coordinator is not empty")
        }
    }

    /// Forgets everything, so that only a leak keeps an overlay.
    func release() async {
        requests = []
        tasks = []
        await device.advance(by: 1)
    }

    // MARK: Steps

    private func takeStep() async -> String {
        _ = device.window
        switch Int.random(in: 0..<30, using: &random) {
        case 0..<9: return request()
        case 9..<12: return wait()
        case 12:
            requests.randomElement(using: &random)?.cancel(animated: random.flip())
            return "cancel a request"
        case 13:
            tasks.randomElement(using: &random)?.cancel()
            for _ in 0..<3 { await Task.yield() }
            return "cancel a task"
        case 14: return dismissAll()
        case 15..<18: return await tap()
        case 18:
            try? await device.key(["escape", "return", "right"].randomElement(using: &random)!)
            return "key"
        case 19: return await changeScene()
        case 20: return await turn()
        case 21..<24:
            page.change(&random)
            return "change the anchors"
        case 24:
            page.presentWithoutCoordinator(animated: random.flip())
            return "present without the coordinator"
        case 25:
            page.dismiss(animated: random.flip())
            return "dismiss without the coordinator"
        default:
            await device.advance(by: Double.random(in: 0..<0.6, using: &random))
            return "wait"
        }
    }

    private func makeOptions() -> OverlayRequest.Options {
        let times: [Double?] = [nil, nil, 0.4, 0.6]
        return OverlayRequest.Options(
            id: random.flip() ? nil : "\(Int.random(in: 0..<3, using: &random))",
            policy: OverlayRequest.Policy.allCases.randomElement(using: &random)!,
            priority: Int.random(in: 0..<2, using: &random), minimumDuration: random.flip() ? 0 : 0.3,
            maximumDuration: times.randomElement(using: &random)!, deadline: times.randomElement(using: &random)!)
    }

    private func request() -> String {
        let options = makeOptions()
        let request: OverlayRequest
        let name: String
        switch Int.random(in: 0..<8, using: &random) {
        case 0: (name, request) = present(UIViewController(), options)
        case 1:
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            (name, request) = present(alert, options)
        case 2: (name, request) = present(ConfirmDialog(title: "Sure?", message: nil), options)
        case 3: (name, request) = present(DialogController(sizing: DialogSizing(.small, .matched)), options)
        case 4: (name, request) = present(BottomSheetController(), options)
        case 5:
            let toast = Toast(title: "Saved", edge: Toast.Edge.allCases.randomElement(using: &random)!)
            (name, request) = ("toast", toasts.present(toast, options: options))
            watchedObjects.append(WatchedObject(name: name, object: toast))
        default:
            let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
            popover.tracksAnchor = true
            popover.fadesInAndOut = random.flip()
            popover.anchorLossBehavior = AnchorLossBehavior.allCases.randomElement(using: &random)!
            (name, request) = (
                "popover", coordinator.present(popover, from: page.anchor(&random), options: options)
            )
            watchedObjects.append(WatchedObject(name: name, object: popover))
        }
        count(request)
        return "request \(name) \(options.policy)"
    }

    private func present(
        _ controller: UIViewController, _ options: OverlayRequest.Options
    ) -> (String, OverlayRequest) {
        let name = "\(type(of: controller))"
        watchedObjects.append(WatchedObject(name: name, object: controller))
        return (name, coordinator.present(controller, options: options, animated: random.flip()))
    }

    private func count(_ request: OverlayRequest) {
        let index = requests.count
        requests.append(request)
        endCounts.append(0)
        let asksAgain = Int.random(in: 0..<6, using: &random) == 0
        request.onEnd = { [weak self] end in
            guard let self else { return }
            endCounts[index] += 1
            ends.append(end)
            // A request from inside a callback.
            if asksAgain, !isEnding { _ = self.request() }
        }
    }

    /// Awaits a value, with or without the coordinator.
    private func wait() -> String {
        let overlay: any ValueOverlay
        switch Int.random(in: 0..<4, using: &random) {
        case 0: overlay = RatingDialog(title: "How was it?", rating: 2)
        case 1: overlay = CodeDialog(title: "Code")
        case 2: overlay = Toast(title: "Deleted", action: .init("Undo"))
        default:
            overlay = Walkthrough(steps: [
                .init(page.anchor(&random), title: "One"), .init(nil, title: "Two"),
                .init(page.anchor(&random), title: "Three"),
            ])
        }
        watchedObjects.append(WatchedObject(name: "\(type(of: overlay))", object: overlay))
        startWaiting(for: overlay, isCoordinated: random.flip(), makeOptions())
        return "await \(type(of: overlay))"
    }

    private func startWaiting(for overlay: some ValueOverlay, isCoordinated: Bool, _ options: OverlayRequest.Options) {
        tasks.append(
            Task { @MainActor [device, page, coordinator] in
                _ = device.window
                if isCoordinated {
                    _ = await coordinator.present(overlay, options: options)
                } else {
                    _ = await page.present(overlay)
                }
                returns += 1
            })
    }

    private func dismissAll() -> String {
        let isOdd = random.flip()
        let staying = coordinator.dismissAll(animated: random.flip()) { ($0.options.priority == 1) == isOdd }
        if staying.contains(where: { ($0.options.priority == 1) != isOdd }) {
            violations.append("dismissAll returned a request that was not to be dismissed")
        }
        return "dismiss all"
    }

    private func tap() async -> String {
        let size = window.bounds.size
        let (x, y) = (
            CGFloat.random(in: 0..<size.width, using: &random), CGFloat.random(in: 0..<size.height, using: &random)
        )
        try? await device.tap(x: x, y: y)
        return "tap at \(Int(x)), \(Int(y))"
    }

    private func changeScene() async -> String {
        try? await device.moveScene(to: .inactive)
        await device.advance(by: Double.random(in: 0..<0.4, using: &random))
        try? await device.moveScene(to: .active)
        return "inactive for a while"
    }

    private func turn() async -> String {
        try? await device.rotate(to: window.bounds.width > window.bounds.height ? .portrait : .landscapeLeft)
        return "turn"
    }
}
