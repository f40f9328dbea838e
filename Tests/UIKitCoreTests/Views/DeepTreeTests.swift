import CoreGraphics
import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

/// Ten thousand nested views: the system walks trees without recursion, so depth needs no stack.
@MainActor @Suite struct DeepTreeTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let depth = 10_000

    private func show<View: ChainView>(_ make: () -> View) -> Chain<View> {
        device.show(root)
        let chain = Chain(depth, in: root.view.bounds, make)
        root.view.addSubview(chain.outermost)
        return chain
    }

    @Test func everyLevelIsLaidOutOnceAndTheInnermostIsDrawn() throws {
        let chain = show(ChainView.init)
        chain.innermost.backgroundColor = .red
        try device.settle()

        #expect(chain.views.allSatisfy { $0.layouts == 1 })
        #expect(device.picture().color(atX: 195, y: 400) == .init(red: 255, green: 0, blue: 0))
        #expect(chain.outermost.isDescendant(of: root.view))
        #expect(chain.innermost.isDescendant(of: root.view))
    }

    @Test func aChangeInsideTheInnermostIsDrawn() throws {
        let chain = show(ChainView.init)
        try device.settle()
        _ = device.picture()

        chain.innermost.backgroundColor = .blue
        try device.settle()

        #expect(device.picture().color(atX: 195, y: 400) == .init(red: 0, green: 0, blue: 255))
    }

    @Test func everyLevelReceivesWindowTraitTintAndSafeAreaChanges() throws {
        let chain = show(ChainView.init)

        try device.setStyle(.dark)
        root.view.tintColor = .green
        root.additionalSafeAreaInsets.top = 20

        #expect(chain.views.allSatisfy { $0.calls == ["window", "safe area", "traits", "tint", "safe area"] })
        #expect(chain.innermost.traitCollection.userInterfaceStyle == .dark)
        #expect(chain.innermost.tintColor == .green)
        #expect(chain.innermost.safeAreaInsets.top == 67)
    }

    @Test func autoresizingMasksFollowTheSizeOnEveryLevel() throws {
        let chain = show(ChainView.init)
        for view in chain.views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }

        chain.outermost.frame.size = CGSize(width: 300, height: 500)
        try device.settle()

        #expect(chain.views.allSatisfy { $0.bounds.size == CGSize(width: 300, height: 500) })
    }

    @Test func innermostAndOutermostAnimationsComplete() throws {
        let chain = show(ChainView.init)
        root.view.backgroundColor = .black
        chain.innermost.backgroundColor = .red
        var ended = 0

        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            chain.innermost.alpha = 0.5
            chain.outermost.frame.origin.x = 100
        } completion: { _ in
            ended += 1
        }
        device.advance(by: 0.25)
        let halfWay = device.picture()
        try device.settle()

        #expect(ended == 1)
        #expect(halfWay.color(atX: 45, y: 400) == .init(red: 0, green: 0, blue: 0))
        #expect(halfWay.color(atX: 55, y: 400).isClose(to: .init(red: 191, green: 0, blue: 0), within: 8))
        #expect(device.picture().color(atX: 95, y: 400) == .init(red: 0, green: 0, blue: 0))
        #expect(device.picture().color(atX: 105, y: 400).isClose(to: .init(red: 128, green: 0, blue: 0), within: 2))
    }

    @Test func placesAreConvertedThroughAllLevels() {
        device.show(root)
        let chain = Chain(depth, in: root.view.bounds, ChainView.init)
        // Before they are on the screen, where the safe area of each depends on all around it.
        for view in chain.views { view.frame.origin = CGPoint(x: 0.5, y: 0.25) }
        root.view.addSubview(chain.outermost)

        let place = chain.innermost.convert(CGPoint.zero, to: nil)
        let back = chain.innermost.convert(place, from: nil)

        #expect(place == CGPoint(x: 5_000, y: 2_500))
        #expect(back == .zero)
        #expect(chain.innermost.layer.convertTime(1, from: chain.outermost.layer) == 1)
    }

    @Test func theInnermostViewIsFoundByItsTagAndHasAFullResponderChain() {
        let chain = show(ChainView.init)
        chain.innermost.tag = 7
        var count = 0
        var responder: UIResponder? = chain.innermost
        while let next = responder?.next {
            count += 1
            responder = next
        }

        #expect(root.view.viewWithTag(7) === chain.innermost)
        #expect(count > depth)
        #expect(chain.innermost.target(forAction: Selector("missing"), withSender: nil) == nil)
    }

    @Test func anUnreferencedDeepTreeIsReleased() throws {
        let released = ReleaseRecorder()
        do {
            let chain = show(ChainView.init)
            for (index, view) in chain.views.enumerated() { view.recorder = released.recorder(of: index) }
            try device.settle()
            _ = device.picture()
            chain.outermost.removeFromSuperview()
        }
        try device.settle()
        _ = device.picture()

        #expect(released.count == depth)
    }

    @Test func constraintsReachThroughAllLevels() throws {
        device.show(root)
        let chain = Chain(1_000, in: root.view.bounds, ChainView.init)
        root.view.addSubview(chain.outermost)
        for view in chain.views.reversed() {
            guard let outer = view.superview else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
            view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
            view.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
            view.heightAnchor.constraint(equalTo: outer.heightAnchor).isActive = true
        }
        try device.settle()

        #expect(chain.innermost.bounds.size == root.view.bounds.size)
        chain.outermost.removeFromSuperview()

        #expect(chain.innermost.window == nil)
    }

    @Test func aScriptFindsTheInnermostAndADumpCountsOmittedViews() throws {
        let chain = show(ChainView.init)
        chain.innermost.accessibilityIdentifier = "innermost"

        let found = try device.view("innermost")
        let dump = device.dump()

        #expect(found === chain.innermost)
        #expect(dump.contains("\"deeperViews\": "))
    }

    @Test func aTouchFindsTheInnermostOfTwoThousandLevels() throws {
        device.show(root)
        device.recordsMisuses = true
        // The window and the controller's view are two of the 2000 levels.
        let chain = Chain(1_998, in: root.view.bounds, HitCountingView.init)
        root.view.addSubview(chain.outermost)

        let hit = device.window.hitTest(CGPoint(x: 195, y: 400), with: nil)

        #expect(hit === chain.innermost)
        #expect(chain.views.allSatisfy { $0.hits == 1 })
        #expect(device.misuses.isEmpty)
        try device.tap(x: 195, y: 400)
        #expect(chain.innermost.touches == 1)
    }

    @Test func hitTestingADeeperTreeStopsAtALimitAndReportsIt() throws {
        device.recordsMisuses = true
        let chain = show(HitCountingView.init)

        let hit = try #require(device.window.hitTest(CGPoint(x: 195, y: 400), with: nil))

        #expect(hit.isDescendant(of: chain.outermost) && hit !== chain.innermost)
        #expect(device.misuses.map(\.raises) == [false])
        #expect(device.misuses.first?.message.contains("2000 ancestors") == true)
        #expect(device.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === hit)
    }

    @Test func touchesAreForwardedAlongAChainOfTenThousand() throws {
        let chain = show(ChainView.init)

        chain.innermost.touchesBegan([], with: nil)

        #expect(chain.outermost.next === root.view)
    }
}

