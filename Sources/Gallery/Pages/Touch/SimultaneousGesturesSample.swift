import UIKit

/// A card to pan, pinch and rotate: simultaneously if the delegate allows it, otherwise with the first recognized
/// gesture.
final class SimultaneousGesturesSample: GestureRuleSample, UIGestureRecognizerDelegate {
    /// The sample bounds of the last layout.
    private var lastSampleBounds: CGRect?
    private let card = TagView("Pan, pinch, rotate", name: "Simultaneous", in: .systemIndigo)

    init() {
        super.init("Recognized simultaneously", isOn: true)
        clipsToBounds = true
        card.isMultipleTouchEnabled = true
        card.label.textColor = .text(on: .systemIndigo)
        addSubview(card)
        add(UIPanGestureRecognizer(), name: "Pan", action: Selector("panned:", SimultaneousGesturesSample.panned))
        add(UIPinchGestureRecognizer(), name: "Pinch", action: Selector("pinched:", SimultaneousGesturesSample.pinched))
        add(
            UIRotationGestureRecognizer(), name: "Rotation",
            action: Selector("turned:", SimultaneousGesturesSample.turned))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func add(_ recognizer: UIGestureRecognizer, name: String, action: Selector) {
        recognizer.name = name
        recognizer.delegate = self
        recognizer.addTarget(self, action: action)
        card.addGestureRecognizer(recognizer)
    }

    override var sampleHeight: CGFloat { 180 }

    /// The delegate is asked for every gesture, so there is nothing to update.
    override func ruleChanged() { onChange("Delegate", isOn ? "allows" : "refuses") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isOn && otherGestureRecognizer.view === card
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: self)
        card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
        pan.setTranslation(.zero, in: self)
        report(pan)
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        report(pinch)
    }

    private func turned(_ turn: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: turn.rotation)
        turn.rotation = 0
        report(turn)
    }

    private func report(_ recognizer: UIGestureRecognizer) { onChange(recognizer.name ?? "", recognizer.state.name) }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.bounds.size = CGSize(
            width: min(256, UIFontMetrics.default.scaledValue(for: 160)),
            height: min(160, UIFontMetrics.default.scaledValue(for: 100)))
        guard sampleBounds != lastSampleBounds else { return }
        // The card keeps its distance from the center, but stays inside.
        let translation =
            lastSampleBounds.map { CGVector(dx: card.center.x - $0.midX, dy: card.center.y - $0.midY) } ?? .zero
        card.center = CGPoint(
            x: min(max(sampleBounds.midX + translation.dx, sampleBounds.minX), sampleBounds.maxX),
            y: min(max(sampleBounds.midY + translation.dy, sampleBounds.minY), sampleBounds.maxY))
        lastSampleBounds = sampleBounds
    }
}
