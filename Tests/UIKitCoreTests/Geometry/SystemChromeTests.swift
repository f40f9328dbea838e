import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct SystemChromeTests {
    private let white = Picture.Color(red: 255, green: 255, blue: 255)
    private let black = Picture.Color(red: 0, green: 0, blue: 0)

    private func page(_ device: TestDevice) -> UIViewController {
        let page = UIViewController()
        device.show(page)
        page.view.backgroundColor = .systemBackground
        return page
    }

    /// The number of points of the rectangle that differ from the given color, sampled at every point.
    private func marks(in picture: Picture, _ rect: CGRect, apartFrom color: Picture.Color) -> Int {
        var count = 0
        for y in stride(from: rect.minY, to: rect.maxY, by: 1) {
            for x in stride(from: rect.minX, to: rect.maxX, by: 1)
            where !picture.color(atX: x, y: y).isClose(to: color, within: 40) {
                count += 1
            }
        }
        return count
    }

    @Test(arguments: TestDevice.Model.allCases.filter { $0 != .desktop })
    func everyDeviceHasABarThatCanBeShownAndHidden(model: TestDevice.Model) throws {
        let device = TestDevice(model)
        _ = page(device)
        let bar = try #require(device.window.windowScene?.statusBarManager).statusBarFrame
        let plain = device.picture()
        #expect(marks(in: plain, bar, apartFrom: white) == 0)

        device.showsStatusBar = true
        let shown = device.picture()
        #expect(marks(in: shown, bar, apartFrom: white) > 60)
        #expect(marks(in: shown, bar.offsetBy(dx: 0, dy: 200), apartFrom: white) == 0)
        device.showsStatusBar = false

        #expect(device.picture().matches(plain, tolerance: .exact))
    }

    @Test(arguments: TestDevice.Model.allCases.filter { $0 != .desktop })
    func theStatusBarIsMirroredInLayoutsFromRightToLeft(model: TestDevice.Model) throws {
        let device = TestDevice(model)
        _ = page(device)
        device.showsStatusBar = true
        let bar = try #require(device.window.windowScene?.statusBarManager).statusBarFrame
        let start = CGRect(x: 0, y: 0, width: bar.width / 3, height: bar.height)
        let end = start.offsetBy(dx: bar.width - start.width, dy: 0)
        let picture = device.picture()
        let before = [start, end].map { marks(in: picture, $0, apartFrom: white) }

        try device.setLayoutDirection(.rightToLeft)

        let mirrored = device.picture()
        let after = [end, start].map { marks(in: mirrored, $0, apartFrom: white) }
        #expect(zip(before, after).allSatisfy { abs($0 - $1) <= max(12, $0 / 3) }, "\(before) \(after)")
        #expect(!mirrored.matches(picture))
    }

    @Test func theHomeIndicatorContrastsWithEitherStyle() throws {
        let device = TestDevice(.iPhone14)
        _ = page(device)
        device.showsStatusBar = true

        #expect(device.picture().color(atX: 195, y: 844 - 10.5) == black)
        try device.setStyle(.dark)

        #expect(device.picture().color(atX: 195, y: 844 - 10.5) == white)
    }

    @Test(arguments: [UIStatusBarAnimation.fade, .slide, .none])
    func theStatusBarDisappearsWithItsAnimation(animation: UIStatusBarAnimation) throws {
        let device = TestDevice(.iPhoneSE)
        let page = HidingController()
        page.animation = animation
        device.show(page)
        page.view.backgroundColor = .white
        device.showsStatusBar = true
        let bar = CGRect(x: 0, y: 0, width: 375, height: 20)
        let before = marks(in: device.picture(), bar, apartFrom: white)

        page.isBarHidden = true
        UIView.animate(withDuration: 1) { page.setNeedsStatusBarAppearanceUpdate() }
        device.advance(by: 0.1)
        device.advance(by: 0.4)
        let halfway = device.picture()
        device.advance(by: 1)
        let after = marks(in: device.picture(), bar, apartFrom: white)

        #expect(before > 60 && after == 0)
        let below = marks(in: halfway, CGRect(x: 0, y: 10, width: 375, height: 10), apartFrom: white)
        let above = marks(in: halfway, CGRect(x: 0, y: 0, width: 375, height: 10), apartFrom: white)
        switch animation {
        case .none: #expect(below == 0 && above == 0)
        case .slide: #expect(above > 0 && below == 0, "half of the bar is above the screen")
        case .fade:
            #expect(above > 0 && below > 0)
            #expect(!halfway.contains(black, in: bar), "nothing is black any more")
        }
    }

    @Test func theStatusBarAppearsAgainWithItsAnimation() throws {
        let device = TestDevice(.iPhoneSE)
        let page = HidingController()
        device.show(page)
        page.view.backgroundColor = .white
        device.showsStatusBar = true
        let plain = device.picture()
        page.isBarHidden = true
        page.setNeedsStatusBarAppearanceUpdate()
        device.advance(by: 0.1)
        let hidden = device.picture()

        page.isBarHidden = false
        UIView.animate(withDuration: 1) { page.setNeedsStatusBarAppearanceUpdate() }
        device.advance(by: 0.1)
        device.advance(by: 0.4)
        let halfway = device.picture()
        try device.settle()

        #expect(!hidden.matches(plain, tolerance: .exact))
        #expect(!halfway.matches(plain, tolerance: .exact) && !halfway.matches(hidden, tolerance: .exact))
        #expect(device.picture().matches(plain, tolerance: .exact))
    }

    @Test func theStatusBarTakesNoTouchesAndIsNotInTheDump() throws {
        let device = TestDevice(.iPhone14)
        let page = page(device)
        device.showsStatusBar = true
        device.advance(by: 0)

        #expect(device.window.hitTest(CGPoint(x: 60, y: 20), with: nil) === page.view)
        #expect(!device.dump().contains("StatusBar"))
    }

    @Test(arguments: TestDevice.Model.allCases, [UIInterfaceOrientation.portrait, .landscapeLeft])
    func aFramedPictureIsLargerAndRoundAtItsCorners(
        model: TestDevice.Model, orientation: UIInterfaceOrientation
    ) throws {
        let device = TestDevice(model)
        _ = page(device)
        if model != .desktop { try device.rotate(to: orientation) }
        try device.settle()

        let plain = device.picture()
        let framed = device.picture(framed: true)

        #expect(framed.pixelWidth > plain.pixelWidth && framed.pixelHeight > plain.pixelHeight)
        #expect(framed.color(atX: 1, y: 1).alpha == 0)
        let middle = CGPoint(
            x: CGFloat(framed.pixelWidth) / framed.scale / 2, y: CGFloat(framed.pixelHeight) / framed.scale / 2)
        #expect(framed.color(atX: middle.x, y: middle.y) == white)
    }

    @Test func theDynamicIslandFollowsTheTopOfThePhone() throws {
        let device = TestDevice(.iPhone15Pro)
        _ = page(device)
        #expect(device.picture(framed: true).color(atX: 26 + 393 / 2, y: 26 + 11 + 18) == black)

        try device.rotate(to: .landscapeRight)
        try device.settle()
        #expect(device.picture(framed: true).color(atX: 26 + 11 + 18, y: 26 + 393 / 2) == black)
        try device.rotate(to: .landscapeLeft)
        try device.settle()

        #expect(device.picture(framed: true).color(atX: 26 + 852 - 11 - 18, y: 26 + 393 / 2) == black)
    }

    @Test func aChildMayHideTheHomeIndicatorForItsParent() throws {
        let device = TestDevice(.iPhone14)
        let parent = DelegatingController()
        device.show(parent).rootViewController?.view.backgroundColor = .white
        try device.perform(script: "statusbar shown")
        device.advance(by: 0.1)
        // The middle of the indicator, which is 8 points above the edge.
        func indicator() -> String { device.picture().color(atX: 195, y: 833).description }
        #expect(indicator() == "#000000FF")

        parent.indicatorChild = IndicatorHider()
        parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
        device.advance(by: 0.1)

        #expect(parent.childForHomeIndicatorAutoHidden is IndicatorHider)
        #expect(indicator() == "#FFFFFFFF")
    }

    @Test func aChildThatDefersTheGesturesOfTheBottomDimsTheHomeIndicator() throws {
        let device = TestDevice(.iPhone14)
        let parent = DelegatingController()
        device.show(parent).rootViewController?.view.backgroundColor = .white
        try device.perform(script: "statusbar shown")
        device.advance(by: 0.1)

        parent.edgesChild = EdgeDeferrer(.bottom)
        parent.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        device.advance(by: 0.1)
        let dimmed = device.picture().color(atX: 195, y: 833)
        parent.edgesChild = EdgeDeferrer(.top)
        parent.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        device.advance(by: 0.1)

        #expect(parent.childForScreenEdgesDeferringSystemGestures is EdgeDeferrer)
        #expect(dimmed.description == "#999999FF")
        #expect(device.picture().color(atX: 195, y: 833) == black)
    }

    @Test func navigationControllersAskTheirTopControllerForTheEdges() throws {
        let device = TestDevice(.iPhone14)
        let page = EdgeDeferrer(.bottom)
        page.view.backgroundColor = .white
        device.show(UINavigationController(rootViewController: page))
        try device.perform(script: "statusbar shown")

        device.advance(by: 0.1)

        #expect(device.picture().color(atX: 195, y: 833).description == "#999999FF")
    }
}

private final class HidingController: UIViewController {
    var isBarHidden = false
    var animation = UIStatusBarAnimation.fade

    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
}

extension Picture {
    /// Whether a point of the rectangle has the color.
    fileprivate func contains(_ color: Color, in rect: CGRect) -> Bool {
        stride(from: rect.minY, to: rect.maxY, by: 1).contains { y in
            stride(from: rect.minX, to: rect.maxX, by: 1).contains { self.color(atX: $0, y: y) == color }
        }
    }
}

private final class IndicatorHider: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}

private final class EdgeDeferrer: UIViewController {
    private let edges: UIRectEdge

    init(_ edges: UIRectEdge) {
        self.edges = edges
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
}

private final class DelegatingController: UIViewController {
    var indicatorChild: UIViewController?
    var edgesChild: UIViewController?

    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { edgesChild }
    override var childForHomeIndicatorAutoHidden: UIViewController? { indicatorChild }
}
