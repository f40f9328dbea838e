import QuartzCore
import Testing
import UIKitCore
import VelariumTesting

/// The cost of changes in a large tree, counted in calls.
@MainActor @Suite struct LargeTreeTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    @Test func aStyleChangeCallsEachViewOnce() throws {
        device.show(root)
        let holder = UIView()
        let views = (0..<2_000).map { _ in CountingView() }
        views.forEach(holder.addSubview)
        root.view.addSubview(holder)

        try device.setStyle(.dark)

        #expect(views.allSatisfy { $0.calls == ["window", "traits"] })
    }

    /// A chain that is built from the inside out: each step may cost one view, not the whole chain.
    @Test func aDeepTreeNotifiesItsInnermostViewOncePerChange() {
        device.show(root)
        let innermost = CountingView()
        var top: UIView = innermost
        for _ in 0..<500 {
            let next = CountingView()
            next.addSubview(top)
            top = next
        }
        #expect(innermost.calls.isEmpty)

        root.view.addSubview(top)
        top.tintColor = .red

        #expect(innermost.calls == ["window", "tint"])
    }
}

private final class CountingView: UIView {
    var calls: [String] = []

    override func didMoveToWindow() { calls.append("window") }
    override func tintColorDidChange() { calls.append("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
}
