import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UILayoutSupportTests {
    private let stage = LayoutStage()

    /// An iPhone 14 covers 47 points at the top and 34 at the bottom.
    @Test func topAndBottomLayoutGuidesEndAtTheBars() {
        let root = stage.controller.view!
        let top = stage.controller.topLayoutGuide
        let bottom = stage.controller.bottomLayoutGuide
        let view = stage.add(to: root)

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
        let root = stage.controller.view!
        let view = stage.add(to: root)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-10-[view]", metrics: nil,
                views: ["top": stage.controller.topLayoutGuide, "view": view]))
        root.layoutIfNeeded()
        #expect(view.frame.minY == 57)

        stage.controller.additionalSafeAreaInsets.top = 13
        root.layoutIfNeeded()

        #expect(view.frame.minY == 70)
        #expect(stage.controller.topLayoutGuide.length == 60)
    }

    @Test func aLayoutGuideHasAHeightAnchor() {
        let root = stage.controller.view!
        let view = stage.add(to: root)

        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalTo: stage.controller.topLayoutGuide.heightAnchor)
        ])
        root.layoutIfNeeded()

        #expect(view.frame.height == 47)
    }
}
