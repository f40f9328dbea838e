import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// `keyboardLayoutGuide`, tracking guides and interactive dismissal.
@MainActor @Suite struct KeyboardLayoutGuideTests {
    private let device = TestDevice(.iPhone14)
    private let controller = UIViewController()
    private let bar = UIView()

    init() {
        device.show(controller)
        controller.view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
    }

    @Test func guideIsTheBottomSafeAreaWithoutAKeyboard() throws {
        try device.settle()

        #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        #expect(bar.frame == CGRect(x: 0, y: 760, width: 390, height: 50))
    }

    @Test func whatIsConstrainedMovesWithTheKeyboardsAnimation() throws {
        try device.settle()

        try device.showKeyboard(height: 300)
        device.advance(by: 0.1)
        let shown = bar.layer.presentation()?.frame.minY ?? 0
        #expect(shown < 759 && shown > 495)
        try device.settle()
        #expect(bar.frame.minY == 494)

        try device.hideKeyboard()
        try device.settle()
        #expect(bar.frame.minY == 760)
    }

    @Test func guideCanBeEmptyWithoutAKeyboard() throws {
        controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
        try device.settle()

        #expect(bar.frame.maxY == 844)
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 0)
    }

    @Test func aKeyboardLowerThanTheSafeAreaChangesNothing() throws {
        try device.showKeyboard(height: 0)
        try device.settle()

        #expect(bar.frame.maxY == 810)
    }

    @Test func guideOfAnInnerViewCoversOnlyItsPart() throws {
        let inner = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
        controller.view.addSubview(inner)
        let guide = inner.keyboardLayoutGuide
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])

        try device.showKeyboard(height: 300)
        try device.settle()

        #expect(child.frame == CGRect(x: 0, y: 144, width: 390, height: 56))
    }

    @Test func guideFollowsAFloatingKeyboardOnlyWhenAsked() throws {
        let pad = TestDevice(.iPadPro11)
        let controller = UIViewController()
        pad.show(controller)
        let guide = controller.view.keyboardLayoutGuide
        let place = CGRect(x: 400, y: 300, width: 320, height: 254)

        pad.floatKeyboard(at: place)
        try pad.settle()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 1174, width: 834, height: 20))

        guide.followsUndockedKeyboard = true
        try pad.settle()
        #expect(guide.layoutFrame == place)
    }

    @Test func trackedConstraintsFollowTheEdges() throws {
        let pad = TestDevice(.iPadPro11)
        let controller = UIViewController()
        pad.show(controller)
        let guide = controller.view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let near = [view.widthAnchor.constraint(equalToConstant: 10)]
        let away = [view.widthAnchor.constraint(equalToConstant: 20)]
        guide.setConstraints(near, activeWhenNearEdge: .leading)
        guide.setConstraints(away, activeWhenAwayFrom: .leading)
        #expect(!near[0].isActive && away[0].isActive)

        pad.floatKeyboard(at: CGRect(x: 0, y: 300, width: 320, height: 254))
        #expect(near[0].isActive && !away[0].isActive)

        pad.floatKeyboard(at: CGRect(x: 200, y: 300, width: 320, height: 254))
        #expect(!near[0].isActive && away[0].isActive)
        #expect(guide.constraintsActive(nearEdge: .leading) == near)

        guide.setConstraints([], activeWhenAwayFrom: .leading)
        #expect(!away[0].isActive)
        #expect(guide.constraintsActive(awayFrom: .leading).isEmpty)
        guide.removeAllTrackedConstraints()
        #expect(guide.constraintsActive(nearEdge: .leading).isEmpty)
    }

    /// A tablet's field is edited with a keyboard that is split, lifted or floats.
    @Test func focusWithASplitKeyboardMovesOnlyGuidesThatFollowIt() throws {
        let pad = KeyboardFixture(.iPadPro11)
        let resting = UIView()
        pad.controller.view.addSubview(resting)
        let following = resting.keyboardLayoutGuide
        resting.frame = pad.controller.view.bounds
        following.followsUndockedKeyboard = true
        let guide = pad.controller.view.keyboardLayoutGuide
        try pad.edit()
        pad.device.splitKeyboard(at: 500)
        try pad.device.settle()
        #expect(guide.layoutFrame.minY == 1174)
        #expect(following.layoutFrame == CGRect(x: 0, y: 500, width: 834, height: 216))

        pad.other.becomeFirstResponder()
        try pad.device.settle()
        #expect(pad.device.keyboardFrame == CGRect(x: 0, y: 500, width: 834, height: 216))
        #expect(following.layoutFrame.minY == 500)

        pad.other.resignFirstResponder()
        try pad.device.settle()
        #expect(following.layoutFrame.minY == 1174 && guide.layoutFrame.minY == 1174)
    }

    @Test func constraintsFollowAKeyboardThatAFingerMoves() throws {
        let pad = KeyboardFixture(.iPadPro11)
        let guide = pad.controller.view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        pad.controller.view.addSubview(view)
        let nearTop = view.widthAnchor.constraint(equalToConstant: 10)
        let awayFromSides = view.heightAnchor.constraint(equalToConstant: 10)
        guide.setConstraints([nearTop], activeWhenNearEdge: .top)
        guide.setConstraints([awayFromSides], activeWhenAwayFrom: [.leading, .trailing])
        try pad.edit()
        #expect(!nearTop.isActive && awayFromSides.isActive)

        pad.device.floatKeyboard(at: CGRect(x: 300, y: 500, width: 320, height: 254))
        try pad.device.drag(from: CGPoint(x: 460, y: 742), to: CGPoint(x: 460, y: 200), in: 0.4)
        try pad.device.settle()
        #expect(nearTop.isActive && awayFromSides.isActive)

        try pad.device.drag(from: CGPoint(x: 460, y: 242), to: CGPoint(x: 40, y: 400), in: 0.4)
        try pad.device.settle()
        #expect(!nearTop.isActive && !awayFromSides.isActive)
        #expect(guide.layoutFrame.minX == 0)
    }

    @Test(arguments: [(CGFloat(100), CGFloat(100)), (-50, 0), (.nan, 0)])
    func aPaddingLetsTheDragBeginAboveTheKeyboard(padding: CGFloat, shift: CGFloat) throws {
        let fixture = ScrollFixture()
        fixture.controller.view.keyboardLayoutGuide.keyboardDismissPadding = padding
        try fixture.edit()

        fixture.touch(.began, y: 300)
        for y in stride(from: 320.0, through: 600, by: 20) { fixture.touch(.moved, y: y) }

        #expect(fixture.device.system.keyboard.draggedFrame?.minY == 600 + shift)
        fixture.touch(.cancelled, y: 600)
    }

    @Test func aDraggedKeyboardFollowsTheFingerWithoutNotifications() throws {
        let fixture = ScrollFixture()
        try fixture.edit()
        let log = KeyboardNames()
        let guide = fixture.controller.view.keyboardLayoutGuide

        fixture.touch(.began, y: 400)
        for y in stride(from: 420.0, through: 640, by: 20) { fixture.touch(.moved, y: y) }

        // The keyboard's upper edge is at the finger.
        #expect(fixture.device.system.keyboard.draggedFrame?.minY == 640)
        #expect(guide.layoutFrame.minY == 640)
        #expect(log.names.isEmpty)

        fixture.touch(.moved, y: 660)
        fixture.touch(.ended, y: 660)
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)
        #expect(!fixture.field.isFirstResponder)
        #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    }

    @Test func aKeyboardReleasedUpwardsReturns() throws {
        let fixture = ScrollFixture()
        try fixture.edit()

        fixture.touch(.began, y: 400)
        for y in stride(from: 420.0, through: 640, by: 20) { fixture.touch(.moved, y: y) }
        for y in stride(from: 630.0, through: 560, by: -10) { fixture.touch(.moved, y: y) }
        fixture.touch(.ended, y: 560)
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame?.minY == 508)
        #expect(fixture.field.isFirstResponder)
        #expect(fixture.controller.view.keyboardLayoutGuide.layoutFrame.minY == 508)
    }

    @Test func guideAndItsViewGoAwayTogether() {
        weak var guide: UIKeyboardLayoutGuide?
        weak var view: UIView?
        do {
            let device = TestDevice()
            let controller = UIViewController()
            device.show(controller)
            guide = controller.view.keyboardLayoutGuide
            view = controller.view
            #expect(guide != nil)
        }
        #expect(guide == nil)
        #expect(view == nil)
    }
}

/// A scroll view that dismisses the keyboard interactively, with a field in it.
@MainActor private final class ScrollFixture {
    let device = TestDevice(.iPhone14, keyboard: .software)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 240, height: 34))

    init() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.keyboardDismissMode = .interactive
        scroll.addSubview(field)
        controller.view.addSubview(scroll)
        device.show(controller)
        _ = controller.view.keyboardLayoutGuide
    }

    func edit() throws {
        field.becomeFirstResponder()
        try device.settle()
    }

    func touch(_ phase: TouchPhase, y: CGFloat) {
        device.system.frameLoop.receive(
            .touch(id: 0, phase: phase, location: CGPoint(x: 300, y: y), time: device.now))
        device.advance(by: 1.0 / 60)
    }
}
