import CoreGraphics
import Driving
import Foundation
import HeadlessHost
import QuartzCore
import Testing
import UIKitCore

@MainActor
@Suite struct StepPerformanceTests {
    private let fixture = ScreenFixture()

    /// Records every touch and key that it receives.
    private final class ReleaseRecorder: UIControl {
        var log: [String] = []
        var buttons: [UIEvent.ButtonMask] = []
        var types: [UITouch.TouchType] = []
        var onTouch: () -> Void = {}
        var clock: (any TimeSource)?

        private func note(_ name: String, _ touches: Set<UITouch>) {
            let place = touches.first.map { $0.location(in: nil) } ?? .zero
            log.append("\(name) \(plain(place)) at \(plain(touches.first?.timestamp ?? -1))")
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("down", touches)
            buttons.append(event?.buttonMask ?? [])
            types += touches.map(\.type)
            onTouch()
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("move", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("up", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("canceled") }
        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses {
                log.append("press \(press.key?.characters ?? "") \(press.key?.modifierFlags.rawValue ?? 0)")
            }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("release") }
    }

    private func addRecorder() -> ReleaseRecorder {
        let recorder = fixture.add(ReleaseRecorder(), CGRect(x: 100, y: 100, width: 300, height: 300))
        recorder.accessibilityIdentifier = "recorder"
        return recorder
    }

    @Test func tapHasThreeFramesBetweenDownAndUp() {
        let recorder = addRecorder()
        let start = fixture.host.clock.now

        #expect(fixture.perform("tap \"recorder\"") == nil)

        #expect(recorder.log == ["down (250, 250) at 0", "up (250, 250) at 0.05"])
        #expect(abs(fixture.host.clock.now - start - 4.0 / 60) < 1e-9)
    }

    @Test(arguments: [
        "tap -1 100", "tap 100 768.5", "tap 5000 5000", "press-and-hold 1025 100", "swipe 100 -20 up",
        "double-tap -5 5",
        "drag -1 100 50 100 0.1", "path -1 100 0 50 100 0.1",
    ])
    func touchMustBeginOnTheScreen(line: String) {
        let recorder = addRecorder()

        let reason = fixture.perform(line)

        #expect(reason?.hasSuffix("is off the screen, which has 1024 by 768 points") == true, "said: \(reason ?? "")")
        #expect(recorder.log == [])
    }

    @Test(arguments: ["tap 0 0", "tap 1024 768", "drag 1024 300 1100 300 0.1"])
    func screenEdgesCanBeTouchedAndADragMayLeaveTheScreen(line: String) {
        #expect(fixture.perform(line) == nil)
    }

    @Test func pathReachesEachPointAfterItsTime() {
        let recorder = addRecorder()

        #expect(fixture.perform("path 110 110 0.1 140 110 0.05 140 200 0.05 140 200 0.05") == nil)

        #expect(
            recorder.log == [
                "down (110, 110) at 0.1", "move (120, 110) at 0.117", "move (130, 110) at 0.133",
                "move (140, 110) at 0.15", "move (140, 140) at 0.167", "move (140, 170) at 0.183",
                "move (140, 200) at 0.2", "move (140, 200) at 0.217", "move (140, 200) at 0.233",
                "move (140, 200) at 0.25", "up (140, 200) at 0.25",
            ])
    }

    @Test func tapByCoordinatesIsSentToAnyView() {
        let recorder = addRecorder()

        #expect(fixture.perform("tap 110 120") == nil)

        #expect(recorder.log == ["down (110, 120) at 0", "up (110, 120) at 0.05"])
    }

    @Test func pressIsHeldForItsDuration() {
        let recorder = addRecorder()

        #expect(fixture.perform("press-and-hold \"recorder\"") == nil)
        #expect(fixture.perform("press-and-hold 110 120 0.25") == nil)

        #expect(recorder.log[1] == "up (250, 250) at 0.7")
        #expect(recorder.log[2] == "down (110, 120) at 0.717")
        #expect(recorder.log[3] == "up (110, 120) at 0.967")
    }

    @Test func aPressSlidesToAViewThatAppearsMeanwhile() {
        let recorder = addRecorder()
        let target = fixture.addButton("Late", 110, 310)
        target.isHidden = true
        fixture.host.advance(by: 0)
        recorder.onTouch = { target.isHidden = false }

        #expect(fixture.perform("press-and-slide \"recorder\" to \"Late\"") == nil)

        #expect(recorder.log.first == "down (250, 250) at 0")
        #expect(recorder.log.last == "up (150, 332) at 1")
        #expect(recorder.log.count == 20)
    }

    @Test func aPressWithoutAnEndIsCanceled() {
        let recorder = addRecorder()

        let reason = fixture.perform("press-and-slide \"recorder\" to \"Nothing\" 0.1")
        fixture.host.advance(by: 0)

        #expect(reason?.hasPrefix("\"Nothing\" is not there") == true, "said: \(reason ?? "")")
        #expect(recorder.log == ["down (250, 250) at 0", "canceled"])
    }

