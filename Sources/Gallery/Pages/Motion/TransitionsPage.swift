import UIKit

extension GalleryPage {
    /// Flips, fades, key frames, and an animation held in the hand.
    static let transitions = GalleryPage(
        id: "transitions-of-views", title: "Transitions of views", group: .motion, symbol: "square.on.square",
        tint: .systemPurple, tour: ["tap \"Flip\"", "advance 0.2"]
    ) { TransitionsPage() }
}

private final class TransitionsPage: SpecimenController {
    private let scrub = Scrubber()

    override func makeSpecimens() -> [Specimen] {
        title = "Transitions of views"
        return [
            Specimen("Flip", Card("Flip", options: .transitionFlipFromLeft)),
            Specimen("Fade", Card("Fade", options: .transitionCrossDissolve)),
            Specimen("Key frames", note: "Three corners in one animation.", KeyFrames()),
            Specimen("In the hand", note: "A property animator that the slider drives.", scrub),
        ]
    }
}

/// A card with two sides, and a button that turns it.
private final class Card: UIView {
    private let sides = UIView()
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private let options: UIView.AnimationOptions
    private var isBack = false

    init(_ name: String, options: UIView.AnimationOptions) {
        self.options = options
        super.init(frame: .zero)
        sides.layer.cornerRadius = 12
        sides.layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .white
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sides.addSubview(label)
        addSubview(sides)
        button.setTitle(name, for: .normal)
        button.addAction(UIAction { [unowned self] _ in turn() }, for: .touchUpInside)
        addSubview(button)
        showSide()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 150) }

    override func layoutSubviews() {
        super.layoutSubviews()
        sides.frame = CGRect(x: (bounds.width - 160) / 2, y: 0, width: 160, height: 104)
        button.frame = CGRect(x: 0, y: bounds.height - 36, width: bounds.width, height: 36)
    }

    private func showSide() {
        sides.backgroundColor = isBack ? .systemPurple : .systemTeal
        label.text = isBack ? "Back" : "Front"
    }

    private func turn() {
        isBack.toggle()
        UIView.transition(with: sides, duration: 0.6, options: options, animations: showSide)
    }
}

/// A square that goes round its field.
private final class KeyFrames: UIView {
    private let square = UIView()
    private let button = UIButton(type: .system)

    init() {
        super.init(frame: .zero)
        square.backgroundColor = .systemOrange
        square.layer.cornerRadius = 8
        addSubview(square)
        button.setTitle("Go round", for: .normal)
        button.addAction(UIAction { [unowned self] _ in goRound() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 150) }

    override func layoutSubviews() {
        super.layoutSubviews()
        square.bounds.size = CGSize(width: 32, height: 32)
        square.center = corners[0]
        button.frame = CGRect(x: 0, y: bounds.height - 36, width: bounds.width, height: 36)
    }

    private var corners: [CGPoint] {
        let (right, bottom) = (bounds.width - 16, bounds.height - 60)
        return [
            CGPoint(x: 16, y: 16), CGPoint(x: right, y: 16), CGPoint(x: right, y: bottom), CGPoint(x: 16, y: bottom),
        ]
    }

    private func goRound() {
        let corners = self.corners
        UIView.animateKeyframes(withDuration: 1.6, delay: 0, options: .calculationModeLinear) { [square] in
            for (index, corner) in (Array(corners.dropFirst()) + [corners[0]]).enumerated() {
                UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
                    square.center = corner
                    square.transform = CGAffineTransform(rotationAngle: CGFloat(index + 1) * .pi / 2)
                }
            }
        } completion: { [square] _ in
            square.transform = .identity
        }
    }
}

/// A shape that a slider takes from one state to another.
private final class Scrubber: UIView {
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
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
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
