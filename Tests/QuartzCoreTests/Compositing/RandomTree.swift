import CoreGraphics
import QuartzCore
import TestSupport

extension SeededRandom {
    /// A length in the range, in quarters, so that edges are on and between pixel boundaries.
    mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
    }

    mutating func color() -> CGColor {
        func part() -> CGFloat { CGFloat(Int.random(in: 0...8, using: &self)) / 8 }
        return CGColor(srgbRed: part(), green: part(), blue: part(), alpha: chance(60) ? 1 : part())
    }

    mutating func rect(in size: Int) -> CGRect {
        CGRect(length(-8...size), length(-8...size), length(0...size), length(0...size))
    }
}

/// A layer tree with random visible changes.
struct RandomTree {
    let canvas: Canvas
    var random: SeededRandom
    private var layers: [CALayer] = []
    private let hasRareKinds: Bool

    /// - Parameters:
    ///   - bandArea: The pixels that a frame paints at a time; nil for the compositor's own number.
    ///   - hasRareKinds: Whether replicators and transform layers are among the layers, and rare changes among the
    ///     changes, such as those of a mask, an outline or the superlayer.
    init(seed: UInt64, scale: CGFloat, bandArea: Int? = nil, hasRareKinds: Bool = false) {
        canvas = Canvas(48, 40, scale: scale, background: nil, bandArea: bandArea)
        random = SeededRandom(seed: seed)
        self.hasRareKinds = hasRareKinds
        for _ in 0..<12 { add() }
    }

    /// Makes one random change and returns its name.
    mutating func mutate() -> String {
        if layers.isEmpty || random.chance(12) { return add() }
        let layer = layers.randomElement(using: &random)!
        if hasRareKinds, random.chance(35) { return changeRarely(layer) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return remove(layer)
        case 1: return reorder(layer)
        case 2, 3, 4: return moveAround(layer)
        case 5, 6, 7: return repaint(layer)
        default: return cut(layer)
        }
    }

    /// Starts an animation of a random property of a random layer.
    mutating func animate() {
        guard let layer = layers.randomElement(using: &random) else { return }
        let ends: [(String, Any)] = [
            ("position", CGPoint(x: random.length(0...40), y: random.length(0...40))), ("opacity", 0),
            ("transform.rotation.z", random.length(0...6)), ("bounds.origin.x", random.length(-9...9)),
            ("backgroundColor", random.color()), ("cornerRadius", random.length(0...12)),
            ("transform.scale", random.length(0...2)), ("shadowOpacity", 1),
            ("bounds.size.width", random.length(0...30)),
            ("transform.rotation.y", random.length(0...6)), ("zPosition", random.length(-20...40)),
        ]
        let (keyPath, end) = ends.randomElement(using: &random)!
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = end
        animation.duration = Double(Int.random(in: 1...8, using: &random)) / 8
        animation.autoreverses = random.chance(30)
        layer.add(animation, forKey: keyPath)
    }

    @discardableResult
    private mutating func add() -> String {
        let layer = makeLayer()
        layer.frame = random.rect(in: 30)
        if random.chance(70) { layer.backgroundColor = random.color() }
        let parent = random.chance(50) ? canvas.root : layers.randomElement(using: &random) ?? canvas.root
        parent.addSublayer(layer)
        layers.append(layer)
        return "add"
    }

