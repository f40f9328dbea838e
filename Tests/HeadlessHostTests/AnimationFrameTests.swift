import CoreGraphics
import HeadlessHost
import QuartzCore
import SystemAssembly
import Testing
import UIKitCore

/// Frames in which only animations run, on a device whose frames are not shown: they do nothing, and no one can tell.
@MainActor
@Suite struct AnimationFrameTests {
    private let fixture = AnimatedSquare()

    @Test func framesOfARunningAnimationVisitNoLayer() {
        fixture.startMoving(for: 1)
        fixture.host.advance(by: 0.1)
        var laidOut = 0
        fixture.view.onLayout = { laidOut += 1 }
        let frames = fixture.host.frameCount

        fixture.host.advance(by: 0.5)

        #expect(fixture.host.frameCount == frames + 30)
        #expect(laidOut == 0)
        #expect(fixture.system.frameLoop.layersCheckedForDisplay == 0)
    }

    @Test(arguments: [0.05, 0.25, 0.5, 0.99, 1, 1.2])
    func aPictureAtAnyTimeIsThatOfADeviceThatShowsEveryFrame(_ time: Double) {
        let other = AnimatedSquare()
        other.host.showsEveryFrame = true
        for square in [fixture, other] {
            square.startMoving(for: 1)
            square.host.advance(by: time)
        }

        let (hidden, shown) = (fixture.colors, other.colors)

        #expect(hidden == shown)
        #expect(Set(hidden).count > 1)
    }

    @Test func aPictureInTheMiddleDoesNotStopTheAnimation() {
        var ends: [Double] = []
        fixture.startMoving(for: 1) { [host = fixture.host] in ends.append(host.manualClock.now) }
        let start = fixture.host.manualClock.now
        fixture.host.advance(by: 0.4)
        _ = fixture.system.frameLoop.pixels

        fixture.host.advance(by: 1)

        #expect(ends.count == 1)
        #expect(ends.allSatisfy { abs($0 - start - 1) < 0.05 })
    }

    @Test func startsAndEndsAreReportedAtTheTimesOfADeviceThatShowsEveryFrame() {
        let other = AnimatedSquare()
        other.host.showsEveryFrame = true
        for square in [fixture, other] {
            square.addAnimation(duration: 0.3, delay: 0.21)
            square.addAnimation(duration: 0.7, delay: 0)
            square.startMoving(for: 0.5) { square.log("completion") }
            square.host.advance(by: 2)
        }

        #expect(fixture.events.count == 5)
        #expect(fixture.events == other.events)
    }

    @Test func aChangeDuringAnAnimationIsShownInTheNextFrame() {
        fixture.startMoving(for: 1)
        fixture.host.advance(by: 0.2)
        var laidOut = 0
        fixture.view.onLayout = { laidOut += 1 }

        fixture.view.setNeedsLayout()
        fixture.host.advance(by: 1.0 / 60)

        #expect(laidOut == 1)
    }

    @Test func aPausedLayerGoesOnWhereItStopped() {
        fixture.addAnimation(duration: 0.5, delay: 0)
        fixture.host.advance(by: 0.2)
        let layer = fixture.view.layer
        let pause = layer.convertTime(fixture.host.manualClock.now, from: nil)
        layer.speed = 0
        layer.timeOffset = pause
        fixture.host.advance(by: 1)
        let whilePaused = fixture.events

        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(fixture.host.manualClock.now, from: nil) - pause
        fixture.host.advance(by: 1)

        #expect(whilePaused.map(\.name) == ["start"])
        #expect(fixture.events.map(\.name) == ["start", "stop"])
    }

    @Test func aSpinnerRunsTheFramesOfItsStepsAndNoneWhereItIsNotSeen() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.center = CGPoint(x: 200, y: 200)
        fixture.view.superview?.addSubview(spinner)
        spinner.startAnimating()
        fixture.host.advance(by: 1)

        let seen = frames(in: 2)
        spinner.isHidden = true
        fixture.host.advance(by: 1)
        let hidden = frames(in: 2)
        spinner.isHidden = false
        fixture.host.advance(by: 1)
        let seenAgain = frames(in: 2)

        #expect((14...17).contains(seen))
        #expect(hidden == 0)
        #expect((14...17).contains(seenAgain))
    }

    @Test func aPictureOfASpinnerIsThatOfADeviceThatShowsEveryFrame() {
        let other = AnimatedSquare()
        other.host.showsEveryFrame = true
        var pictures: [[PixelColor]] = []
        for square in [fixture, other] {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.center = CGPoint(x: 200, y: 20)
            square.view.superview?.addSubview(spinner)
            spinner.startAnimating()
            for time in [0.05, 0.4, 1.3] {
                square.host.advance(by: time)
                pictures.append(square.colors)
            }
        }

        #expect(Array(pictures[..<3]) == Array(pictures[3...]))
        #expect(Set(pictures).count > 1)
    }

    @Test func anIdleDeviceHasNoUnfinishedWorkAtAnyTimeOfAnAnimation() {
        fixture.startMoving(for: 0.5)
        for _ in 0..<60 {
            #expect(fixture.system.frameLoop.isIdle == fixture.system.frameLoop.unfinishedWork.isEmpty)
            fixture.host.advance(by: 1.0 / 60)
        }

        #expect(fixture.system.frameLoop.isIdle)
    }

    private func frames(in seconds: Double) -> Int {
        let before = fixture.host.frameCount
        fixture.host.advance(by: seconds)
        return fixture.host.frameCount - before
    }
}

/// A square that moves over the screen of a phone, and what its animations report.
@MainActor private final class AnimatedSquare {
    struct Event: Equatable {
        let name: String
        /// Milliseconds of the clock.
        let time: Int
    }

    let system: UIKitSystem
    let host: HeadlessHost
    let view = SquareView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private(set) var events: [Event] = []

    init() {
        (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        let controller = UIViewController()
        _ = system.run { system.show(controller) }
        view.backgroundColor = .red
        controller.view.addSubview(view)
        host.advance(by: 0)
    }

    /// The colors of the row of pixels through the middle of the square.
    var colors: [PixelColor] {
        let pixels = system.frameLoop.pixels
        return (0..<pixels.width).map { pixels.color(x: $0, y: 20) }
    }

    func log(_ name: String) {
        events.append(Event(name: name, time: Int((host.manualClock.now * 1000).rounded())))
    }

    /// Moves the square by 200 points to the right.
    func startMoving(for seconds: Double, completion: @escaping () -> Void = {}) {
        system.run {
            UIView.animate(withDuration: seconds, animations: { self.view.center.x += 200 }) { _ in completion() }
        }
    }

    /// Adds an animation of the square's opacity that reports its start and end.
    func addAnimation(duration: Double, delay: Double) {
        system.run {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = duration
            if delay > 0 { animation.beginTime = host.manualClock.now + delay }
            animation.delegate = AnimationLog { [weak self] in self?.log($0) }
            view.layer.add(animation, forKey: nil)
        }
    }
}

private final class SquareView: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}

private final class AnimationLog: NSObject, CAAnimationDelegate {
    private let log: (String) -> Void

    init(_ log: @escaping (String) -> Void) { self.log = log }

    func animationDidStart(_ anim: CAAnimation) { log("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log("stop") }
}
