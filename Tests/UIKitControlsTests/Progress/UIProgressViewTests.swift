import Testing
import TestSupport
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UIProgressViewTests {
    private func show(_ bar: UIProgressView) -> TestDevice {
        let device = TestDevice()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        bar.frame = CGRect(x: 100, y: 200, width: 200, height: 4)
        page.view.addSubview(bar)
        device.show(page)
        return device
    }

    @Test func progressFillsFromTheLeftInTheTint() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.5

        let picture = show(bar).picture()

        #expect(picture.color(atX: 190, y: 202).isNear(0, 122, 255))
        #expect(picture.color(atX: 210, y: 202).isNear(228, 228, 230))
    }

    @Test func progressFillsFromTheRightInRightToLeftLayout() {
        let bar = UIProgressView()
        bar.semanticContentAttribute = .forceRightToLeft
        bar.progress = 0.5

        let picture = show(bar).picture()

        #expect(picture.color(atX: 210, y: 202).isNear(0, 122, 255))
    }

    @Test(arguments: [(Float(-1), Float(0)), (2, 1), (.nan, 0), (.infinity, 1), (0.25, 0.25)])
    func progressIsClampedToZeroThroughOne(_ given: Float, _ kept: Float) {
        let bar = UIProgressView()

        bar.progress = given

        #expect(bar.progress == kept)
    }

    @Test func animatedProgressGrows() throws {
        let bar = UIProgressView()
        let device = show(bar)

        bar.setProgress(1, animated: true)
        device.advance(by: 0.1)
        let underway = device.picture().color(atX: 290, y: 202)
        try device.settle()

        #expect(!underway.isNear(0, 122, 255))
        #expect(device.picture().color(atX: 290, y: 202).isNear(0, 122, 255))
    }

    @Test func theStyleDecidesTheHeight() {
        #expect(UIProgressView(progressViewStyle: .default).frame.size == CGSize(width: 150, height: 4))
        #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
    }

    @Test func theOldLargeWhiteIndicatorIsAsLargeAsTheNewOne() {
        let old = UIActivityIndicatorView(style: .whiteLarge)
        let new = UIActivityIndicatorView(style: .large)
        #expect(old.intrinsicContentSize == new.intrinsicContentSize)
        #expect(old.intrinsicContentSize.width > UIActivityIndicatorView(style: .medium).intrinsicContentSize.width)
        #expect(old.color == .white)
    }
}

@MainActor @Suite struct UIActivityIndicatorViewTests {
    private func show(_ indicator: UIActivityIndicatorView) -> TestDevice {
        let device = TestDevice()
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        indicator.frame.origin = CGPoint(x: 100, y: 200)
        page.view.addSubview(indicator)
        device.show(page)
        return device
    }

    @Test func theIndicatorIsVisibleOnlyWhileAnimating() throws {
        let indicator = UIActivityIndicatorView(style: .large)
        let device = show(indicator)

        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        try device.settle()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()

        #expect(indicator.isHidden && !indicator.isAnimating)
        #expect(indicator.frame.size == CGSize(width: 37, height: 37))
    }

    @Test func theSpinnerTurnsOncePerSecond() {
        let indicator = UIActivityIndicatorView(style: .medium)
        let device = show(indicator)
        indicator.startAnimating()

        device.advance(by: 0.06)
        let top = device.picture().color(atX: 110, y: 203)
        device.advance(by: 0.5)
        let halfway = device.picture().color(atX: 110, y: 203)
        device.advance(by: 0.5)

        #expect(top.red < halfway.red)
        #expect(device.picture().color(atX: 110, y: 203) == top)
    }

    @Test func aReinsertedIndicatorContinuesAnimating() {
        let indicator = UIActivityIndicatorView(style: .medium)
        let device = show(indicator)
        indicator.startAnimating()
        let parent = indicator.superview

        indicator.removeFromSuperview()
        parent?.addSubview(indicator)
        device.advance(by: 0.06)
        let before = device.picture()
        device.advance(by: 0.5)

        #expect(!before.matches(device.picture(), tolerance: .exact))
    }

    @Test func withoutHidesWhenStoppedTheIndicatorShowsStillTicks() throws {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = false
        let device = show(indicator)

        let frames = device.frameCount
        device.advance(by: 1)

        #expect(!indicator.isHidden && device.frameCount == frames)
        #expect(!device.picture().color(atX: 110, y: 203).isNear(255, 255, 255))
    }
}
