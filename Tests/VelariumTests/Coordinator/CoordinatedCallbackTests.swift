import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Any request may be canceled, dismissed or replaced inside any callback of any other one: each ends once, and nothing
/// stays on the screen.
@MainActor @Suite struct CoordinatedCallbackTests {
    @Test(arguments: CoordinatedCallbackStorm.Kind.allCases, CoordinatedCallbackStorm.Kind.allCases)
    func aRequestThatIsCanceledByTheEndOfTheFormerOneEnds(
        _ former: CoordinatedCallbackStorm.Kind, _ next: CoordinatedCallbackStorm.Kind
    ) throws {
        for policy in [OverlayRequest.Policy.enqueue, .replace] {
            let fixture = try CoordinatorFixture()
            let first = fixture.coordinator.present(former.make { _ in }, options: .init(maximumDuration: 0.3))
            let second = fixture.request("second", next.make { _ in }, .init(policy: policy))
            first.onEnd = { _ in second.cancel() }

            fixture.device.advance(by: 5)

            #expect(fixture.ends.count == 1, "\(policy): \(fixture.ends)")
            #expect(fixture.coordinator.shownRequests.isEmpty)
            #expect(fixture.presented.isEmpty)
            #expect(fixture.device.window.windowScene?.windows.count == 1)
        }
    }

    /// The number of storms; 100 times as many with VELARIUM_DEEP=1 in the environment.
    @Test func everyRequestEndsOnceWhateverCallbacksDo() throws {
        for seed in 0..<TestRun.cases(80) {
            let storm = try CoordinatedCallbackStorm(seed: seed)

            storm.run()

            #expect(storm.complaints.isEmpty, "seed \(seed): \(storm.complaints), \(storm.log.suffix(12))")
        }
    }
}

/// A random sequence of requests whose callbacks request, cancel and dismiss at random.
@MainActor final class CoordinatedCallbackStorm {
    /// What is presented.
    enum Kind: CaseIterable, Sendable {
        case bottomSheet, messageDialog, dialog, adaptive, modal, alert, controller

        /// - Parameter onCall: Called in every callback that the overlay or its content has, with its name.
        @MainActor func make(onCall: @escaping (String) -> Void) -> UIViewController {
            let controller = makeController(onCall)
            (controller as? any Overlay)?.onDismiss = { _ in onCall("onDismiss") }
            return controller
        }

        @MainActor private func makeController(_ onCall: @escaping (String) -> Void) -> UIViewController {
            switch self {
            case .bottomSheet: return CallingSheet(onCall)
            case .messageDialog:
                let dialog = MessageDialog(title: "Saved", message: nil)
                dialog.configureOverlay = { _ in onCall("configureOverlay") }
                return dialog
            case .dialog:
                let dialog = DialogController(sizing: DialogSizing(.small, .matched))
                dialog.addChild(CallingController(onCall))
                return dialog
            case .adaptive: return AdaptiveOverlayController(CallingController(onCall), style: .sheet)
            case .modal: return ModalPresentationViewController(contentViewController: CallingController(onCall))
            case .alert: return UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
            case .controller: return CallingController(onCall)
            }
        }
    }

    private let fixture: CoordinatorFixture
    private var random: SeededRandom
    private var requests: [OverlayRequest] = []
    private var endCounts: [Int] = []
    private var isEnding = false
    private var depth = 0
    /// What happened, in order.
    private(set) var log: [String] = []
    /// The violated expectations.
    private(set) var complaints: [String] = []

    init(seed: Int) throws {
        fixture = try CoordinatorFixture()
        fixture.device.recordsMisuses = true
        random = SeededRandom(seed: seed)
        fixture.coordinator.onChange = { [weak self] in self?.called("onChange") }
    }

    func run() {
        for _ in 0..<12 {
            if random.flip() { request() } else { act() }
            fixture.device.advance(by: Double.random(in: 0..<0.5, using: &random))
        }
        isEnding = true
        for request in requests { request.cancel(animated: random.flip()) }
        fixture.device.advance(by: 6)
        check()
    }

    private func check() {
        for (index, count) in endCounts.enumerated() where count != 1 {
            complaints.append("request \(index) ended \(count) times, \(requests[index].state)")
        }
        if !fixture.coordinator.shownRequests.isEmpty { complaints.append("an overlay is still on the screen") }
        if !fixture.coordinator.waitingRequests.isEmpty { complaints.append("a request still waits") }
        if !fixture.presented.isEmpty { complaints.append("\(fixture.presented) is still presented") }
        if fixture.device.window.windowScene?.windows.count != 1 { complaints.append("a window remains") }
        complaints += fixture.device.misuses.filter(\.raises).map(\.message)
    }

    private func called(_ name: String) {
        // Callbacks of callbacks act as well, but not forever.
        guard !isEnding, depth < 3, random.chance(12) else { return }
        log.append("in \(name):")
        depth += 1
        act()
        depth -= 1
    }

    private func request() {
        let options = OverlayRequest.Options(
            policy: OverlayRequest.Policy.allCases.randomElement(using: &random)!, priority: random.number(below: 2),
            minimumDuration: random.flip() ? 0 : 0.2, maximumDuration: random.flip() ? nil : 0.4)
        let kind = Kind.allCases.randomElement(using: &random)!
        log.append("request \(kind) \(options.policy)")
        let content = kind.make { [weak self] in self?.called($0) }
        let request = fixture.coordinator.present(content, options: options, animated: random.flip())
        let index = requests.count
        requests.append(request)
        endCounts.append(0)
        request.onEnd = { [weak self] _ in
            self?.endCounts[index] += 1
            self?.called("onEnd")
        }
    }

    private func act() {
        switch random.number(below: 6) {
        case 0: request()
        case 1:
            log.append("dismiss all")
            fixture.coordinator.dismissAll(animated: random.flip())
        case 2:
            log.append("dismiss one")
            let shown = fixture.coordinator.shownRequests.compactMap { $0.content as? any Overlay }
            shown.randomElement(using: &random)?.dismiss(for: .action, animated: random.flip())
        default:
            guard let index = requests.indices.randomElement(using: &random) else { return }
            log.append("cancel \(index)")
            requests[index].cancel(animated: random.flip())
        }
    }
}

/// A controller that reports its appearance.
private final class CallingController: UIViewController {
    private let onCall: (String) -> Void

    init(_ onCall: @escaping (String) -> Void) {
        self.onCall = onCall
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 120, height: 80)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        onCall("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onCall("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onCall("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onCall("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onCall("viewDidDisappear")
    }
}

/// A sheet that reports its appearance.
private final class CallingSheet: BottomSheetController {
    private let onCall: (String) -> Void

    init(_ onCall: @escaping (String) -> Void) {
        self.onCall = onCall
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        onCall("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onCall("viewWillAppear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onCall("viewDidDisappear")
    }
}
