import UIKitCore

/// Highlights the button under the finger, which may slide from one to another, and presses the one where it is lifted.
@MainActor final class AlertPressRecognizer: UIGestureRecognizer {
    private weak var alertView: AlertView?
    private var touch: UITouch?
    private var button: AlertButton?
    private lazy var feedback = UISelectionFeedbackGenerator()

    init(_ alertView: AlertView) {
        self.alertView = alertView
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, let first = touches.first else { return }
        guard alertView?.mayPress(from: first.view) == true else {
            state = .failed
            return
        }
        touch = first
        update(providesFeedback: false)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch, touches.contains(touch) { update(providesFeedback: true) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        update(providesFeedback: true)
        guard let button else {
            state = .failed
            return
        }
        state = .ended
        alertView?.press(button)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        touch = nil
        button = nil
        alertView?.highlight(nil)
    }

    private func update(providesFeedback: Bool) {
        guard let touch, let alertView else { return }
        let next = alertView.enabledButton(at: touch.location(in: alertView))
        guard next !== button else { return }
        button = next
        alertView.highlight(next)
        if providesFeedback, next != nil { feedback.selectionChanged() }
    }
}
