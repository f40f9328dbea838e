import UIKit

/// The content of a presentation: checks that its appearance callbacks alternate.
@MainActor final class RecordedContent: UIViewController, UIAdaptivePresentationControllerDelegate {
    private enum Phase { case gone, appearing, visible, disappearing }

    private var phase = Phase.gone
    private weak var record: OverlayRecord?
    private var willDismissals = 0
    /// The answer when the user wants to dismiss it. Default true.
    var mayDismiss: () -> Bool = { true }

    /// Reports violations and the end to `record`, which is not retained.
    func report(to record: OverlayRecord) { self.record = record }

    override func loadView() {
        let scrollView = UIScrollView()
        scrollView.backgroundColor = .secondarySystemBackground
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
        field.placeholder = "Field"
        scrollView.addSubview(field)
        view = scrollView
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        move(to: .appearing, from: [.gone, .disappearing], "viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        move(to: .visible, from: [.appearing], "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        move(to: .disappearing, from: [.visible, .appearing], "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        move(to: .gone, from: [.disappearing], "viewDidDisappear")
    }

    private func move(to next: Phase, from allowed: [Phase], _ call: String) {
        if !allowed.contains(phase) { record?.note("\(call) while \(phase)") }
        phase = next
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        mayDismiss()
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { willDismissals += 1 }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if willDismissals == 0 { record?.note("didDismiss without willDismiss") }
        record?.didEnd()
    }
}
