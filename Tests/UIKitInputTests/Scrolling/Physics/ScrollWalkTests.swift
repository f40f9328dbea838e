import CoreGraphics
import TestSupport
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Random touches, wheels, sizes and insets: offsets are finite, content settles inside, and runs are reproducible.
@MainActor @Suite struct ScrollWalkTests {
    /// A square scroll view with random input. When mirrored, x and y are exchanged in all input.
    @MainActor private final class Walk {
        let device = TestDevice(.iPadPro11)
        let scroll = UIScrollView(frame: CGRect(x: 100, y: 100, width: 400, height: 400))
        let isMirrored: Bool
        var random: SeededRandom
        /// Every offset that was reported to the delegate.
        private(set) var places: [CGPoint] = []
        private let recorder = ScrollDelegateRecorder()

        init(seed: UInt64, isMirrored: Bool = false) {
            self.isMirrored = isMirrored
            random = SeededRandom(seed: seed)
            let root = UIViewController()
            device.show(root)
            root.view.addSubview(scroll)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.delegate = recorder
            recorder.onScroll = { [unowned self] in places.append(point($0.contentOffset.x, $0.contentOffset.y)) }
            setUp()
            device.advance(by: 0)
        }

        private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            isMirrored ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y)
        }

        private func setUp() {
            let size = point(random.length(in: 0...3000), random.length(in: 0...3000))
            scroll.contentSize = CGSize(width: size.x, height: size.y)
            let (near, far) = (
                point(random.length(in: 0...60), random.length(in: 0...60)),
                point(random.length(in: 0...60), random.length(in: 0...60))
            )
            scroll.contentInset = UIEdgeInsets(top: near.y, left: near.x, bottom: far.y, right: far.x)
            let flags = (0..<7).map { _ in random.number(below: 2) == 0 }
            scroll.isPagingEnabled = flags[0] && flags[1]
            scroll.isDirectionalLockEnabled = flags[2]
            scroll.decelerationRate = flags[3] ? .fast : .normal
            scroll.bounces = flags[4] || flags[5]
            scroll.alwaysBounceVertical = flags[6]
            scroll.alwaysBounceHorizontal = flags[6]
        }

        func step() {
            switch random.number(below: 7) {
            case 0, 1, 2, 3: flick()
            case 4:
                let delta = point(random.length(in: -300...300), random.length(in: -300...300))
                device.wheel(by: CGVector(dx: delta.x, dy: delta.y), x: 300, y: 300)
            case 5:
                let size = point(random.length(in: 0...3000), random.length(in: 0...3000))
                scroll.contentSize = CGSize(width: size.x, height: size.y)
            default:
                let rect = (point(random.length(in: 0...3000), random.length(in: 0...3000)))
                scroll.scrollRectToVisible(
                    CGRect(origin: rect, size: CGSize(width: 50, height: 50)), animated: random.number(below: 2) == 0)
            }
            device.advance(by: Double(random.length(in: 0...0.4)))
        }

        private func flick() {
            let start = (random.length(in: 150...350), random.length(in: 150...350))
            // Never exactly diagonal, where one axis takes precedence.
            let far = random.length(in: -80...80)
            let near = random.length(in: -30...30)
            let (dx, dy) = random.number(below: 2) == 0 ? (far, near) : (near, far)
            func touch(_ phase: TouchPhase, _ count: Int) {
                let place = point(start.0 + dx * CGFloat(count), start.1 + dy * CGFloat(count))
                device.finger(phase, x: 100 + place.x, y: 100 + place.y)
            }
            touch(.began, 0)
            let count = 1 + random.number(below: 5)
            for number in 1...count { touch(.moved, number) }
            if random.number(below: 4) == 0 { device.advance(by: 0.2) }
            touch(random.number(below: 8) == 0 ? .cancelled : .ended, count)
        }

        var isInside: Bool {
            let inset = scroll.adjustedContentInset
            let offset = scroll.contentOffset
            func isInside(_ value: CGFloat, _ near: CGFloat, _ far: CGFloat, _ length: CGFloat) -> Bool {
                value >= -near - 0.001 && value <= max(-near, length + far - 400) + 0.001
            }
            return isInside(offset.x, inset.left, inset.right, scroll.contentSize.width)
                && isInside(offset.y, inset.top, inset.bottom, scroll.contentSize.height)
        }
    }

    @Test(arguments: UInt64(1)...24) func contentComesToRestInsideAfterRandomInput(seed: UInt64) throws {
        let walk = Walk(seed: seed)

        for _ in 0..<25 {
            walk.step()
            let offset = walk.scroll.contentOffset
            #expect(offset.x.isFinite && offset.y.isFinite)
        }
        try walk.device.settle()

        #expect(walk.isInside, "\(walk.scroll.contentOffset)")
        let view = walk.scroll
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isScrollAnimating)
        let frames = walk.device.frameCount
        walk.device.advance(by: 3)
        #expect(walk.device.frameCount == frames)
    }

    @Test(arguments: UInt64(1)...8) func theSameTouchesMoveContentIdentically(seed: UInt64) {
        let one = places(seed)
        let other = places(seed)

        #expect(one == other && one.count > 10)
    }

    @Test(arguments: UInt64(1)...12) func mirroredAxesScrollIdentically(seed: UInt64) {
        let one = places(seed)
        let mirror = places(seed, isMirrored: true)

        #expect(one == mirror && one.count > 10)
    }

    /// Every offset of the content during a random walk.
    private func places(_ seed: UInt64, isMirrored: Bool = false) -> [CGPoint] {
        let walk = Walk(seed: seed, isMirrored: isMirrored)
        for _ in 0..<20 { walk.step() }
        walk.device.advance(by: 5)
        return walk.places
    }
}
