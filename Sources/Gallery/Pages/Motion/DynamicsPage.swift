import UIKit

extension GalleryPage {
    /// Items that fall, bounce and snap, and a motion effect.
    static let dynamics = GalleryPage(
        id: "dynamics", title: "Dynamics", summary: "Gravity, collisions, attachments, snaps, tilting",
        group: .motion, symbol: "circle.inset.filled", tint: .systemIndigo,
        tour: ["tap \"Drop\"", "advance 0.7", "scroll to \"Swing\"", "settle", "tap \"Swing\"", "tilt 1 0"]
    ) { DynamicsPage() }
}

private final class DynamicsPage: ExamplesController {
    private let fall = FallSample()
    private let elasticity = ValueSlider("Elasticity", value: 0.5, in: 0...0.9)

    override func makeExamples() -> [Example] {
        title = "Dynamics".localized
        fall.elasticity = { [unowned self] in elasticity.value }
        return [
            Example("Falling", note: "Tap into the field: the blue box snaps to that point.", fall),
            Example("Bounce", elasticity),
            Example("Attachments", note: "Each ball hangs on the one above it.", ChainSample()),
            Example("Motion effect", note: "The cards move as the device tilts, the front one most.", TiltSample()),
        ]
    }
}

/// A round view that collides as an ellipse.
private final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

    init(_ color: UIColor, size: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
        backgroundColor = color
        layer.cornerRadius = size / 2
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}

/// Boxes and balls that fall onto each other.
private final class FallSample: AnimationSampleView {
    /// How much the items bounce.
    var elasticity: () -> CGFloat = { 0 }

    private let field = UIView()
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    private let items: [UIView]
    private lazy var animator = UIDynamicAnimator(referenceView: field)
    private var snap: UISnapBehavior?

    init() {
        box.backgroundColor = .systemBlue
        box.layer.cornerRadius = 6
        let others = [UIColor.systemOrange, .systemTeal].map { color in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = color
            view.layer.cornerRadius = 6
            return view
        }
        items = [box] + others + [BallView(.systemRed, size: 44), BallView(.systemGreen, size: 32)]
        super.init("Drop")
        field.clipsToBounds = true
        field.backgroundColor = .secondarySystemFill
        field.layer.cornerRadius = 8
        addSubview(field)
        items.forEach(field.addSubview)
        field.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("snap:", FallSample.snap)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var sampleHeight: CGFloat { 240 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: sampleHeight)
        guard field.frame != frame else { return }
        field.frame = frame
        animator.removeAllBehaviors()
        placeItems()
    }

    override func play() {
        animator.removeAllBehaviors()
        placeItems()
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: items)
        properties.elasticity = elasticity()
        properties.friction = 0.4
        for behavior in [UIGravityBehavior(items: items), collision, properties] { animator.addBehavior(behavior) }
    }

    private func placeItems() {
        for (index, item) in items.enumerated() {
            item.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.35)
            item.center = CGPoint(
                x: bounds.width / 2 + CGFloat(index - 2) * 34, y: 40 + CGFloat(index % 2) * 56)
        }
    }

    private func snap(_ recognizer: UITapGestureRecognizer) {
        if let snap { animator.removeBehavior(snap) }
        let snap = UISnapBehavior(item: box, snapTo: recognizer.location(in: field))
        animator.addBehavior(snap)
        self.snap = snap
    }
}

/// Balls that hang on each other.
private final class ChainSample: AnimationSampleView {
    private static let distance: CGFloat = 34

    private let field = UIView()
    private let anchor = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let balls = [UIColor.systemPurple, .systemPink, .systemIndigo, .systemTeal].map { BallView($0, size: 26) }
    private lazy var animator = UIDynamicAnimator(referenceView: field)

    init() {
        super.init("Swing")
        field.clipsToBounds = true
        field.backgroundColor = .secondarySystemFill
        field.layer.cornerRadius = 8
        anchor.backgroundColor = .systemGray
        anchor.layer.cornerRadius = 5
        addSubview(field)
        field.addSubview(anchor)
        balls.forEach(field.addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var sampleHeight: CGFloat { 180 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: sampleHeight)
        guard field.frame != frame else { return }
        field.frame = frame
        hang()
    }

    override func play() {
        guard let last = balls.last else { return }
        let push = UIPushBehavior(items: [last], mode: .instantaneous)
        push.setAngle(0, magnitude: 0.3)
        animator.addBehavior(push)
    }

    /// Puts the balls below each other, and attaches each to the one above it.
    private func hang() {
        animator.removeAllBehaviors()
        anchor.center = CGPoint(x: field.bounds.midX, y: 16)
        for (index, ball) in balls.enumerated() {
            ball.center = CGPoint(x: anchor.center.x, y: anchor.center.y + CGFloat(index + 1) * Self.distance)
            let attachment =
                index == 0
                ? UIAttachmentBehavior(item: ball, attachedToAnchor: anchor.center)
                : UIAttachmentBehavior(item: ball, attachedTo: balls[index - 1])
            animator.addBehavior(attachment)
        }
        let properties = UIDynamicItemBehavior(items: balls)
        properties.resistance = 0.8
        animator.addBehavior(properties)
        animator.addBehavior(UIGravityBehavior(items: balls))
    }
}

/// Cards at different distances.
private final class TiltSample: UIView {
    private let cards = [UIColor.systemGray3, .systemGray2, .systemBlue].map { color in
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 72))
        card.backgroundColor = color
        card.layer.cornerRadius = 10
        return card
    }

    init() {
        super.init(frame: .zero)
        for (index, card) in cards.enumerated() {
            addSubview(card)
            let group = UIMotionEffectGroup()
            group.motionEffects = [
                effect("center.x", .tiltAlongHorizontalAxis, distance: 14 * index),
                effect("center.y", .tiltAlongVerticalAxis, distance: 8 * index),
            ]
            card.addMotionEffect(group)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func effect(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, distance: Int
    ) -> UIMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = -distance
        effect.maximumRelativeValue = distance
        return effect
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, card) in cards.enumerated() {
            card.center = CGPoint(x: bounds.midX + CGFloat(index - 1) * 16, y: bounds.midY + CGFloat(index - 1) * 10)
        }
    }
}
