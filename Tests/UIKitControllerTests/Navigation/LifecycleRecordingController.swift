import TestSupport
import UIKitCore

/// A view controller that logs its appearance callbacks.
final class LifecycleRecordingController: UIViewController {
    private let recorder: CallRecorder
    var onWillAppear: ((LifecycleRecordingController) -> Void)?

    init(_ title: String, _ recorder: CallRecorder) {
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { recorder.calls.append("\(title ?? "") \(call)") }

    override func viewWillAppear(_ animated: Bool) {
        note("willAppear")
        onWillAppear?(self)
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
