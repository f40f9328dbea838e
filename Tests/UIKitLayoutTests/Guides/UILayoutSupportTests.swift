import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UILayoutSupportTests {
    private let fixture = LayoutFixture()

    /// An iPhone 14 covers 47 points at the top and 34 at the bottom.
    @Test func topAndBottomLayoutGuidesEndAtTheBars() {
        let root = fixture.controller.view!
        let top = fixture.controller.topLayoutGuide
        let bottom = fixture.controller.bottomLayoutGuide
        let view = fixture.add(to: root)

        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: top.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: bottom.topAnchor),
        ])
        root.layoutIfNeeded()

        #expect(top.length == 47 && bottom.length == 34)
        #expect(view.frame.minY == 47 && view.frame.maxY == 844 - 34)
        #expect(root.layoutGuides.isEmpty)
    }

    @Test func topLayoutGuideFollowsTheSafeArea() {
        let root = fixture.controller.view!
        let view = fixture.add(to: root)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-10-[view]", metrics: nil,
                views: ["top": fixture.controller.topLayoutGuide, "view": view]))
        root.layoutIfNeeded()
        #expect(view.frame.minY == 57)

        fixture.controller.additionalSafeAreaInsets.top = 13
        root.layoutIfNeeded()

        #expect(view.frame.minY == 70)
        #expect(fixture.controller.topLayoutGuide.length == 60)
    }

    @Test func aLayoutGuideHasAHeightAnchor() {
        let root = fixture.controller.view!
        let view = fixture.add(to: root)

        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalTo: fixture.controller.topLayoutGuide.heightAnchor)
        ])
        root.layoutIfNeeded()

        #expect(view.frame.height == 47)
    }

    /// The bar and the status bar above it.
    @Test func theTopLayoutGuideEndsAtANavigationBar() {
        let device = TestDevice(.iPhone14)
        let root = UIViewController()
        device.show(UINavigationController(rootViewController: root))
        let guide: any UILayoutSupport = root.topLayoutGuide
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(label)

        label.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        device.advance(by: 0.1)

        #expect(guide.length == root.view.safeAreaInsets.top && guide.length == 47 + 44)
        #expect(label.frame.minY == guide.length)
    }
}