    @Test func aRightClickIsOneOfThePointersSecondaryButton() {
        let recorder = addRecorder()

        #expect(fixture.perform("right-click \"recorder\"") == nil)

        #expect(recorder.log == ["down (250, 250) at 0", "up (250, 250) at 0.05"])
        #expect(recorder.buttons == [.secondary])
        #expect(recorder.types == [.indirectPointer])
    }

    @Test func dragMovesEveryFrameAndEndsAtItsLastPoint() {
        let recorder = addRecorder()

        #expect(fixture.perform("drag 110 110 170 140 0.1") == nil)

        #expect(recorder.log.first == "down (110, 110) at 0")
        #expect(recorder.log[1] == "move (120, 115) at 0.017")
        #expect(recorder.log[6] == "move (170, 140) at 0.1")
        #expect(recorder.log.last == "up (170, 140) at 0.1")
        #expect(recorder.log.count == 8)
    }

    @Test func dragWithoutDurationTakesOneFrame() {
        let recorder = addRecorder()

        #expect(fixture.perform("drag 110 110 170 140 0") == nil)

        #expect(recorder.log == ["down (110, 110) at 0", "move (170, 140) at 0.017", "up (170, 140) at 0.017"])
    }

    @Test func keyIsPressedWithItsModifiersAndReleased() {
        let recorder = addRecorder()
        recorder.becomeFirstResponder()
        let flags: UIKeyModifierFlags = [.command, .shift]

        #expect(fixture.perform("key cmd+shift+s") == nil)

        #expect(recorder.log == ["press s \(flags.rawValue)", "release"])
    }

    @Test func anAdvanceTakesClockTime() {
        let start = fixture.host.clock.now

        #expect(fixture.perform("advance 0.5") == nil)

        #expect(abs(fixture.host.clock.now - start - 0.5) < 1e-9)
    }

    @Test func aWaitAsksForRealTimeAndTakesNoClockTime() throws {
        let start = fixture.host.clock.now
        let run = ScriptRun(
            try Script(name: "s", text: "wait 0.05"), in: StepContext(system: fixture.system, folder: Folder()))

        var seconds: [Double] = []
        for _ in 0..<3 {
            if case .waiting(let time) = run.poll() { seconds.append(time) }
        }

        #expect(seconds == [0.05] && run.outcome != nil)
        #expect(fixture.host.clock.now == start)
    }

    @Test func settlingAStillScreenTakesTwoFrames() {
        fixture.host.advance(by: 0.5)
        let start = fixture.host.clock.now

        #expect(fixture.perform("settle") == nil)

        #expect(abs(fixture.host.clock.now - start - 2.0 / 60) < 1e-9)
    }

    private func fade(for seconds: Seconds) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.5
        animation.toValue = 1
        animation.duration = seconds
        fixture.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10)).layer.add(animation, forKey: "fade")
    }

    @Test func settlingWaitsForAnAnimationToEnd() {
        let start = fixture.host.clock.now
        fade(for: 3)

        #expect(fixture.perform("settle") == nil)

        #expect((3...3.1).contains(fixture.host.clock.now - start))
    }

    @Test func settlingFailsAfterTenSecondsAndNamesTheAnimation() {
        let start = fixture.host.clock.now
        fade(for: 20)

        let reason = fixture.perform("settle")

        #expect(reason == "after 10 s there is still the animation \"fade\" of a UIView")
        #expect(abs(fixture.host.clock.now - start - 10) < 1e-6)
    }

    @Test func styleStepChangesTheSystemsStyle() {
        #expect(fixture.perform("style dark") == nil)
        #expect(fixture.view.traitCollection.userInterfaceStyle == .dark)
        #expect(fixture.perform("expect style dark") == nil)
        #expect(fixture.perform("expect style light") == "the system's style is dark instead of light")

        #expect(fixture.perform("style light") == nil)
        #expect(fixture.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func typingRequiresAFirstResponder() {
        #expect(fixture.perform("type \"secret\"") == "there is nothing to type into; nothing is focused")
    }

    @Test func desktopWindowsCanBeResizedAndPhonesCannot() {
        #expect(fixture.perform("resize 500 400") == nil)
        #expect(fixture.window.bounds.size == CGSize(width: 500, height: 400))

        #expect(
            ScreenFixture(.iPhone14).perform("resize 500 400")
                == "iPhone 14 has a screen of one size; only Desktop and apps on pads can be resized")
    }

    @Test func keyboardIsShownAndHidden() {
        #expect(fixture.perform("keyboard 300") == nil)
        #expect(fixture.system.keyboard.dockedFrame?.height == 300)

        #expect(fixture.perform("keyboard hide") == nil)
        #expect(fixture.system.keyboard.frame == nil)
    }
}
