import CoreGraphics
import QuartzCore
import Testing

/// Two features of layers at a time, one on a layer and one on what it contains, after each kind of change: painting
/// only what has changed shows the same as painting everything.
@Suite struct FeaturePairTests {
    /// What a layer has that needs more than a rectangle of one color.
    enum Feature: String, CaseIterable, Sendable {
        case plain, clip, roundedClip, fade, rasterized, rotation, scale, perspective, mask, shadow, blur

        /// Gives the feature to a layer, or takes it away again.
        func apply(to layer: CALayer, isOn: Bool = true) {
            switch self {
            case .plain: break
            case .clip: layer.masksToBounds = isOn
            case .roundedClip: (layer.masksToBounds, layer.cornerRadius) = (isOn, isOn ? 7 : 0)
            case .fade: layer.opacity = isOn ? 0.5 : 1
            case .rasterized: (layer.shouldRasterize, layer.rasterizationScale) = (isOn, Scene.scale)
            case .rotation: layer.setAffineTransform(isOn ? CGAffineTransform(rotationAngle: 0.5) : .identity)
            case .scale: layer.setAffineTransform(isOn ? CGAffineTransform(scaleX: 1.3, y: 0.7) : .identity)
            case .perspective: layer.transform = isOn ? Self.turned : CATransform3DIdentity
            case .mask: layer.mask = isOn ? Self.makeMask() : nil
            case .shadow: (layer.shadowOpacity, layer.shadowRadius) = (isOn ? 0.7 : 0, 3)
            case .blur: isOn ? layer.addSublayer(Self.makeBackdrop()) : Self.removeBackdrop(from: layer)
            }
        }

        private static let turned: CATransform3D = {
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 120
            return CATransform3DRotate(eye, 0.6, 0, 1, 0)
        }()

        private static func makeBackdrop() -> BackdropLayer {
            let backdrop = BackdropLayer()
            backdrop.frame = CGRect(4, 4, 12, 10)
            backdrop.blurRadius = 4
            backdrop.saturation = 1
            return backdrop
        }

        private static func removeBackdrop(from layer: CALayer) {
            layer.sublayers?.first { $0 is BackdropLayer }?.removeFromSuperlayer()
        }

        private static func makeMask() -> CALayer {
            let mask = CALayer()
            mask.frame = CGRect(2, 3, 18, 16)
            mask.cornerRadius = 6
            mask.backgroundColor = CGColor(gray: 0, alpha: 0.8)
            return mask
        }
    }

    /// A layer with a feature in another one with a feature, above a background with an edge.
    private struct Scene {
        static let scale: CGFloat = 2
        let canvas = Canvas(48, 48, scale: Scene.scale)
        let outer: CALayer
        let inner: CALayer
        let behind: CALayer

        init(_ outerFeature: Feature, _ innerFeature: Feature) {
            behind = canvas.add(CGRect(0, 20, 30, 28), .green)
            outer = canvas.add(CGRect(6, 6, 34, 34), CGColor(srgbRed: 1, green: 0.8, blue: 0, alpha: 0.9))
            inner = canvas.add(CGRect(10, 12, 30, 18), .blue, to: outer)
            outerFeature.apply(to: outer)
            innerFeature.apply(to: inner)
        }

        /// Paints what has changed, and compares it with a picture of everything.
        func verify(_ change: String) {
            canvas.frame()
            let gap = canvas.bitmap.difference(from: canvas.afresh())
            #expect(gap.largest <= IncrementalTests.tolerance, "after \(change) at (\(gap.x), \(gap.y))")
        }
    }

    @Test(arguments: Feature.allCases, Feature.allCases)
    func changesShowAsIfEverythingWerePainted(outerFeature: Feature, innerFeature: Feature) {
        let scene = Scene(outerFeature, innerFeature)
        scene.verify("nothing")

        scene.behind.position.x += 9
        scene.verify("a move behind")
        scene.inner.position.y += 5.5
        scene.verify("a move inside")
        scene.inner.backgroundColor = .red
        scene.verify("a color inside")
        scene.outer.position.x -= 3.25
        scene.verify("a move of both")
        innerFeature.apply(to: scene.inner, isOn: false)
        scene.verify("\(innerFeature) inside taken away")
        innerFeature.apply(to: scene.inner)
        outerFeature.apply(to: scene.outer, isOn: false)
        scene.verify("\(outerFeature) outside taken away")
        outerFeature.apply(to: scene.outer)
        scene.outer.isHidden = true
        scene.verify("hiding both")
        scene.outer.isHidden = false
        scene.outer.insertSublayer(scene.inner, at: 0)
        scene.verify("another order")
        scene.inner.removeFromSuperlayer()
        scene.verify("a removal inside")
        scene.canvas.root.addSublayer(scene.inner)
        scene.verify("a move to the root")
    }

