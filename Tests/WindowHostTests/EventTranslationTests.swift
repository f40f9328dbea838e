import CSDL
import Foundation
import QuartzCore
import Testing
import UIKitCore
import WindowHost

/// The host events for SDL's events. Times are 1, 2, 3 … in the order of the events.
@Suite struct EventTranslationTests {
    @Test func theMainButtonIsTouchZeroInPoints() {
        let events = translate(
            [button(SDL_MOUSEBUTTONDOWN, 100, 60), motion(120, 80), button(SDL_MOUSEBUTTONUP, 120, 80)], scale: 2)

        #expect(events == ["click 0 began 50 30 at 1", "click 0 moved 60 40 at 2", "click 0 ended 60 40 at 3"])
    }

    @Test func motionWithoutAPressedButtonHovers() {
        let events = translate(
            [
                motion(10, 10), motion(12, 14), button(SDL_MOUSEBUTTONDOWN, 20, 20), motion(30, 30),
                button(SDL_MOUSEBUTTONUP, 40, 40),
            ], hovering: true)

        #expect(
            events == [
                "hover 12 14", "click 0 began 20 20 at 3", "click 0 moved 30 30 at 4", "click 0 ended 40 40 at 5",
                "hover 40 40",
            ])
    }

    @Test func aPointerThatLeavesTheWindowNoLongerHovers() {
        var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600)))
        var events: [HostEvent] = []
        translation.pointerLeft(at: 0, into: &events)
        translation.translate(motion(9, 9), at: 1, into: &events)
        translation.translate(button(SDL_MOUSEBUTTONUP, 9, 9), at: 2, into: &events)
        #expect(events.map(\.words) == ["hover 9 9"])

        translation.pointerLeft(at: 3, into: &events)

        #expect(events.map(\.words) == ["hover away"])
    }

    @Test func theRightButtonIsASecondaryClick() {
        let right = UInt8(SDL_BUTTON_RIGHT)
        let events = translate([
            button(SDL_MOUSEBUTTONDOWN, 10, 10, right), motion(20, 10), button(SDL_MOUSEBUTTONUP, 20, 10, right),
        ])

        #expect(
            events == [
                "secondary click -4 began 10 10 at 1", "secondary click -4 moved 20 10 at 2",
                "secondary click -4 ended 20 10 at 3",
            ])
    }

    @Test func otherMouseButtonsAreIgnored() {
        #expect(translate([button(SDL_MOUSEBUTTONDOWN, 10, 10, UInt8(SDL_BUTTON_MIDDLE))]).isEmpty)
    }

    @Test func everyMotionIsReported() {
        let events = translate([button(SDL_MOUSEBUTTONDOWN, 0, 0), motion(10, 0), motion(20, 0), motion(30, 5)])

        #expect(
            events == [
                "click 0 began 0 0 at 1", "click 0 moved 10 0 at 2", "click 0 moved 20 0 at 3",
                "click 0 moved 30 5 at 4",
            ])
    }

    @Test func fingersGetTheLowestFreeNumberFromOne() {
        let events = translate([
            finger(SDL_FINGERDOWN, 900, 0.5, 0.5), finger(SDL_FINGERDOWN, 901, 0, 1),
            finger(SDL_FINGERUP, 900, 0.5, 0.5),
            finger(SDL_FINGERDOWN, 902, 0.25, 0.25), finger(SDL_FINGERMOTION, 901, 0, 0.5),
        ])

        #expect(
            events == [
                "touch 1 began 200 300 at 1", "touch 2 began 0 600 at 2", "touch 1 ended 200 300 at 3",
                "touch 1 began 100 150 at 4", "touch 2 moved 0 300 at 5",
            ])
    }

    @Test func fingerWithoutABeginningIsIgnored() {
        #expect(translate([finger(SDL_FINGERMOTION, 7, 0, 0), finger(SDL_FINGERUP, 7, 0, 0)]).isEmpty)
    }

    @Test func wheelNotchScrollsFortyPoints() {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseX = 0.5
        event.wheel.preciseY = 1
        event.wheel.mouseX = 40
        event.wheel.mouseY = 20

        #expect(translate([event]) == ["scroll -20 40 over 40 20"])
    }

    @Test func activeTouchesAndKeysAreCanceledByCancelAll() {
        var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600)))
        var events: [HostEvent] = []
        for event in [button(SDL_MOUSEBUTTONDOWN, 5, 5), finger(SDL_FINGERDOWN, 3, 0, 0), key(true, SDLK_ESCAPE)] {
            translation.translate(event, at: 1, into: &events)
        }
        events.removeAll()

        translation.cancelAll(at: 2, into: &events)
        translation.translate(motion(9, 9), at: 3, into: &events)

        #expect(
            events.map(\.words) == [
                "click 0 cancelled 5 5 at 2", "touch 1 cancelled 0 0 at 2", "escape up at 2", "hover 9 9",
            ])
    }
}

