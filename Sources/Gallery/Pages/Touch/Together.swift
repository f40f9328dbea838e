import UIKit

/// A card to pan, pinch and rotate: simultaneously if the delegate allows it, otherwise with the first recognized
/// gesture.
final class Together: SwitchedStage, UIGestureRecognizerDelegate {
    /// The sample bounds of the last layout.
    private var placedStage: CGRect?
    private let card = WordPlate("Pan, pinch, turn", name: "Together", in: .systemIndigo)

    init() {
        super.init("Recognised together", isOn: true)
        clipsToBounds = true
        card.isMultipleTouchEnabled = true
        card.words.textColor = .white
        addSubview(card)
        add(UIPanGestureRecognizer(), "Pan", Selector("panned:", Together.panned))
        add(UIPinchGestureRecognizer(), "Pinch", Selector("pinched:", Together.pinched))
        add(UIRotationGestureRecognizer(), "Rotation", Selector("turned:", Together.turned))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    private func add(_ recogniser: UIGestureRecognizer, _ name: String, _ action: Selector) {
        recogniser.name = name
        recogniser.delegate = self
        recogniser.addTarget(self, action: action)
        card.addGestureRecognizer(recogniser)
    }

    override var stageHeight: CGFloat { 180 }

    /// The delegate is asked for every gesture, so there is nothing to update.
    override func ruleChanged() { onChange("Delegate", isOn ? "agrees" : "refuses") }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isOn && otherGestureRecognizer.view === card
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self)
        card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
        pan.setTranslation(.zero, in: self)
        note(pan)
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        note(pinch)
    }

    private func turned(_ turn: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: turn.rotation)
        turn.rotation = 0
        note(turn)
    }

    private func note(_ recogniser: UIGestureRecognizer) { onChange(recogniser.name ?? "", recogniser.state.name) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard stage != placedStage else { return }
        // The card keeps its distance from the center, but stays inside.
        let way = placedStage.map { CGVector(dx: card.center.x - $0.midX, dy: card.center.y - $0.midY) } ?? .zero
        card.bounds.size = CGSize(width: 160, height: 100)
        card.center = CGPoint(
            x: min(max(stage.midX + way.dx, stage.minX), stage.maxX),
            y: min(max(stage.midY + way.dy, stage.minY), stage.maxY))
        placedStage = stage
    }
}
