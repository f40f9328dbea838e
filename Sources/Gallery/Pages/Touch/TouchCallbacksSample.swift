import UIKit

/// A view that reports its touches, with a tap recognizer that cancels them if the switch is on.
final class TouchCallbacksSample: GestureRuleSample {
    private let tagView = TouchView("Touch me", name: "Touched view")
    private let tap = UITapGestureRecognizer()

    init() {
        super.init("cancelsTouchesInView", isOn: true)
        tagView.onTouch = { [unowned self] in onChange("View", $0) }
        tap.addTarget(self, action: Selector("tapped", TouchCallbacksSample.tapped))
        tagView.addGestureRecognizer(tap)
        addSubview(tagView)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func ruleChanged() { tap.cancelsTouchesInView = isOn }

    private func tapped() { onChange("Tap", "ended") }

    override func layoutSubviews() {
        super.layoutSubviews()
        tagView.frame = sampleBounds
    }

    /// Shows the last touch callback.
    private final class TouchView: TagView {
        var onTouch: (String) -> Void = { _ in }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled") }

        private func note(_ call: String) {
            label.text = call
            onTouch(call)
        }
    }
}