    private mutating func makeLayer() -> CALayer {
        if hasRareKinds, random.chance(25) { return makeRareLayer() }
        switch Int.random(in: 0..<9, using: &random) {
        case 8:
            let backdrop = BackdropLayer()
            backdrop.role = random.chance(75) ? .fill : .contents
            backdrop.blurRadius = random.length(0...9)
            // More saturation would amplify the rounding of sampled layers behind.
            backdrop.saturation = random.chance(50) ? 1 : 0.5
            backdrop.tint = random.chance(50) ? random.color().with(alpha: 0.5) : nil
            backdrop.path = random.chance(30) ? CGPath(ellipseIn: random.rect(in: 24), transform: nil) : nil
            return backdrop
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: random.rect(in: 24), transform: nil)
            shape.fillColor = random.color()
            shape.strokeColor = random.chance(50) ? random.color() : nil
            shape.lineWidth = random.length(0...4)
            return shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [random.color(), random.color()]
            return gradient
        case 2, 3:
            let layer = CALayer()
            layer.contents = Self.image
            layer.contentsScale = random.chance(50) ? canvas.scale : 1
            return layer
        default: return CALayer()
        }
    }

    private mutating func makeRareLayer() -> CALayer {
        guard random.chance(70) else { return CATransformLayer() }
        let replicator = CAReplicatorLayer()
        changeInstances(of: replicator)
        return replicator
    }

    private mutating func changeInstances(of replicator: CAReplicatorLayer) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: replicator.instanceTransform = CATransform3DMakeRotation(random.length(0...3), 0, 0, 1)
        case 1: replicator.instanceColor = random.chance(50) ? random.color() : nil
        case 2: replicator.instanceAlphaOffset = random.chance(50) ? 0 : -0.25
        case 3: replicator.preservesDepth.toggle()
        default:
            replicator.instanceCount = Int.random(in: 0...3, using: &random)
            replicator.instanceTransform = CATransform3DMakeTranslation(random.length(-8...8), random.length(0...8), 0)
        }
    }

    /// Changes what few layers have, and returns the name of the change.
    private mutating func changeRarely(_ layer: CALayer) -> String {
        switch (layer, Int.random(in: 0..<8, using: &random)) {
        case (let replicator as CAReplicatorLayer, 0...3): changeInstances(of: replicator)
        case (let shape as CAShapeLayer, 0...3): shape.path = CGPath(rect: random.rect(in: 24), transform: nil)
        case (let gradient as CAGradientLayer, 0...3): gradient.colors = [random.color(), random.color()]
        case (let backdrop as BackdropLayer, 0...3): backdrop.tint = random.color().with(alpha: 0.5)
        case (_, 0): layer.rasterizationScale = ([0.5, 1, canvas.scale] as [CGFloat]).randomElement(using: &random)!
        case (_, 1): layer.shadowCutout = random.chance(30) ? nil : CGPath(rect: random.rect(in: 20), transform: nil)
        case (_, 2): layer.mask?.backgroundColor = random.color()
        case (_, 3): layer.mask?.position = CGPoint(x: random.length(-5...30), y: random.length(-5...30))
        case (_, 4): layer.anchorPoint = CGPoint(x: random.length(0...1), y: random.length(0...1))
        case (_, 5): layer.contentsRect = CGRect(0, 0, random.length(1...2) / 2, 1)
        default: return moveToOtherParent(layer)
        }
        return "rare change"
    }

    private mutating func moveToOtherParent(_ layer: CALayer) -> String {
        let parent = random.chance(40) ? canvas.root : layers.randomElement(using: &random)!
        var ancestor: CALayer? = parent
        while let next = ancestor, next !== layer { ancestor = next.superlayer }
        guard ancestor == nil, layer.superlayer != nil else { return "nothing" }
        parent.insertSublayer(layer, at: UInt32.random(in: 0...4, using: &random))
        return "other parent"
    }

    private mutating func remove(_ layer: CALayer) -> String {
        layer.removeFromSuperlayer()
        layers.removeAll { candidate in
            var ancestor: CALayer? = candidate
            while let next = ancestor, next !== canvas.root { ancestor = next.superlayer }
            return ancestor == nil
        }
        return "remove"
    }

    private mutating func reorder(_ layer: CALayer) -> String {
        if random.chance(30) {
            layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
            return "zPosition"
        }
        guard let parent = layer.superlayer, layer !== parent.mask else { return "nothing" }
        parent.insertSublayer(layer, at: UInt32.random(in: 0...4, using: &random))
        return "reorder"
    }

    private mutating func moveAround(_ layer: CALayer) -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 8:
            layer.transform = perspective(
                turnedBy: random.length(-3...3), random.length(-1...1), 1, random.length(0...1))
        case 9: layer.sublayerTransform = random.chance(50) ? CATransform3DIdentity : perspective(turnedBy: 0, 0, 0, 1)
        case 0: layer.bounds.origin = CGPoint(x: random.length(-9...9), y: random.length(-9...9))
        case 1: layer.bounds.size = CGSize(width: random.length(0...40), height: random.length(0...40))
        case 2: layer.setAffineTransform(CGAffineTransform(rotationAngle: random.length(0...6)))
        case 3: layer.setAffineTransform(CGAffineTransform(scaleX: random.length(0...2), y: random.length(-1...2)))
        case 4: layer.transform = CATransform3DIdentity
        case 5: layer.sublayerTransform = CATransform3DMakeRotation(random.chance(50) ? 0 : 0.3, 0, 0, 1)
        default: layer.position = CGPoint(x: random.length(-5...45), y: random.length(-5...40))
        }
        return "move"
    }

    /// A rotation with so near a viewpoint that some corners are behind it.
    private mutating func perspective(turnedBy angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
        -> CATransform3D
    {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / ([30, 80, 400] as [CGFloat])[Int.random(in: 0...2, using: &random)]
        return CATransform3DRotate(eye, angle, x, y, z)
    }

    private mutating func repaint(_ layer: CALayer) -> String {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: layer.backgroundColor = random.chance(20) ? nil : random.color()
        case 1: layer.borderWidth = random.length(0...4)
        case 2: layer.borderColor = random.color()
        case 3: layer.opacity = Float(Int.random(in: 0...4, using: &random)) / 4
        case 4: layer.shadowOpacity = random.chance(50) ? 0 : 0.75
        case 5: layer.shadowRadius = random.length(0...5)
        case 6: layer.shadowPath = random.chance(50) ? nil : CGPath(ellipseIn: random.rect(in: 20), transform: nil)
        case 7: layer.contents = random.chance(50) ? nil : Self.image
        default: layer.shadowOffset = CGSize(width: random.length(-5...5), height: random.length(-5...5))
        }
        return "repaint"
    }

    private mutating func cut(_ layer: CALayer) -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 8: layer.isolatesBackdrops.toggle()
        case 9: layer.isDoubleSided.toggle()
        case 0: layer.masksToBounds.toggle()
        case 1: layer.cornerRadius = random.length(0...12)
        case 2: layer.cornerCurve = random.chance(50) ? .circular : .continuous
        case 3: layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
        case 4: layer.isHidden.toggle()
        case 5: layer.allowsGroupOpacity.toggle()
        case 6: layer.shouldRasterize.toggle()
        case 7: layer.contentsGravity = random.chance(50) ? .resize : .center
        default:
            let mask = makeLayer()
            mask.frame = random.rect(in: 30)
            mask.backgroundColor = random.color()
            layer.mask = layer.mask == nil ? mask : nil
        }
        return "cut"
    }

    private static let image: CGImage = {
        let bitmap = Bitmap(width: 16, height: 12)
        let context = CGContext(bitmap: bitmap, scale: 1)
        context.setFillColor(.red)
        context.fill(CGRect(0, 0, 9, 9))
        context.setFillColor(CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.5))
        context.fill(CGRect(5, 4, 11, 8))
        return CGImage(bitmap: bitmap)
    }()
}
