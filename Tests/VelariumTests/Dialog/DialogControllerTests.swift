import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// A dialog as a controller: its defaults, and what the app cannot change.
@MainActor @Suite struct DialogControllerTests {
    private let fixture = OverlayFixture()

    /// Checklist 87: a subclass is an ordinary controller, with its life cycle and its children.
    @Test func aSubclassIsAnOrdinaryController() throws {
        let dialog = BlockDialog(DialogSizing(.fit, .fit))
        let recorder = OverlayCallRecorder()
        let child = CallRecordingController(recorder)
        dialog.addChild(child)
        dialog.view.addSubview(child.view)
        child.didMove(toParent: dialog)

        try fixture.present(dialog)
        dialog.dismiss(animated: true)
        try fixture.device.settle()

        #expect(recorder.calls == [.willAppear, .didAppear, .willDisappear, .didDisappear])
        #expect(dialog.children == [child])
        #expect(fixture.device.misuses == [])
    }

    /// UIKit removes the view of a covered dialog, and its constraints with it.
    @Test func aDialogBehindAFullScreenControllerReturnsToItsPlace() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))
        try fixture.present(dialog)
        let place = dialog.view.frame
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        dialog.present(cover, animated: true)
        try fixture.device.settle()
        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()
        #expect(dialog.view.window == nil)

        cover.dismiss(animated: true)
        try fixture.device.settle()

        #expect(dialog.view.frame == place)
        dialog.configuration.sizing = DialogSizing(.large, .fit)
        try fixture.device.settle()
        #expect(dialog.view.frame.width > place.width && abs(dialog.view.frame.midX - place.midX) < 0.5)
        #expect(fixture.device.misuses == [])
    }

    /// Checklist 88, 98: the default configuration.
    @Test func theDefaultConfigurationHasTheContractsValues() {
        let configuration = DialogController().configuration

        #expect(configuration.sizing == DialogSizing(.medium, .matched))
        #expect(configuration.edgeInset == 8)
        #expect(configuration.cornerRadius == 8)
        #expect(configuration.dismissesOnOutsideTap)
        #expect(configuration.dimming.color == .black)
        #expect(configuration.dimming.alpha == nil)
        #expect(configuration.maximumWidth == nil)
    }

    /// Checklist 98: `.label` at 0.3, the dimming of the described library, is available by name.
    @Test(arguments: [(UIUserInterfaceStyle.light, 179), (.dark, 76)])
    func theLabelDimmingHasTheDocumentedGray(_ style: UIUserInterfaceStyle, _ gray: Int) throws {
        let fixture = OverlayFixture(style: style)
        let dialog = BlockDialog(DialogSizing(.small, .fit))
        dialog.configuration.dimming = .label

        try fixture.present(dialog)

        let color = fixture.device.picture().color(atX: 20, y: 400)
        #expect(abs(Int(color.red) - gray) <= 2 && color.red == color.green && color.green == color.blue, "\(color)")
    }

    @Test func dimmingFollowsTheInterfaceStyleWhilePresented() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit))
        fixture.root.view.backgroundColor = .white
        try fixture.present(dialog)
        let light = fixture.device.picture().color(atX: 20, y: 400).red

        try fixture.device.setStyle(.dark)
        try fixture.device.settle()

        let dark = fixture.device.picture().color(atX: 20, y: 400).red
        #expect(abs(Int(light) - 179) <= 2 && abs(Int(dark) - 133) <= 2, "\(light), \(dark)")
    }

    /// Checklist 98: the presets' factors.
    @Test func thePresetsHaveTheFactorsOfTheContract() {
        let horizontal: [DialogSizing.Horizontal] = [.fit, .small, .medium, .large, .fill]
        let vertical: [DialogSizing.Vertical] = [.fit, .matched, .fill]

        #expect(horizontal.map(\.factor) == [0, 0.6, 0.75, 0.9, 10])
        #expect(vertical.map(\.factor) == [0, 0.8, 10])
    }

    /// Checklist 89: always custom, with a transitioning delegate of its own that the app cannot replace.
    @Test func styleAndTransitioningDelegateCannotBeReplaced() throws {
        let dialog = BlockDialog(DialogSizing(.fit, .fit))
        let own = try #require(dialog.transitioningDelegate)

        dialog.modalPresentationStyle = .fullScreen
        dialog.transitioningDelegate = DialogTransition()

        #expect(dialog.modalPresentationStyle == .custom)
        #expect(dialog.transitioningDelegate === own)
        try fixture.present(dialog)
        #expect(dialog.presentationController is DialogPresentationController)
    }

    /// Checklist 98: content is inset by half the radius from the round corners on all four sides, once per
    /// presentation.
    @Test func safeAreaGrowsByHalfTheCornerRadiusAndFollowsItsChanges() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fill))
        dialog.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)

        try fixture.present(dialog)
        #expect(dialog.view.safeAreaInsets == UIEdgeInsets(top: 7, left: 4, bottom: 4, right: 4))
        dialog.configuration.cornerRadius = 20
        try fixture.device.settle()
        #expect(dialog.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 10, bottom: 10, right: 10))
        #expect(dialog.view.layer.cornerRadius == 20)
        dialog.dismiss(animated: false)
        try fixture.device.settle()
        #expect(dialog.additionalSafeAreaInsets == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
        try fixture.present(dialog)

        #expect(dialog.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 10, bottom: 10, right: 10))
    }

    /// Checklist 96: a content change resizes the presented dialog, at once or animated.
    @Test func aDialogTakesItsNewSizeWhenItsContentChanges() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 120)
        try fixture.present(dialog)

        dialog.block.size.height = 300
        try fixture.device.settle()
        #expect(fixture.frame(of: dialog).height == 300)
        dialog.animateChanges { dialog.block.size.height = 100 }
        #expect(fixture.frame(of: dialog).height == 100)
        fixture.device.advance(by: 0.15)
        let shown = try #require(dialog.view.layer.presentation()).bounds.height
        try fixture.device.settle()

        #expect(shown > 120 && shown < 280)
        #expect(abs(fixture.frame(of: dialog).midY - fixture.safeArea.midY) < 0.5)
    }

    @Test func theSizingMayChangeWhileTheDialogIsShown() throws {
        let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 120)
        try fixture.present(dialog)

        dialog.sizing = DialogSizing(.large, .fill)
        try fixture.device.settle()

        #expect(abs(fixture.frame(of: dialog).width - 351) <= 0.5)
        #expect(fixture.frame(of: dialog).height == fixture.safeArea.height - 16)
    }

    @Test func contentWithoutConstraintsHasItsPreferredSize() throws {
        let dialog = DialogController(sizing: DialogSizing(.fit, .fit))
        dialog.preferredContentSize = CGSize(width: 180, height: 140)

        try fixture.present(dialog)
        #expect(fixture.frame(of: dialog).size == CGSize(width: 180, height: 140))
        dialog.preferredContentSize.height = 200
        try fixture.device.settle()

        #expect(fixture.frame(of: dialog).size == CGSize(width: 180, height: 200))
    }

    @Test func contentWithoutSizeGets44PointsAndReportsOneFault() throws {
        let dialog = DialogController(sizing: DialogSizing(.fit, .fit))

        let faults = silencingFaults { try? fixture.present(dialog) }

        #expect(fixture.frame(of: dialog).size == CGSize(width: 44, height: 44))
        #expect(faults.count == 1 && faults[0].contains("no width"))
        try fixture.device.tap(outside: dialog)
        try fixture.device.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    private final class ScrollingDialog: DialogController {
        let height: CGFloat
        init(_ height: CGFloat) {
            self.height = height
            super.init(configuration: DialogConfiguration(sizing: DialogSizing(.medium, .fit)))
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() {
            let scroll = UIScrollView()
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 100, height: height)
            view = scroll
        }
    }

    @Test(arguments: [CGFloat(250), 3000])
    func scrollViewDialogHasItsContentHeightLimitedByTheSafeArea(_ height: CGFloat) throws {
        let dialog = ScrollingDialog(height)

        try fixture.present(dialog)

        #expect(fixture.frame(of: dialog).height == min(height, fixture.safeArea.height - 16))
        let scroll = try #require(dialog.view as? UIScrollView)
        if height > 1000 {
            try fixture.device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), in: 0.3)
        }
        try fixture.device.settle()
        #expect((scroll.contentOffset.y > 250) == (height > 1000))
    }

    /// Checklist 96, as part E does it: as in part E: an arranged subview is hidden and shown in an animation block.
    @Test func togglingAnArrangedSubviewInAnAnimationResizesTheDialog() throws {
        let dialog = DialogController(sizing: DialogSizing(.small, .fit))
        let top = Block(100, 80)
        let child = Block(100, 120)
        let stack = UIStackView(arrangedSubviews: [top, child])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        dialog.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: dialog.view.topAnchor),
            stack.bottomAnchor.constraint(equalTo: dialog.view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: dialog.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: dialog.view.trailingAnchor),
        ])
        child.isHidden = true
        try fixture.present(dialog)
        #expect(fixture.frame(of: dialog).height == 80)

        UIView.animate(withDuration: 0.3) { child.isHidden.toggle() }
        fixture.device.advance(by: 0.15)
        let shown = try #require(dialog.view.layer.presentation()).bounds.height
        try fixture.device.settle()

        #expect(shown > 90 && shown < 190, "\(shown)")
        #expect(fixture.frame(of: dialog).height == 200)
        #expect(abs(fixture.frame(of: dialog).midY - fixture.safeArea.midY) < 0.5)
        UIView.animate(withDuration: 0.3) { child.isHidden.toggle() }
        try fixture.device.settle()
        #expect(fixture.frame(of: dialog).height == 80)
    }

    /// Part E's sample: one root controller has several dialogs, one after another and one above another.
    @Test func oneRootPresentsSeveralDialogs() throws {
        let dialogs = (0..<3).map { _ in BlockDialog(DialogSizing(.small, .fit)) }
        try fixture.present(dialogs[0])
        dialogs[0].dismiss(animated: true)
        try fixture.device.settle()
        try fixture.present(dialogs[1])

        dialogs[1].present(dialogs[2], animated: true)
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController === dialogs[1])
        #expect(dialogs[1].presentedViewController === dialogs[2])
        #expect(dialogs.map(\.dismissReason) == [.code, nil, nil])
        fixture.root.dismiss(animated: true)
        try fixture.device.settle()
        #expect(dialogs.map(\.dismissReason) == [.code, .code, .code])
        #expect(dialogs.allSatisfy { $0.view.window == nil })
    }
}