/// Nested views of equal size.
@MainActor private struct Chain<View: UIView> {
    /// The views, the outermost first.
    let views: [View]

    var outermost: View { views[0] }
    var innermost: View { views[views.count - 1] }

    init(_ depth: Int, in bounds: CGRect, _ make: () -> View) {
        views = (0..<depth).map { _ in make() }
        for view in views { view.frame = bounds }
        for index in (1..<depth).reversed() { views[index - 1].addSubview(views[index]) }
    }
}

private class ChainView: UIView {
    var layouts = 0
    var calls: [String] = []
    var recorder: AnyObject?

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
    override func didMoveToWindow() { calls.append("window") }
    override func tintColorDidChange() { calls.append("tint") }
    override func safeAreaInsetsDidChange() { calls.append("safe area") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
}

/// Overrides `hitTest(_:with:)`, which UIKit documents as recursive.
private final class HitCountingView: ChainView {
    var hits = 0
    var touches = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hits += 1
        return super.hitTest(point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
        super.touchesBegan(touches, with: event)
    }
}

/// Counts released objects.
@MainActor private final class ReleaseRecorder {
    private var references: [WeakReference] = []

    /// The number of released objects.
    var count: Int { references.count { $0.object == nil } }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    func recorder(of index: Int) -> AnyObject {
        let object = RecordedObject(index)
        references.append(WeakReference(object: object))
        return object
    }
}

private final class RecordedObject {
    let index: Int

    init(_ index: Int) { self.index = index }
}
