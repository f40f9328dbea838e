import CoreGraphics
import DeviceShell
import Driving
import Testing
import UIKitControls
import UIKitCore

/// A window with a device in it.
@MainActor @Suite struct DeviceShellTests {
    /// A page with a button in the middle, which counts its taps.
    private final class Page: UIViewController {
        let button = UIButton(type: .system)
        let field = UITextField()
        var taps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .green
            button.frame = CGRect(x: 95, y: 400, width: 200, height: 60)
            button.setTitle("Tap", for: .normal)
            button.backgroundColor = .blue
            button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
            view.addSubview(button)
            field.frame = CGRect(x: 40, y: 200, width: 310, height: 40)
            view.addSubview(field)
        }
    }

    private let page = Page()

    private func color(of fixture: ShellFixture, at point: CGPoint) -> UInt32 {
        let pixels = fixture.pixels
        let scale = fixture.window.screenMetrics.scale
        let row = pixels.pixels + Int(point.y * scale) * pixels.bytesPerRow
        return row.load(fromByteOffset: Int(point.x * scale) * 4, as: UInt32.self) & 0xFF_FFFF
    }

    @Test func theWindowShowsTheScreenOfTheApp() {
        let fixture = ShellFixture(root: page)

        #expect(color(of: fixture, at: fixture.windowPoint(CGPoint(x: 20, y: 700))) == 0x00FF00)
        #expect(color(of: fixture, at: fixture.windowPoint(CGPoint(x: 110, y: 410))) == 0x0000FF)
    }

    @Test func theScreenHasTheBodyOfTheDeviceAroundIt() {
        let fixture = ShellFixture(root: page)
        let frame = fixture.screenFrame

        #expect(color(of: fixture, at: CGPoint(x: frame.minX - 4, y: frame.midY)) == 0)
        // The corner and the notch cover the screen.
        #expect(color(of: fixture, at: CGPoint(x: frame.minX + 8, y: frame.minY + 8)) == 0)
        #expect(color(of: fixture, at: CGPoint(x: frame.midX, y: frame.minY + 10)) == 0)
        #expect(color(of: fixture, at: CGPoint(x: frame.midX, y: frame.minY + 60)) == 0x00FF00)
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat], [1, 0.6, 1.7] as [CGFloat])
    func everyPixelOfTheAppIsOneOfTheWindow(scale: CGFloat, part: CGFloat) {
        let natural = DeviceShell.windowSize(for: .iPhone14, screenSize: DeviceModel.iPhone14.size, zoom: .fit)
        let fixture = ShellFixture(
            window: CGSize(width: natural.width * part, height: natural.height * part), scale: scale, root: page)
        let canvas = fixture.shell.deviceHost.canvas
        let frame = fixture.screenFrame

        let left = Int((frame.minX * scale).rounded())
        let top = Int((frame.minY * scale).rounded())
        #expect(abs(frame.minX * scale - CGFloat(left)) < 1e-6)
        var different = 0
        for y in stride(from: canvas.height / 4, to: canvas.height * 3 / 4, by: 7) {
            for x in stride(from: 2, to: canvas.width - 2, by: 5) {
                let own = (canvas.pixels + y * canvas.bytesPerRow).load(fromByteOffset: x * 4, as: UInt32.self)
                let shown = (fixture.pixels.pixels + (y + top) * fixture.pixels.bytesPerRow)
                    .load(fromByteOffset: (x + left) * 4, as: UInt32.self)
                if own & 0xFF_FFFF != shown & 0xFF_FFFF { different += 1 }
            }
        }
        #expect(different == 0)
    }

    @Test func tapsOnTheScreenReachTheAppAndOthersDoNot() {
        let fixture = ShellFixture(root: page)

        fixture.tapDevice(CGPoint(x: 200, y: 430))
        #expect(page.taps == 1)
        fixture.tap(CGPoint(x: fixture.screenFrame.minX - 5, y: fixture.screenFrame.midY))
        fixture.tap(CGPoint(x: 5, y: 5))

        #expect(page.taps == 1)
    }

    /// What is around the corners must not reach into the screen.
    @Test(arguments: [1, 1.3, 2] as [CGFloat], [1, 0.73] as [CGFloat])
    func nothingOfTheCornersIsInsideTheScreen(scale: CGFloat, part: CGFloat) {
        let natural = DeviceShell.windowSize(for: .iPhone14, screenSize: DeviceModel.iPhone14.size, zoom: .fit)
        let fixture = ShellFixture(
            window: CGSize(width: natural.width * part, height: natural.height * part), scale: scale, root: page)

        // Where the rectangles of the lower corners end, to the right and above.
        for step in stride(from: 70.0, through: 90, by: 0.5) {
            for point in [CGPoint(x: step, y: 784), CGPoint(x: 60, y: 844 - step), CGPoint(x: 390 - step, y: 784)] {
                #expect(color(of: fixture, at: fixture.windowPoint(point)) == 0x00FF00, "\(point)")
            }
        }
    }

    @Test func aFingerStaysWithTheSystemThatItCameDownOn() {
        let fixture = ShellFixture(root: page)

        fixture.touch(.began, CGPoint(x: fixture.screenFrame.minX - 5, y: fixture.screenFrame.midY))
        fixture.touch(.moved, fixture.windowPoint(CGPoint(x: 200, y: 430)))
        fixture.touch(.ended, fixture.windowPoint(CGPoint(x: 200, y: 430)))
        #expect(page.taps == 0)

        fixture.touch(.began, fixture.windowPoint(CGPoint(x: 200, y: 430)))
        #expect(page.button.isHighlighted)
        fixture.touch(.moved, CGPoint(x: 2, y: 2))
        #expect(!page.button.isHighlighted)
        fixture.touch(.ended, CGPoint(x: 2, y: 2))
        #expect(page.taps == 0)
    }

    @Test func aSmallerWindowShowsASmallerDevice() {
        let fixture = ShellFixture(root: page)
        let before = fixture.screenFrame

        fixture.window.resize(to: CGSize(width: 400, height: 500))
        fixture.advance()

        let after = fixture.screenFrame
        #expect(after.height < before.height)
        #expect(after.maxY < 500)
        #expect(page.view.bounds.size == CGSize(width: 390, height: 844))
        fixture.tapDevice(CGPoint(x: 200, y: 430))
        #expect(page.taps == 1)
    }

    @Test func aTurnedDeviceGetsAWindowOfItsShape() {
        let fixture = ShellFixture(root: page)

        fixture.key("left", .control)
        fixture.advance(1)

        #expect(page.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(fixture.window.screenMetrics.size.width > fixture.window.screenMetrics.size.height)
        #expect(fixture.screenFrame.width > fixture.screenFrame.height)
        fixture.key("right", .control)
        fixture.advance(1)
        #expect(page.view.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test func anotherDeviceReplacesTheFormerOne() throws {
        let fixture = ShellFixture(root: page)
        let pad = try #require(DeviceModel.named("iPad mini"))

        fixture.controls.perform(.device(pad.name))
        fixture.advance(1)

        #expect(page.view.bounds.size == pad.size)
        #expect(abs(fixture.screenFrame.width / fixture.screenFrame.height - pad.size.width / pad.size.height) < 0.01)
        #expect(color(of: fixture, at: fixture.windowPoint(CGPoint(x: 400, y: 900))) == 0x00FF00)
    }

    @Test func aDesktopFillsTheWindowBelowTheToolbar() {
        let fixture = ShellFixture(.desktop, root: page)

        fixture.window.resize(to: CGSize(width: 700, height: 600))
        fixture.advance()

        #expect(fixture.screenFrame.width == 700)
        #expect(fixture.screenFrame.maxY == 600)
        #expect(page.view.bounds.size == fixture.screenFrame.size)
    }

    @Test func zoomShowsPointsAndPixelsAsTheyAre() {
        let fixture = ShellFixture(window: CGSize(width: 800, height: 700), scale: 1, root: page)

        fixture.key("2", .control)
        fixture.advance()
        #expect(fixture.screenFrame.size == CGSize(width: 390, height: 844))
        fixture.key("3", .control)
        fixture.advance()
        #expect(fixture.screenFrame.size == CGSize(width: 1170, height: 2532))
        #expect(fixture.shell.deviceHost.canvas.width == 1170)
    }

    @Test func slowMotionSlowsEveryAnimationOfTheApp() {
        let fixture = ShellFixture(root: page)
        fixture.key("t", .control)
        fixture.app.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.button.frame.origin.y = 500 }
        }

        fixture.advance(5)

        let shown = page.button.layer.presentation()?.frame.minY ?? 0
        #expect(abs(shown - 450) < 2)
        fixture.key("t", .control)
        fixture.advance(0.6)
        #expect(page.button.layer.presentation()?.frame.minY == 500)
    }

    @Test func aStoppedDeviceShowsOneFrameAfterTheOther() {
        let fixture = ShellFixture(root: page)
        fixture.app.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.button.frame.origin.y = 460 }
        }
        fixture.advance(1.0 / 60)
        fixture.key("p", .control)
        fixture.advance(1)
        let stopped = page.button.layer.presentation()?.frame.minY ?? 0
        fixture.advance(3)
        #expect(page.button.layer.presentation()?.frame.minY == stopped)

        fixture.key(".", .control)

        let next = page.button.layer.presentation()?.frame.minY ?? 0
        #expect(abs(next - stopped - 1) < 0.01)
        fixture.key("p", .control)
        fixture.advance(1)
        #expect(page.button.layer.presentation()?.frame.minY == 460)
    }

    @Test func stepsSetTheSpeedThatTheShellShows() throws {
        let fixture = ShellFixture(root: page)
        let run = { (line: String) in
            let script = try Script(name: "s", text: line)
            let outcome = Outcome()
            ScriptRun(script, in: StepContext(system: fixture.app)).play(by: fixture.app.host.clock) {
                outcome.value = $0
            }
            fixture.advance(1)
            return outcome.value
        }

        #expect(try run("speed 0.3") == .end)
        #expect(fixture.shell.speed == .factor(0.3))
        #expect(fixture.shell.deviceHost.deviceClock.speed == 0.3)

        let before = fixture.app.host.clock.now
        #expect(try run("next frame\nnext frame\nspeed 0.5") == .end)
        #expect(fixture.shell.speed == .paused)
        #expect(fixture.app.host.clock.now < before + 0.3 / 60 + 2.1 / 60)

        #expect(try run("resume") == .end)
        #expect(fixture.shell.speed == .half)
    }

    @Test func theUsersPauseMakesAScriptWaitAndGoesOnAtTheSpeedFromBefore() throws {
        let fixture = ShellFixture(root: page)
        let outcome = Outcome()
        fixture.key("t", .control)
        fixture.key("p", .control)

        ScriptRun(try Script(name: "s", text: "advance 0.05"), in: StepContext(system: fixture.app))
            .play(by: fixture.app.host.clock) { outcome.value = $0 }
        fixture.advance(5)
        #expect(outcome.value == nil)
        fixture.key("p", .control)
        fixture.advance(1)

        #expect(outcome.value == .end)
        #expect(fixture.shell.speed == .tenth)
    }

    @Test func theDeviceMenuChangesTheDevice() throws {
        let fixture = ShellFixture(root: page)

        fixture.tap(CGPoint(x: 60, y: 22))
        fixture.tap(CGPoint(x: 90, y: 80))
        fixture.tap(CGPoint(x: 90, y: 121))

        #expect(page.view.bounds.size == CGSize(width: 375, height: 667))
        // The menu is closed: keys go to the app again.
        fixture.key("t", .control)
        #expect(fixture.shell.deviceHost.deviceClock.speed == 0.1)
    }

    @Test func escapeClosesAMenuOfTheShellAndDoesNotReachTheApp() {
        let fixture = ShellFixture(root: page)
        let presented = UIViewController()
        fixture.app.run { page.present(presented, animated: false) }
        fixture.advance()

        fixture.tap(CGPoint(x: 60, y: 22))
        fixture.key("escape")
        fixture.advance(1)

        #expect(page.presentedViewController === presented)
        fixture.key("escape")
        fixture.advance(1)
        #expect(page.presentedViewController == nil)
    }

    @Test func theButtonForTheStyleDarkensTheAppAndTheShell() {
        let fixture = ShellFixture(root: page)
        let edge = CGPoint(x: 5, y: fixture.window.screenMetrics.size.height - 5)
        #expect(color(of: fixture, at: edge) > 0x808080)

        fixture.key("a", [.control, .shift])
        fixture.advance(1)

        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(color(of: fixture, at: edge) < 0x303030)
    }

    @Test func aTouchIsMarkedOnRequest() {
        let fixture = ShellFixture(root: page)
        fixture.shell.showsTouches = true
        let point = fixture.windowPoint(CGPoint(x: 60, y: 700))
        fixture.touch(.began, point)
        #expect(color(of: fixture, at: point) != 0x00FF00)

        fixture.touch(.ended, point)
        fixture.advance()

        #expect(color(of: fixture, at: point) == 0x00FF00)
    }

    @Test func aFingerThatIsLiftedWhileTouchesAreNotMarkedLeavesNoMark() {
        let fixture = ShellFixture(root: page)
        let point = fixture.windowPoint(CGPoint(x: 60, y: 700))
        fixture.shell.showsTouches = true
        fixture.touch(.began, point)
        fixture.shell.showsTouches = false
        fixture.touch(.ended, point)
        fixture.shell.showsTouches = true

        fixture.touch(.began, fixture.windowPoint(CGPoint(x: 300, y: 700)), id: 2)
        fixture.advance()

        #expect(color(of: fixture, at: point) == 0x00FF00)
    }

    @Test func aPictureHasTheScaleOfTheDevice() throws {
        let fixture = ShellFixture(window: CGSize(width: 400, height: 500), root: page)
        var size = (width: 0, height: 0)

        fixture.shell.atDeviceScale { size = (fixture.app.frameLoop.pixels.width, fixture.app.frameLoop.pixels.height) }
        fixture.advance()

        #expect(size == (1170, 2532))
        #expect(fixture.shell.deviceHost.canvas.height < 500)
        #expect(color(of: fixture, at: fixture.windowPoint(CGPoint(x: 110, y: 410))) == 0x0000FF)
    }

    @Test func thePointerLeavesTheAppWhenItLeavesTheScreen() {
        let fixture = ShellFixture(root: page)
        let recorder = HoverRecorder()
        page.view.addGestureRecognizer(UIHoverGestureRecognizer(target: recorder, action: HoverRecorder.selector))
        func move(_ point: CGPoint) {
            fixture.shell.receive(.hover(location: point, time: fixture.window.clock.now))
            fixture.advance()
        }

        move(fixture.windowPoint(CGPoint(x: 100, y: 100)))
        move(fixture.windowPoint(CGPoint(x: 120, y: 100)))
        move(CGPoint(x: 3, y: 100))

        #expect(recorder.states == [.began, .changed, .ended])
    }

    @Test func closingTheWindowReachesAStoppedApp() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var isTerminated = false
            func applicationWillTerminate(_ application: UIApplication) { isTerminated = true }
        }
        let fixture = ShellFixture()
        let delegate = Delegate()
        fixture.app.launch(delegate)
        fixture.advance()
        fixture.key("p", .control)

        fixture.shell.receive(.closeRequest)

        #expect(delegate.isTerminated)
    }

    @Test func theInspectorPicksAViewByAClickThatTheAppDoesNotGet() throws {
        let fixture = ShellFixture(root: page)

        fixture.key("f12")
        fixture.advance(0.5)
        #expect(fixture.window.screenMetrics.size.width > 700)
        fixture.tapDevice(CGPoint(x: 200, y: 430))
        fixture.advance(1)

        #expect(page.taps == 0)
        let text = try #require(fixture.shell.inspectorText)
        #expect(text.contains("goes to UIButton \"Tap\""))
        #expect(text.contains("Controller"))
        fixture.key("f12")
        fixture.advance(0.5)
        #expect(fixture.shell.inspectorText == nil)
        fixture.tapDevice(CGPoint(x: 200, y: 430))
        #expect(page.taps == 1)
    }

    @Test func theInspectorFollowsChangesOfTheApp() throws {
        let fixture = ShellFixture(root: page)
        fixture.key("f12")
        fixture.tapDevice(CGPoint(x: 200, y: 430))
        page.button.isEnabled = false
        fixture.advance(1)

        #expect(try #require(fixture.shell.inspectorText).contains("is disabled (isEnabled is false)"))
        page.button.removeFromSuperview()
        fixture.advance(1)
        #expect(try #require(fixture.shell.inspectorText).contains("to select a view"))
    }

    @Test func theInspectorsSearchTakesKeysUntilTheDeviceIsTouched() {
        let fixture = ShellFixture(root: page)
        fixture.key("f12")
        fixture.advance(0.5)
        let edge = fixture.window.screenMetrics.size.width
        fixture.tap(CGPoint(x: edge - 200, y: 66))
        fixture.key("t")
        fixture.key("a")
        fixture.key("p")
        fixture.advance(0.5)

        #expect(fixture.shell.inspectedNames == ["UIButton \"Tap\"", "UILabel \"Tap\""])
        #expect(page.field.text == "")
    }

    @Test func theAppsSystemIsCurrentAfterEachTurnOfTheShell() {
        let fixture = ShellFixture(root: page)
        #expect(UIKitSystem.current === fixture.app)

        fixture.tap(CGPoint(x: 60, y: 22))
        #expect(UIKitSystem.current === fixture.app)
        fixture.advance(1)

        #expect(UIKitSystem.current === fixture.app)
        #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test func keysReachTheFieldOfTheApp() {
        let fixture = ShellFixture(root: page)
        fixture.app.run { _ = page.field.becomeFirstResponder() }
        fixture.advance()
        #expect(fixture.window.acceptsTextInput)

        fixture.key("h")
        fixture.key("i")

        #expect(page.field.text == "hi")
        let caret = fixture.window.textInputArea
        #expect(fixture.screenFrame.contains(CGPoint(x: caret.midX, y: caret.midY)))
    }

    @Test func anIdleDeviceRunsNoFrame() {
        let fixture = ShellFixture(root: page)
        fixture.advance(2)
        let frames = fixture.window.frameCount

        fixture.advance(5)

        #expect(fixture.window.frameCount == frames)
    }

    /// Frames of the whole screen and of small parts of it, in turn: the window always has the pixels of the app.
    @Test(arguments: [1, 2] as [CGFloat]) func largeAndSmallChangesInTurnLeaveNoOldPixels(scale: CGFloat) {
        let fixture = ShellFixture(scale: scale, root: page)
        let colors: [UIColor] = [.red, .green, .white, .black, .yellow]
        for (step, color) in (colors + colors).enumerated() {
            if step % 3 == 0 { page.view.backgroundColor = color } else { page.button.backgroundColor = color }
            fixture.advance(1.0 / 60)
            let canvas = fixture.shell.deviceHost.canvas
            for point in [CGPoint(x: 20, y: 700), CGPoint(x: 110, y: 410), CGPoint(x: 300, y: 300)] {
                let row = canvas.pixels + Int(point.y * scale) * canvas.bytesPerRow
                let own = row.load(fromByteOffset: Int(point.x * scale) * 4, as: UInt32.self) & 0xFF_FFFF
                #expect(self.color(of: fixture, at: fixture.windowPoint(point)) == own, "step \(step), \(point)")
            }
        }
    }

    @Test func aSmallChangeOfTheAppShowsFewTiles() {
        let fixture = ShellFixture(root: page)
        // The first small change after frames of the whole screen goes back to tiles.
        page.button.backgroundColor = .yellow
        fixture.advance(1)
        let before = fixture.shell.shownTileCount

        page.button.backgroundColor = .red
        fixture.advance(1)

        #expect((1...8).contains(fixture.shell.shownTileCount - before))
        #expect(color(of: fixture, at: fixture.windowPoint(CGPoint(x: 110, y: 410))) == 0xFF0000)
    }
}

@MainActor private final class HoverRecorder: NSObject {
    static let selector = Selector("record:", HoverRecorder.record)
    private(set) var states: [UIGestureRecognizer.State] = []

    func record(_ sender: UIGestureRecognizer) { states.append(sender.state) }
}

/// How a script ended.
@MainActor private final class Outcome {
    var value: ScriptRun.Outcome?
}
