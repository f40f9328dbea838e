import UIKit

extension GalleryPage {
    /// Emitter, replicator and transform layers.
    static let particles = GalleryPage(
        id: "particles", title: "Particles", summary: "Emitters, replicators and layers with depth",
        group: .motion, symbol: "sparkles", tint: .systemPink, tour: ["advance 2.2"]
    ) { ParticlesPage() }
}

private final class ParticlesPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "Particles".localized
        return [
            Example("Fountain", note: "An emitter: drops rise, fall and fade.", LayerField(FountainLayer())),
            Example("Fireworks", note: "Rockets whose nested cells burst.", LayerField(FireworksLayer())),
            Example("Activity", note: "A replicator: one dot, ten instances.", LayerField(SpinnerLayer())),
            Example("Cube", note: "Six faces in a transform layer.", LayerField(CubeLayer())),
        ]
    }
}

/// A dark field that shows a layer.
private final class LayerField: UIView {
    private let content: CALayer

    init(_ content: CALayer) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.16, alpha: 1)
        layer.cornerRadius = 12
        clipsToBounds = true
        layer.addSublayer(content)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 150) }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}

/// A soft white spot for particles.
@MainActor private let spot: CGImage? = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
    let colors = [UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor] as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else { return }
    context.cgContext.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 8, y: 8), startRadius: 0, endCenter: CGPoint(x: 8, y: 8), endRadius: 8,
        options: [])
}.cgImage

/// The pixels of the spot per point.
@MainActor private let spotScale = CGFloat(spot?.width ?? 16) / 16

/// Drops that rise from the bottom and fall again.
private final class FountainLayer: CAEmitterLayer {
    @MainActor init(drops: Float = 120) {
        super.init()
        let drop = CAEmitterCell()
        drop.contents = spot
        drop.contentsScale = spotScale
        drop.birthRate = drops
        drop.lifetime = 1.8
        drop.lifetimeRange = 0.6
        drop.velocity = 150
        drop.velocityRange = 40
        drop.emissionLongitude = -.pi / 2
        drop.emissionRange = .pi / 6
        drop.yAcceleration = 150
        drop.scale = 0.7
        drop.scaleRange = 0.4
        drop.color = UIColor(red: 0.4, green: 0.7, blue: 1, alpha: 0.9).cgColor
        drop.greenRange = 0.4
        drop.alphaSpeed = -0.5
        emitterCells = [drop]
        renderMode = .additive
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        emitterPosition = CGPoint(x: bounds.midX, y: bounds.maxY - 8)
    }
}

/// Rockets that leave a trail and burst.
private final class FireworksLayer: CAEmitterLayer {
    @MainActor init(rockets: Float = 1.6) {
        super.init()
        let spark = CAEmitterCell()
        spark.contents = spot
        spark.contentsScale = spotScale
        spark.birthRate = 4000
        spark.beginTime = 0.8
        spark.duration = 0.02
        spark.lifetime = 1.2
        spark.velocity = 55
        spark.velocityRange = 20
        spark.emissionRange = 2 * .pi
        spark.yAcceleration = 30
        spark.scale = 0.6
        spark.scaleSpeed = -0.2
        spark.alphaSpeed = -0.7
        let trail = CAEmitterCell()
        trail.contents = spot
        trail.contentsScale = spotScale
        trail.birthRate = 60
        trail.lifetime = 0.3
        trail.scale = 0.5
        trail.alphaSpeed = -3
        let rocket = CAEmitterCell()
        rocket.birthRate = rockets
        rocket.lifetime = 0.85
        rocket.velocity = 130
        rocket.velocityRange = 30
        rocket.emissionLongitude = -.pi / 2
        rocket.emissionRange = .pi / 3
        rocket.color = UIColor(red: 0.8, green: 0.6, blue: 0.6, alpha: 1).cgColor
        rocket.redRange = 0.4
        rocket.greenRange = 0.8
        rocket.blueRange = 0.8
        rocket.emitterCells = [trail, spark]
        emitterCells = [rocket]
        seed = 4
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        emitterPosition = CGPoint(x: bounds.midX, y: bounds.maxY)
    }
}

/// Dots in a circle that fade one after the other.
private final class SpinnerLayer: CAReplicatorLayer {
    private let dot = CALayer()

    override init() {
        super.init()
        dot.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
        dot.cornerRadius = 8
        dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        addSublayer(dot)
        instanceCount = 10
        instanceDelay = 0.1
        instanceTransform = CATransform3DMakeRotation(2 * .pi / 10, 0, 0, 1)
        instanceColor = CGColor(red: 0.3, green: 0.9, blue: 1, alpha: 1)
        instanceRedOffset = 0.07
        instanceGreenOffset = -0.05
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1
        pulse.toValue = 0.2
        pulse.duration = 1
        pulse.repeatCount = .infinity
        dot.add(pulse, forKey: "pulse")
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        dot.position = CGPoint(x: bounds.midX, y: bounds.midY - 48)
    }
}

/// A turning cube in perspective.
private final class CubeLayer: CALayer {
    private let cube = CATransformLayer()
    private static let side: CGFloat = 70

    @MainActor init(
        colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
    ) {
        super.init()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        sublayerTransform = perspective
        cube.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        let half = Self.side / 2
        let turns: [(angle: CGFloat, x: CGFloat, y: CGFloat)] = [
            (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
        ]
        for (turn, color) in zip(turns, colors) {
            let face = CALayer()
            face.bounds = cube.bounds
            face.position = CGPoint(x: half, y: half)
            face.backgroundColor = color.withAlphaComponent(0.9).cgColor
            face.borderColor = UIColor.white.cgColor
            face.borderWidth = 1
            face.transform = CATransform3DTranslate(
                CATransform3DMakeRotation(turn.angle, turn.x, turn.y, 0), 0, 0, half)
            cube.addSublayer(face)
        }
        cube.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
        addSublayer(cube)
        let turn = CABasicAnimation(keyPath: "transform")
        turn.duration = 6
        turn.repeatCount = .infinity
        turn.fromValue = NSValue(caTransform3D: CATransform3DRotate(cube.transform, 0, 0, 1, 0))
        turn.toValue = NSValue(caTransform3D: CATransform3DRotate(cube.transform, .pi * 0.999, 0, 1, 0))
        cube.add(turn, forKey: "turn")
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        cube.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
