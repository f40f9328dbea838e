import CoreGraphics
import QuartzCore
import UIKitCore

/// The ring of ticks in the row of elements that are loading.
final class MenuActivityView: UIView {
    private static let tickCount = 8
    private static let side: CGFloat = 20
    private static let period: Double = 0.8
    private let ticks = (0..<MenuActivityView.tickCount).map { _ in CALayer() }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        for (index, tick) in ticks.enumerated() {
            let angle = CGFloat(index) / CGFloat(ticks.count) * 2 * .pi
            tick.bounds = CGRect(x: 0, y: 0, width: 2.5, height: 5.5)
            tick.cornerRadius = 1.25
            tick.position = CGPoint(x: bounds.midX + 7 * sin(angle), y: bounds.midY - 7 * cos(angle))
            tick.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            layer.addSublayer(tick)
        }
        updateColors()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); a menu creates it.")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        for (index, tick) in ticks.enumerated() {
            let fade = CAKeyframeAnimation(keyPath: "opacity")
            fade.values = ticks.indices.map { alpha(of: index, step: $0) }
            fade.calculationMode = .discrete
            fade.duration = Self.period
            fade.repeatCount = .infinity
            tick.add(fade, forKey: "activity")
        }
    }

    private func updateColors() {
        for (index, tick) in ticks.enumerated() {
            tick.backgroundColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
            tick.opacity = alpha(of: index, step: 0)
        }
    }

    private func alpha(of tick: Int, step: Int) -> Float {
        let age = (step - tick + Self.tickCount) % Self.tickCount
        return 1 - 0.8 * Float(age) / Float(Self.tickCount - 1)
    }
}