@Suite struct KeyTranslationTests {
    @Test func modifierKeysAreReportedApartFromTheKeysWithThem() {
        let events = translate(
            [
                key(true, SDLK_LSHIFT, KMOD_LSHIFT), button(SDL_MOUSEBUTTONDOWN, 5, 5), button(SDL_MOUSEBUTTONUP, 5, 5),
                key(false, SDLK_LSHIFT, KMOD_NONE),
            ], modifiers: true)

        #expect(
            events == ["modifiers shift+", "click 0 began 5 5 at 2", "click 0 ended 5 5 at 3", "modifiers none"])
    }

    @Test(arguments: [
        (SDLK_ESCAPE, "escape"), (SDLK_RETURN, "return"), (SDLK_KP_ENTER, "return"), (SDLK_TAB, "tab"),
        (SDLK_BACKSPACE, "backspace"), (SDLK_LEFT, "left"), (SDLK_RIGHT, "right"), (SDLK_UP, "up"), (SDLK_DOWN, "down"),
    ])
    func keysWithoutACharacterHaveNames(code: SDL_KeyCode, name: String) {
        #expect(translate([key(true, code), key(false, code)]) == ["\(name) down at 1", "\(name) up at 2"])
    }

    @Test func typedCharacterIsReportedOnceWithItsModifiers() {
        let events = translate([key(true, SDLK_b, KMOD_LSHIFT), text("B"), key(false, SDLK_b, KMOD_LSHIFT)])

        #expect(events == ["shift+B down at 2", "shift+B up at 3"])
    }

    @Test(arguments: [
        (KMOD_LCTRL, "ctrl+s"), (KMOD_RGUI, "cmd+s"), (KMOD_LALT, "alt+s"),
    ])
    func shortcutHasItsKeysNameAndTypesNoText(modifier: SDL_Keymod, name: String) {
        let events = translate([key(true, SDLK_s, modifier), text("s"), key(false, SDLK_s, modifier)])

        #expect(events == ["\(name) down at 1", "\(name) up at 3"])
    }

    @Test func rightAltKeyTypesTheLayoutsCharacter() {
        #expect(translate([key(true, SDLK_q, KMOD_RALT), text("@")]) == ["alt+@ down at 2"])
    }

    @Test func aDeadKeyAloneTypesNothing() {
        #expect(translate([key(true, SDLK_BACKQUOTE), key(false, SDLK_BACKQUOTE)]).isEmpty)
    }

    @Test func inputMethodTextIsReportedCharacterByCharacter() {
        let events = translate([text("世e\u{301}")])

        #expect(events == ["世 down at 1", "世 up at 1", "e\u{301} down at 1", "e\u{301} up at 1"])
    }

    @Test func heldKeyRepeatsDownAndIsReleasedOnce() {
        let events = translate([
            key(true, SDLK_a), text("a"), key(true, SDLK_a), text("a"), key(false, SDLK_a),
        ])

        #expect(events == ["a down at 2", "a down at 4", "a up at 5"])
    }

    @Test func textAfterAShortcutIsReported() {
        let events = translate([key(true, SDLK_s, KMOD_LCTRL), key(false, SDLK_s), text("x")])

        #expect(events.suffix(2) == ["x down at 3", "x up at 3"])
    }
}

/// What SDL reports of an input method: on Wayland, and with Fcitx.
@Suite struct CompositionTranslationTests {
    @Test func aCompositionIsReplacedByTheCompletedText() {
        let events = translate([composition("ni", 1, 1), text("你好"), text("x")])

        #expect(events == ["composition ni 1..<2", "composed 你好", "x down at 3", "x up at 3"])
    }

    @Test func theSelectionCountsScalarsAndIsLimitedToTheText() {
        let events = translate([
            composition("😀字", 1, 1), composition("😀字", -1, -1), composition("ab", 1, -1), composition("ab", 1, 9),
        ])

        #expect(
            events == [
                "composition 😀字 2..<3", "composition 😀字 3..<3", "composition ab 1..<1", "composition ab 1..<2",
            ])
    }

    @Test func aLongCompositionIsReportedWhole() {
        let long = String(repeating: "あ", count: 40)

        #expect(translate([longComposition(long)]) == ["composition \(long) 0..<40"])
    }

    @Test func theEndOfNoCompositionIsIgnored() {
        #expect(translate([composition("", 0, 0)]).isEmpty)
    }

    @Test func aCompositionEndsWithItsTextWhenTheKeyboardIsLost() {
        var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600)))
        var events: [HostEvent] = []
        translation.translate(composition("한", 1, 0), at: 1, into: &events)

        translation.cancelAll(at: 2, into: &events)
        for event in [text("한"), composition("", 0, 0)] { translation.translate(event, at: 3, into: &events) }
        translation.keyboard.gainFocus()
        translation.translate(text("a"), at: 4, into: &events)

        #expect(events.map(\.words) == ["composition 한 1..<1", "composed 한", "a down at 4", "a up at 4"])
    }

    @Test func aShortcutsReleaseThatIsMissingDoesNotSwallowTheCompletedText() {
        let events = translate([key(true, SDLK_LCTRL, KMOD_LCTRL), composition("n", 1, 0), text("你")])

        #expect(events.suffix(2) == ["composition n 1..<1", "composed 你"])
    }
}
