import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Which scroll view a tap on the status bar scrolls to the top.
@MainActor @Suite final class StatusBarTapTests {
    private func list(_ frame: CGRect, in device: TestDevice, _ root: UIViewController) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentSize = CGSize(width: frame.width, height: 5000)
        list.contentOffset.y = 1000
        root.view.addSubview(list)
        device.advance(by: 0)
        return list
    }

    private func shown(_ model: TestDevice.Model) -> (TestDevice, UIViewController) {
        let device = TestDevice(model)
        let root = UIViewController()
        device.show(root)
        return (device, root)
    }

    @Test func aStatusBarTapScrollsToTheTopInset() throws {
        let (device, root) = shown(.iPhone14)
        let view = list(root.view.bounds, in: device, root)

        try device.tap(x: 195, y: 20)
        try device.settle()

        #expect(view.contentOffset.y == -47)
    }

    @Test func aDelegateCanRefuseScrollingToTheTop() throws {
        let fixture = ScrollViewFixture(CGSize(width: 390, height: 5000))
        fixture.scroll.contentOffset.y = 700
        fixture.recorder.goesToTop = false
        fixture.recorder.forget()

        try fixture.device.tap(x: 195, y: 20)
        try fixture.device.settle()

        #expect(fixture.scroll.contentOffset.y == 700 && fixture.recorder.calls == ["should go to top"])
    }

    @Test func onAPhoneOnlyASingleScrollsToTopViewScrolls() throws {
        let (device, root) = shown(.iPhone14)
        let one = list(CGRect(x: 0, y: 0, width: 390, height: 400), in: device, root)
        let other = list(CGRect(x: 0, y: 400, width: 390, height: 400), in: device, root)

        try device.tap(x: 195, y: 20)
        try device.settle()
        #expect(one.contentOffset.y == 1000 && other.contentOffset.y == 1000)
        one.scrollsToTop = false
        try device.tap(x: 195, y: 20)
        try device.settle()

        #expect(one.contentOffset.y == 1000 && other.contentOffset.y == 0)
    }

    @Test func hiddenAndCoveredScrollViewsDoNotScrollToTheTop() throws {
        let (device, root) = shown(.iPhone14)
        let covered = list(CGRect(x: 0, y: 0, width: 390, height: 844), in: device, root)
        let front = list(CGRect(x: 0, y: 0, width: 390, height: 844), in: device, root)
        let hidden = list(CGRect(x: 0, y: 0, width: 390, height: 844), in: device, root)
        hidden.isHidden = true

        try device.tap(x: 195, y: 20)
        try device.settle()

        #expect(front.contentOffset.y == -47 && covered.contentOffset.y == 1000 && hidden.contentOffset.y == 1000)
    }

    @Test func onAPadTheScrollViewBelowTheTapScrolls() throws {
        let (device, root) = shown(.iPadPro11)
        let left = list(CGRect(x: 0, y: 0, width: 300, height: 1194), in: device, root)
        let right = list(CGRect(x: 300, y: 0, width: 534, height: 600), in: device, root)
        let lower = list(CGRect(x: 300, y: 600, width: 534, height: 594), in: device, root)

        try device.tap(x: 500, y: 10)
        try device.settle()

        #expect(left.contentOffset.y == 1000 && right.contentOffset.y == -24 && lower.contentOffset.y == 1000)
    }

    @Test func dragsAndTapsOnControlsAreNotStatusBarTaps() throws {
        let (device, root) = shown(.iPhone14)
        let view = list(root.view.bounds, in: device, root)
        let button = UIButton(frame: CGRect(x: 300, y: 0, width: 90, height: 47))
        root.view.addSubview(button)
        device.advance(by: 0)

        try device.tap(x: 350, y: 20)
        device.finger(.began, x: 100, y: 20)
        device.finger(.moved, x: 140, y: 20)
        device.finger(.ended, x: 140, y: 20)
        device.advance(by: 1)

        #expect(view.contentOffset.y == 1000)
    }
}