    @Test(arguments: Feature.allCases, Feature.allCases)
    func motionShowsAsIfEverythingWerePainted(outerFeature: Feature, innerFeature: Feature) {
        let scene = Scene(outerFeature, innerFeature)
        scene.verify("nothing")
        for (layer, keyPath, end) in [
            (scene.inner, "position.x", 40 as CGFloat), (scene.outer, "opacity", 0.2), (scene.behind, "position.y", 4),
        ] {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.toValue = end
            animation.duration = 1
            layer.add(animation, forKey: keyPath)
        }

        for step in 0...6 {
            let time = Double(step) / 5
            scene.canvas.root.advanceAnimations(to: time)
            scene.canvas.frame(at: time)
            scene.verify("\(time) s")
            // Half way, what is inside goes, and its animation with it.
            if step == 3 { scene.inner.removeFromSuperlayer() }
        }
        #expect(!scene.canvas.compositor.hasRunningAnimations)
    }

    @Test(arguments: Feature.allCases, Feature.allCases)
    func aFrameWithoutAChangePaintsNothing(outerFeature: Feature, innerFeature: Feature) {
        let scene = Scene(outerFeature, innerFeature)
        scene.canvas.frame()

        #expect(scene.canvas.frame().isEmpty)
        #expect(scene.canvas.compositor.pixelsComposited == 0)
    }

    /// What is outside a clip does not damage the canvas.
    @Test(arguments: [Feature.clip, .roundedClip], [CGFloat(0), .pi / 2])
    func aChangeOutsideAClipPaintsNothing(clip: Feature, angle: CGFloat) {
        let scene = Scene(clip, .plain)
        scene.outer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        let outside = scene.canvas.add(CGRect(60, 10, 10, 10), .black, to: scene.outer)
        scene.canvas.frame()

        outside.backgroundColor = .red
        outside.position.y += 4

        #expect(scene.canvas.frame().isEmpty)
    }

    @Test func theDamageOfARotatedLayerIsInsideItsBoundingBoxBeforeAndAfter() {
        let canvas = Canvas(60, 60)
        let layer = canvas.add(CGRect(20, 20, 20, 10), .red)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        canvas.frame()
        let before = layer.frame

        layer.position.x += 7
        let damage = canvas.frame()

        let allowed = before.union(layer.frame).insetBy(dx: -2, dy: -2)
        #expect(!damage.isEmpty)
        for rect in damage {
            #expect(allowed.contains(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)))
        }
    }

    @Test func aClipInsideAClipShowsTheirIntersectionInAnyTransform() {
        for angle in [0, 0.4, .pi / 2, 2] as [CGFloat] {
            let canvas = Canvas(48, 48)
            let outer = canvas.add(CGRect(4, 4, 40, 40), nil)
            outer.masksToBounds = true
            let inner = canvas.add(CGRect(20, 20, 40, 40), nil, to: outer)
            inner.masksToBounds = true
            inner.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            canvas.add(CGRect(-100, -100, 300, 300), .red, to: inner)

            canvas.frame()

            var wrong: [String] = []
            for y in 0..<48 {
                for x in 0..<48 {
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    let own = inner.convert(point, from: canvas.root)
                    let depth = min(
                        min(point.x - 4, 44 - point.x, point.y - 4, 44 - point.y),
                        min(own.x, 40 - own.x, own.y, 40 - own.y))
                    // Pixels at an edge are covered in part.
                    guard abs(depth) > 1 else { continue }
                    if (canvas.pixel(x, y) == "#FF0000FF") != (depth > 0) { wrong.append("(\(x), \(y))") }
                }
            }
            #expect(wrong.isEmpty, "turned by \(angle)")
        }
    }
}
