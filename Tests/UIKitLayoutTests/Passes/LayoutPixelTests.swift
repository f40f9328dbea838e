import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// Laid-out views align to whole screen pixels, at 1, 2 or 3 pixels per point.
@MainActor @Suite struct LayoutPixelTests {
    @Test func aViewAtAFractionalPositionKeepsItsSize() {
        let fixture = LayoutFixture()
        let view = fixture.add()

        fixture.pin(view, x: 10.1, y: 84.4, width: 100, height: 100)

        #expect(view.frame.size == CGSize(width: 100, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 100))
    }

    @Test func aChildIsRoundedRelativeToItsRoundedParent() {
        let fixture = LayoutFixture()
        let parent = fixture.add()
        let child = UIView()
        fixture.pin(parent, y: 256.5, height: 100)
        _ = fixture.add(child, to: parent)

        fixture.pin(child, height: 36)

        #expect(abs(parent.frame.minY - 770.0 / 3) < 1e-9)
        #expect(child.frame.minY == 0)
        #expect(child.bounds.height == 36)
    }

    /// Random trees: each view fills its parent or has a random position in it, in sixteenths of a point.
    @Test(arguments: [CGFloat(1), 2, 3], 0..<TestRun.cases(12))
    func edgesAndSizesAreWholePixelsAtAnyDepth(scale: CGFloat, seed: Int) {
        let device = TestDevice(.iPhone14)
        let controller = UIViewController()
        device.show(controller)
        controller.traitOverrides.displayScale = scale
        let tree = RandomNest(in: controller.view, seed: seed)

        controller.view.layoutIfNeeded()

        for view in tree.views {
            let size = view.bounds.size
            #expect(size.width == (size.width * scale).rounded() / scale, "seed \(seed): \(view)")
            #expect(size.height == (size.height * scale).rounded() / scale, "seed \(seed): \(view)")
            let origin = view.convert(CGPoint.zero, to: nil)
            #expect(abs(origin.x * scale - (origin.x * scale).rounded()) < 1e-6, "seed \(seed): \(view)")
            #expect(abs(origin.y * scale - (origin.y * scale).rounded()) < 1e-6, "seed \(seed): \(view)")
        }
        for view in tree.filling {
            #expect(view.frame == view.superview?.bounds, "seed \(seed): \(view)")
        }
        for (one, two) in tree.neighbors {
            #expect(abs(one.frame.maxX - two.frame.minX) < 1e-9, "seed \(seed): \(one), \(two)")
        }
    }
}

/// Nested views with positions and sizes that are not whole pixels.
@MainActor private struct RandomNest {
    private(set) var views: [UIView] = []
    /// The views that are constrained to all edges of their superviews.
    private(set) var filling: [UIView] = []
    /// Pairs of siblings: the right edge of the first is the left edge of the second.
    private(set) var neighbors: [(UIView, UIView)] = []

    init(in root: UIView, seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        for index in 0..<16 {
            let parent = index < 2 ? root : views[Int.random(in: 0..<index, using: &random)]
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            if index > 3, Int.random(in: 0..<3, using: &random) == 0 {
                fill(parent, with: view)
            } else {
                place(view, &random)
            }
            views.append(view)
        }
    }

    private mutating func fill(_ parent: UIView, with view: UIView) {
        filling.append(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.leftAnchor.constraint(equalTo: parent.leftAnchor),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            view.rightAnchor.constraint(equalTo: parent.rightAnchor),
        ])
    }

    private mutating func place(_ view: UIView, _ random: inout SeededRandom) {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 16 }
        guard let parent = view.superview else { return }
        if let other = parent.subviews.dropLast().last(where: { !filling.contains($0) }) {
            neighbors.append((other, view))
            view.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
        } else {
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: number(-400...400)).isActive = true
        }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: number(-400...1600)),
            view.widthAnchor.constraint(equalToConstant: number(0...3200)),
            view.heightAnchor.constraint(equalToConstant: number(0...3200)),
        ])
    }
}
