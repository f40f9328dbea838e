import UIKitCore

/// Counts the calls of a random sequence and records violations.
@MainActor final class WalkCallRecorder {
    /// Calls of `present`: made, refused with a message, and completed.
    var presents = 0
    var refusedPresents = 0
    var completedPresents = 0
    /// The deepest nesting, and the end reasons.
    var deepest = 0
    var reasons: Set<String> = []
    var violations: [String] = []
    /// The controllers that must be released at the end.
    var controllers: [WeakController] = []

    struct WeakController {
        weak var controller: UIViewController?
    }

    func note(_ violation: String) { violations.append(violation) }
}

/// Checks that appearance callbacks alternate.
@MainActor final class WalkController: UIViewController {
    private enum State { case gone, coming, there, going }
    private var state = State.gone
    private let recorder: WalkCallRecorder
    let label: String

    init(_ label: String, _ recorder: WalkCallRecorder) {
        self.label = label
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
        recorder.controllers.append(WalkCallRecorder.WeakController(controller: self))
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func viewWillAppear(_ animated: Bool) { step(.coming, from: [.gone, .going], "viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { step(.there, from: [.coming], "viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { step(.going, from: [.there, .coming], "viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { step(.gone, from: [.going], "viewDidDisappear") }

    private func step(_ next: State, from allowed: [State], _ call: String) {
        if !allowed.contains(state) { recorder.note("\(label): \(call) while \(state)") }
        state = next
    }

    /// Whether it is in a stable state.
    var isAtRest: Bool { state == .there || state == .gone }
    var isThere: Bool { state == .there }
}
