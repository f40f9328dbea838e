import CoreGraphics
import QuartzCore
import Testing

/// What subclasses of layers see and change by overriding members.
@MainActor @Suite struct LayerOverrideTests {
    /// Forwards what concerns its picture to a layer inside, as layers of buttons do.
    private final class Framed: CAShapeLayer {
        let picture = CALayer()
        override var contentsGravity: CALayerContentsGravity {
            get { picture.contentsGravity }
            set { picture.contentsGravity = newValue }
        }
        override var contentsRect: CGRect {
            didSet { picture.contentsRect = contentsRect }
        }
        override var contentsCenter: CGRect {
            get { picture.contentsCenter }
            set { picture.contentsCenter = newValue }
        }
        override var contentsScale: CGFloat {
            didSet { picture.contentsScale = contentsScale }
        }
    }

    @Test func aLayerForwardsWhatConcernsItsPicture() {
        let layer = Framed()
        let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)

        layer.contentsGravity = .center
        layer.contentsRect = half
        layer.contentsCenter = half
        layer.contentsScale = 3

        #expect(layer.picture.contentsGravity == .center && layer.picture.contentsRect == half)
        #expect(layer.picture.contentsCenter == half && layer.picture.contentsScale == 3)
    }

    @Test func overriddenShadowsAndCornersSeeWhatIsSet() {
        final class Elevated: CALayer {
            var heard: [String] = []
            override var shadowRadius: CGFloat {
                didSet { heard.append("shadow \(shadowRadius)") }
            }
            override var cornerRadius: CGFloat {
                didSet { heard.append("corner \(cornerRadius)") }
            }
            override var maskedCorners: CACornerMask {
                didSet { heard.append("mask") }
            }
            override var sublayers: [CALayer]? {
                didSet { heard.append("sublayers \(sublayers?.count ?? 0)") }
            }
        }
        let layer = Elevated()

        layer.shadowRadius = 8
        layer.cornerRadius = 4
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.sublayers = [CALayer(), CALayer()]

        #expect(layer.heard == ["shadow 8.0", "corner 4.0", "mask", "sublayers 2"])
    }

    @Test func changesUseOverriddenActionsAndAnimations() {
        final class Animated: CALayer {
            var heard: [String] = []
            override func action(forKey event: String) -> (any CAAction)? {
                heard.append("action \(event)")
                return CABasicAnimation(keyPath: event)
            }
            override func add(_ anim: CAAnimation, forKey key: String?) {
                heard.append("add \(key ?? "")")
                super.add(anim, forKey: key)
            }
        }
        let layer = Animated()

        layer.opacity = 0.5

        #expect(layer.heard == ["action opacity", "add opacity"])
    }

    @Test func hitTestingUsesAnOverriddenShape() {
        final class Round: CALayer {
            override func contains(_ p: CGPoint) -> Bool {
                let (x, y) = (p.x - bounds.midX, p.y - bounds.midY)
                return x * x + y * y < bounds.width * bounds.width / 4
            }
        }
        let (root, layer) = (CALayer(), Round())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.frame = root.bounds
        root.addSublayer(layer)

        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === layer && root.hitTest(CGPoint(x: 2, y: 2)) === root)
    }

    @Test func anOverriddenPresentationIsTheOneThatIsReturned() {
        final class Still: CALayer {
            override func presentation() -> Self? { nil }
        }
        let layer = Still()

        #expect(layer.presentation() == nil && layer.model() === layer)
    }
}
