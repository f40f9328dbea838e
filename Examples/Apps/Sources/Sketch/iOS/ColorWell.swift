import UIKit

final class ColorWell: UIControl {
    let color: UIColor
    private let dot = CAShapeLayer()
    private var animator: UIViewPropertyAnimator?

    init(color: UIColor, name: String) {
        self.color = color
        super.init(frame: .zero)
        layer.addSublayer(dot)
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .button
        addTarget(self, action: #selector(press), for: .touchDown)
        addTarget(self, action: #selector(release(_:)), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet { setNeedsLayout() }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let circle = bounds.insetBy(dx: 6, dy: 6)
        dot.frame = bounds
        dot.path = UIBezierPath(ovalIn: circle).cgPath
        dot.fillColor = color.resolvedColor(with: traitCollection).cgColor
        dot.strokeColor = UIColor.systemBlue.cgColor
        dot.lineWidth = isSelected ? 4 : 0
    }

    @objc private func press() { scale(to: 0.85) }
    @objc private func release(_ sender: ColorWell) { scale(to: 1) }

    private func scale(to factor: CGFloat) {
        animator?.stopAnimation(true)
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.6) {
            self.transform = CGAffineTransform(scaleX: factor, y: factor)
        }
        animator.startAnimation()
        self.animator = animator
    }
}
