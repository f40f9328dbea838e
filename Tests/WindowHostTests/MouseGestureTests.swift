import CSDL
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import WindowHost

/// Two touches with a mouse, in a window of 400 × 600 points.
@Suite struct MousePairTests {
    private var alt: SDL_Event { key(true, SDLK_LALT, KMOD_LALT) }
    private var altUp: SDL_Event { key(false, SDLK_LALT) }

    @Test func altClickMakesTwoMirroredTouches() {
        let events = translate([
            motion(100, 200), alt, button(SDL_MOUSEBUTTONDOWN, 100, 200), motion(150, 250),
            button(SDL_MOUSEBUTTONUP, 150, 250),
        ])

        #expect(
            events == [
                "touch 0 began 100 200 at 3", "touch -1 began 300 400 at 3", "touch 0 moved 150 250 at 4",
                "touch -1 moved 250 350 at 4", "touch 0 ended 150 250 at 5", "touch -1 ended 250 350 at 5",
            ])
    }

    @Test func withShiftBothTouchesMoveInParallel() {
        let shift = key(true, SDLK_LSHIFT, SDL_Keymod(KMOD_LALT.rawValue | KMOD_LSHIFT.rawValue))
        let events = translate([
            motion(100, 200), alt, button(SDL_MOUSEBUTTONDOWN, 100, 200), shift, motion(110, 180),
        ])

        #expect(events.suffix(2) == ["touch 0 moved 110 180 at 5", "touch -1 moved 310 380 at 5"])
    }

    @Test func bothTouchesStayUntilTheButtonIsReleased() {
        let events = translate([
            motion(100, 200), alt, button(SDL_MOUSEBUTTONDOWN, 100, 200), altUp, button(SDL_MOUSEBUTTONUP, 100, 200),
            button(SDL_MOUSEBUTTONDOWN, 100, 200),
        ])

        #expect(
            events.suffix(3) == [
                "touch 0 ended 100 200 at 5", "touch -1 ended 300 400 at 5", "click 0 began 100 200 at 6",
            ])
    }

    @Test func rightAltKeyMakesOnlyOneTouch() {
        let events = translate([
            motion(100, 200), key(true, SDLK_RALT, KMOD_RALT), button(SDL_MOUSEBUTTONDOWN, 100, 200),
        ])

        #expect(events == ["click 0 began 100 200 at 3"])
    }

    @Test func touchPointsAreShownWhileAltIsHeld() {
        var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600)))
        var events: [HostEvent] = []
        translation.translate(motion(100, 200), at: 1, into: &events)
        #expect(translation.touchPoints == [])

        translation.translate(alt, at: 2, into: &events)
        #expect(translation.touchPoints == [CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 400)])
        translation.translate(altUp, at: 3, into: &events)

        #expect(translation.touchPoints == [])
        #expect(events.map(\.words) == ["hover 100 200", "modifiers alt+", "modifiers none"])
    }

    @Test func cancelAllCancelsBothTouches() {
        var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600)))
        var events: [HostEvent] = []
        for event in [motion(100, 200), alt, button(SDL_MOUSEBUTTONDOWN, 100, 200)] {
            translation.translate(event, at: 1, into: &events)
        }
        events.removeAll()

        translation.cancelAll(at: 2, into: &events)

        #expect(
            events.map(\.words) == [
                "touch 0 cancelled 100 200 at 2", "touch -1 cancelled 300 400 at 2", "modifiers none",
            ])
        #expect(translation.touchPoints == [])
    }
}

@Suite struct WheelTests {
    private func wheel(_ notches: Float, at x: Int32 = 200, _ y: Int32 = 300) -> SDL_Event {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseY = notches
        event.wheel.mouseX = x
        event.wheel.mouseY = y
        return event
    }

    /// The events of `reports` at second 0 without those of modifier keys, and of the following frames while scrolling
    /// continues.
    private func play(_ reports: [SDL_Event]) -> [HostEvent] {
        var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600)))
        var events: [HostEvent] = []
        for report in reports { translation.translate(report, at: 0, into: &events) }
        var frame = 0
        while translation.isMoving, frame < 120 {
            translation.advance(to: Seconds(frame) / 60, into: &events)
            frame += 1
        }
        return events.filter { !$0.words.hasPrefix("modifiers") }
    }

    private func distances(_ events: [HostEvent]) -> [CGFloat] {
        events.compactMap { event in
            if case .scroll(_, let delta, _) = event { delta.dy } else { nil }
        }
    }

    @Test func wheelNotchIsSmoothedAndSumsToFortyPoints() {
        let steps = distances(play([wheel(1)]))

        #expect(steps.count > 5)
        #expect(zip(steps, steps.dropFirst()).dropLast().allSatisfy { $0 > $1 })
        #expect(abs(steps.reduce(0, +) - 40) < 1e-9)
        #expect(steps[0] > 10)
    }

    @Test func consecutiveNotchesAddUp() {
        let steps = distances(play([wheel(-1), wheel(-1), wheel(1)]))

        #expect(abs(steps.reduce(0, +) + 40) < 1e-9)
    }

    @Test func wheelAtAnotherPointFinishesTheFormerScroll() {
        let events = play([wheel(1), wheel(1, at: 10, 20)])

        #expect(events.first?.words == "scroll 0 40 over 200 300")
        #expect(abs(distances(events).reduce(0, +) - 80) < 1e-9)
    }

    @Test func controlWheelPinchesAroundThePointer() throws {
        let events = play([key(true, SDLK_LCTRL, KMOD_LCTRL), wheel(2)]).map(\.words)

        #expect(events.prefix(2) == ["touch -2 began 200 240 at 0", "touch -3 began 200 360 at 0"])
        // 60 points times 1.1 twice is 72.6.
        #expect(events.suffix(2) == ["touch -2 ended 200 227 at 0", "touch -3 ended 200 372 at 0"])
    }

    @Test func aPinchNearACornerBeginsInsideTheWindow() {
        let pinch = WheelPinch(at: CGPoint(x: 10, y: 590), in: CGSize(width: 400, height: 600), 0)

        let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
        #expect(pinch.fingers.allSatisfy(bounds.contains))
    }

    @Test func releasingControlEndsThePinch() {
        let events = play([
            key(true, SDLK_LCTRL, KMOD_LCTRL), wheel(0.5), key(false, SDLK_LCTRL), wheel(0.5),
        ]).map(\.words)

        #expect(
            events == [
                "touch -2 began 200 240 at 0", "touch -3 began 200 360 at 0", "touch -2 moved 200 237 at 0",
                "touch -3 moved 200 362 at 0", "touch -2 ended 200 237 at 0", "touch -3 ended 200 362 at 0",
                "scroll 0 20 over 200 300",
            ])
    }
}
