import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UILayoutGuideTests {
    private let fixture = LayoutFixture()

    @Test func aLayoutGuideIsLaidOutLikeAView() {
        let guide = UILayoutGuide()
        fixture.container.addLayoutGuide(guide)
        let view = fixture.add()

        fixture.lay([
            guide.leftAnchor.constraint(equalTo: fixture.container.leftAnchor, constant: 10),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.topAnchor.constraint(equalTo: fixture.container.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 20),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])

        #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 100, height: 20))
        #expect(view.frame.minX == 55)
        #expect(fixture.container.layoutGuides == [guide])
        #expect(guide.owningView === fixture.container)
    }

    @Test func removingAGuideRemovesItsConstraints() {
        let guide = UILayoutGuide()
        fixture.container.addLayoutGuide(guide)
        let constraint = guide.leftAnchor.constraint(equalTo: fixture.container.leftAnchor)
        fixture.lay([constraint])

        guide.owningView = nil

        #expect(!constraint.isActive)
        #expect(fixture.container.layoutGuides.isEmpty && fixture.container.constraints.isEmpty)
        fixture.lay()
    }

    /// An iPhone 14 covers 47 points at the top and 34 at the bottom.
    @Test func theSafeAreaGuideFollowsTheSafeArea() {
        let root = fixture.controller.view!
        let view = fixture.add(to: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            view.widthAnchor.constraint(equalTo: root.safeAreaLayoutGuide.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 763))

        fixture.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
        root.layoutIfNeeded()

        #expect(view.frame.isAbout(0, 50, 385, 760))
        #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 5, y: 50, width: 385, height: 760))
    }

    @Test func marginsAreEightPointsAndFollowTheirSetter() {
        let view = fixture.add()
        let guide = fixture.container.layoutMarginsGuide
        fixture.lay([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: fixture.container.layoutMarginsGuide.topAnchor),
        ])
        #expect(view.frame.isAbout(8, 8, 284, 0))

        fixture.container.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 20, bottom: 2, trailing: 30)
        fixture.lay()

        #expect(view.frame.isAbout(20, 1, 250, 0))
        #expect(fixture.container.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30))
        fixture.container.semanticContentAttribute = .forceRightToLeft
        fixture.lay()
        #expect(view.frame.isAbout(30, 1, 250, 0))
    }

    @Test func aControllersViewAddsSystemMarginsToItsSafeArea() {
        let root = fixture.controller.view!

        #expect(root.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        #expect(fixture.controller.systemMinimumLayoutMargins.leading == 16)
        root.layoutMargins = UIEdgeInsets(top: 5, left: 40, bottom: 5, right: 2)
        #expect(root.layoutMargins == UIEdgeInsets(top: 52, left: 40, bottom: 39, right: 16))
        fixture.controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(root.layoutMargins.right == 2)
        root.insetsLayoutMarginsFromSafeArea = false
        #expect(root.layoutMargins.top == 5)
    }

    @Test func preservesSuperviewLayoutMarginsInsetsTheMargins() {
        fixture.container.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let view = UIView(frame: CGRect(x: 10, y: 40, width: 290, height: 100))
        fixture.container.addSubview(view)

        view.preservesSuperviewLayoutMargins = true

        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 30))
    }

    @Test func layoutMarginsDidChangeIsCalledOncePerChange() {
        let view = MarginView()
        fixture.container.addSubview(view)

        view.layoutMargins.left = 20
        view.layoutMargins.left = 20

        #expect(view.calls == 1)
    }

    private final class MarginView: UIView {
        var calls = 0
        override func layoutMarginsDidChange() { calls += 1 }
    }
}
