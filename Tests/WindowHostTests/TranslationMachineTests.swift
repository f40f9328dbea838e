import CSDL
import CoreGraphics
import QuartzCore
import Testing
import UIKitCore
import WindowHost

/// The machine of each device alone, in a window of 400 × 600 points. `EventTranslationTests` connects them.
@Suite struct TranslationMachineTests {
    private let geometry = WindowGeometry(size: CGSize(width: 400, height: 600), unitsPerPoint: 2)
    private let control = UInt16(KMOD_LCTRL.rawValue)
    private let alt = UInt16(KMOD_LALT.rawValue)

    /// The words of what `translate` appends.
    private func words(_ translate: (inout [HostEvent]) -> Void) -> [String] {
        var events: [HostEvent] = []
        translate(&events)
        return events.map(\.words)
    }

    private func wheel(_ notches: Float) -> SDL_MouseWheelEvent {
        var event = SDL_MouseWheelEvent()
        event.preciseY = notches
        event.mouseX = 400
        event.mouseY = 600
        return event
    }

    @Test func aFractionOfANotchScrollsAtOnce() {
        var machine = WheelTranslation()

        let events = words { machine.turn(wheel(0.5), in: geometry, at: 0, into: &$0) }

        #expect(events == ["scroll 0 20 over 200 300"])
        #expect(!machine.isMoving)
    }

    @Test func aWholeNotchMovesInTheFollowingFrames() {
        var machine = WheelTranslation()
        #expect(words { machine.turn(wheel(1), in: geometry, at: 0, into: &$0) }.isEmpty && machine.isMoving)

        let events = words { events in
            for frame in 0..<60 where machine.isMoving {
                machine.advance(to: Seconds(frame) / 60, in: geometry, into: &events)
            }
        }

        #expect(events.count > 5 && !machine.isMoving)
    }

    @Test func aTurnThatContinuesAsAnotherEffectEndsFirst() {
        var machine = WheelTranslation()
        var preparation: [HostEvent] = []
        machine.turn(wheel(1), in: geometry, at: 0, into: &preparation)

        let events = words { events in
            machine.changeModifiers(to: control, at: 0, into: &events)
            machine.turn(wheel(1), in: geometry, at: 0, into: &events)
        }

        #expect(events == ["scroll 0 40 over 200 300"])
    }

    @Test func aCanceledPinchLiftsItsFingersAndForgetsControl() {
        var machine = WheelTranslation()
        var preparation: [HostEvent] = []
        machine.changeModifiers(to: control, at: 0, into: &preparation)
        machine.turn(wheel(0.5), in: geometry, at: 0, into: &preparation)

        let canceled = words { machine.cancel(at: 1, into: &$0) }
        let events = words { machine.turn(wheel(0.5), in: geometry, at: 2, into: &$0) }

        #expect(canceled.count == 2 && canceled.allSatisfy { $0.contains("cancelled") })
        #expect(events == ["scroll 0 20 over 200 300"])
    }

    @Test func thePointerMirrorsItselfOnlyWhileItsModifierIsPressed() {
        var machine = PointerTranslation()
        var preparation: [HostEvent] = []
        machine.move(motion(200, 400).motion, in: geometry, at: 0, into: &preparation)

        machine.changeModifiers(to: alt, in: geometry)
        #expect(machine.touchPoints == [CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 400)])
        machine.changeModifiers(to: 0, in: geometry)

        #expect(machine.touchPoints.isEmpty)
    }

    @Test func aReleaseWithoutAPressIsIgnored() {
        var machine = PointerTranslation()

        let events = words { events in
            machine.press(button(SDL_MOUSEBUTTONUP, 10, 10).button, in: geometry, at: 0, into: &events)
            machine.cancel(at: 1, into: &events)
        }

        #expect(events.isEmpty)
    }

    @Test func canceledFingersFreeTheirNumbers() {
        var machine = FingerTranslation()
        var preparation: [HostEvent] = []
        machine.change(finger(SDL_FINGERDOWN, 7, 0.5, 0.5).tfinger, in: geometry, at: 0, into: &preparation)
        machine.change(finger(SDL_FINGERDOWN, 8, 0, 1).tfinger, in: geometry, at: 0, into: &preparation)

        let canceled = words { machine.cancel(at: 1, into: &$0) }
        let events = words {
            machine.change(finger(SDL_FINGERDOWN, 9, 0, 0).tfinger, in: geometry, at: 2, into: &$0)
        }

        #expect(canceled == ["touch 1 cancelled 200 300 at 1", "touch 2 cancelled 0 600 at 1"])
        #expect(events == ["touch 1 began 0 0 at 2"])
    }

    @Test func keysReportTheirLabelsWithoutTextInput() {
        var machine = KeyboardTranslation()
        machine.takesText = false

        let events = words { events in
            machine.keyDown(key(true, SDLK_a, KMOD_LSHIFT).key, at: 1, into: &events)
            machine.keyUp(key(false, SDLK_a).key, at: 2, into: &events)
        }

        #expect(events == ["shift+A down at 1", "shift+A up at 2"])
    }

    @Test func releasingAllKeysReleasesTheModifiersLast() {
        var machine = KeyboardTranslation()
        var preparation: [HostEvent] = []
        machine.changeModifiers(to: control, at: 0, into: &preparation)
        machine.keyDown(key(true, SDLK_s, KMOD_LCTRL).key, at: 0, into: &preparation)

        let released = words { machine.releaseAll(at: 1, into: &$0) }
        let again = words { machine.releaseAll(at: 2, into: &$0) }

        #expect(released == ["ctrl+s up at 1", "modifiers none"] && again.isEmpty)
    }
}
