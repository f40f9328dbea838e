import UIKit

/// A shape whose animation is scrubbed by a slider.
final class Scrubber: UIView {
    private let shape = UIView()
    private let slider = UISlider()
    private var animator: UIViewPropertyAnimator?

    init() {
        super.init(frame: .zero)
        shape.backgroundColor = .systemBlue
        addSubview(shape)
        slider.accessibilityLabel = "Progress"
        slider.addAction(UIAction { [unowned self] _ in scrub() }, for: .valueChanged)
        addSubview(slider)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 130) }

    override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = CGRect(x: 0, y: bounds.height - 34, width: bounds.width, height: 34)
        guard animator == nil else { return }
        shape.bounds.size = CGSize(width: 48, height: 48)
        shape.center = CGPoint(x: 40, y: 44)
    }

    private func scrub() {
        let animator = animator ?? makeAnimator()
        animator.fractionComplete = CGFloat(slider.value)
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [shape, bounds] in
            shape.center = CGPoint(x: bounds.width - 40, y: 44)
            shape.transform = CGAffineTransform(rotationAngle: .pi * 0.75)
            shape.layer.cornerRadius = 24
            shape.backgroundColor = .systemPink
        }
        animator.pausesOnCompletion = true
        self.animator = animator
        return animator
    }

    override func willMove(toWindow window: UIWindow?) {
        super.willMove(toWindow: window)
        guard window == nil, let animator else { return }
        animator.stopAnimation(true)
        self.animator = nil
    }
}
