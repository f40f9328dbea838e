import CSDL
import Testing
import WindowHost

/// Our side of IBus, against a service that does what a test says. Needs `dbus-daemon` and libdbus-1.
@MainActor
@Suite(
    .enabled(if: FakeInputMethod.isAvailable, "Needs dbus-daemon: install the Debian package dbus-daemon."),
    .timeLimit(.minutes(1)))
struct InputMethodTests {
    private func withService(_ rules: String, _ body: @MainActor (FakeInputMethod) async throws -> Void) async throws {
        let fake = try FakeInputMethod(rules)
        await fake.start()
        do { try await body(fake) } catch {
            fake.stop()
            throw error
        }
        fake.stop()
    }

    @Test func keysThatTheInputMethodPassesOnReachTheApp() async throws {
        try await withService("") { fake in
            fake.type("abc")

            #expect(await fake.events(3) == ["a down at 0", "b down at 0", "c down at 0"])
        }
    }

    @Test func aCompositionIsShownUpdatedAndCompleted() async throws {
        try await withService("n preedit:n reply\ni preedit:ni|1 reply\n1 hide commit:你 reply") { fake in
            fake.type("ni1")

            #expect(
                await fake.events(4) == [
                    "composition n 1..<1", "composition ni 1..<1", "composition  0..<0", "composed 你",
                ])
        }
    }

    @Test(arguments: [
        ("commit:é reply", ["composed é"]), ("commit:한글 hide reply", ["composed 한글"]),
        ("preedit:nihao|2-5 reply", ["composition nihao 2..<5"]),
        ("preedit:😀字|1 reply", ["composition 😀字 2..<2"]), ("preedit:ab|9 reply", ["composition ab 2..<2"]),
        ("hidden:か show hide reply", ["composition か 1..<1", "composition  0..<0"]),
        ("reply preedit:late commit:遅い", ["composition late 4..<4", "composed 遅い"]),
    ])
    func signalsMeanWhatIBusDefines(actions: String, expected: [String]) async throws {
        try await withService("x \(actions)") { fake in
            fake.type("x")

            #expect(await fake.events(expected.count) == expected)
        }
    }

    @Test func longTextsArriveInOnePiece() async throws {
        let long = String(repeating: "漢字かな", count: 30)
        try await withService("x preedit:\(long) reply\ny commit:\(long) reply") { fake in
            fake.type("xy")

            #expect(await fake.events(2) == ["composition \(long) 120..<120", "composed \(long)"])
        }
    }

    @Test func aKeyThatCompletesTheTextBeforeItIsTypedBehindIt() async throws {
        let passed = try await typed("k1", "k preedit:한 reply\n1 hide commit:한 pass")
        let forwarded = try await typed("k1", "k preedit:한 reply\n1 hide commit:한 reply forward")
        let forwardedBefore = try await typed("k1", "k preedit:한 reply\n1 hide commit:한 forward reply")

        let expected = ["composition 한 1..<1", "composition  0..<0", "composed 한", "1 down at 0"]
        #expect(passed == expected && forwarded == expected && forwardedBefore == expected)
    }

    private func typed(_ keys: String, _ rules: String) async throws -> [String] {
        var words: [String] = []
        try await withService(rules) { fake in
            fake.type(keys)
            await fake.wait { $0.last == "1 down at 0" }
            words = fake.words
        }
        return words
    }

    @Test func lateAnswersKeepTheOrderOfKeysTextsAndClicks() async throws {
        try await withService("k wait:80 commit:か reply\nx wait:30 pass") { fake in
            fake.type("akxkb")
            fake.pass(button(SDL_MOUSEBUTTONDOWN, 9, 9))
            #expect(fake.words.isEmpty, "The app sees nothing before the first answer.")

            #expect(
                await fake.events(6) == [
                    "a down at 0", "composed か", "x down at 0", "composed か", "b down at 0", "click 0 began 9 9 at 0",
                ])
        }
    }

    @Test func aServiceWithoutAnAnswerLosesNoKey() async throws {
        try await withService("a wait:100000 reply") { fake in
            fake.type("ab")
            fake.clock.advance(to: InputMethod.patience + 1)
            fake.type("c")

            #expect(fake.words == ["a down at 0", "b down at 0", "c down at 0"])
            #expect(!fake.inputMethod.isActive)
        }
    }

    @Test func aServiceThatEndsKeepsTheComposedText() async throws {
        try await withService("n preedit:n reply") { fake in
            fake.type("n")
            _ = await fake.events(1)

            fake.stopBus()
            fake.type("qz")

            #expect(
                await fake.events(4) == ["composition n 1..<1", "composed n", "q down at 0", "z down at 0"])
        }
    }

    @Test func aCompositionThatTheAppEndsIsResetAndItsRemainsAreDropped() async throws {
        try await withService("n preedit:n reply\nReset commit:n hide\na pass") { fake in
            fake.type("n")
            _ = await fake.events(1)

            fake.discardComposition()
            fake.waitForCall("Reset")
            fake.type("a")

            #expect(await fake.events(2) == ["composition n 1..<1", "a down at 0"])
        }
    }

    @Test func losingTheFocusKeepsTheTextOnce() async throws {
        try await withService("n preedit:한 reply\nFocusOut commit:한 hide") { fake in
            fake.type("n")
            _ = await fake.events(1)

            fake.loseFocus()
            fake.waitForCall("FocusOut")

            #expect(await fake.events(2) == ["composition 한 1..<1", "composed 한"])
        }
    }

    @Test func candidatesFollowTheCaret() async throws {
        try await withService("") { fake in
            fake.inputMethod.caretArea = PixelArea(x: 120, y: 300, width: 2, height: 40)
            fake.waitForCall("SetCursorLocation 120 300 2 40")
            fake.clearLog()

            fake.inputMethod.caretArea = PixelArea(x: 120, y: 300, width: 2, height: 40)
            fake.inputMethod.caretArea = PixelArea(x: -5, y: 260, width: 2, height: 40)

            #expect(fake.waitForCall("SetCursorLocation") == ["SetCursorLocation -5 260 2 40"])
        }
    }

    @Test func keysThatTheInputMethodInventsReachTheApp() async throws {
        try await withService("x backspace commit:ả reply") { fake in
            fake.type("x")

            #expect(await fake.events(2) == ["backspace down at 0", "composed ả"])
        }
    }

    @Test func withoutTextInputTheServiceSeesNoKey() async throws {
        try await withService("") { fake in
            fake.inputMethod.takesText = false
            fake.waitForCall("FocusOut")
            fake.clearLog()

            fake.type("a")
            fake.inputMethod.takesText = true

            #expect(fake.words == ["a down at 0"])
            #expect(fake.waitForCall("FocusIn") == ["FocusIn"])
        }
    }

    @Test func withoutAServiceKeysPassImmediately() {
        for address in [nil, "unix:path=/nowhere", "nonsense"] {
            let inputMethod = InputMethod(clock: ManualClock(), address: { address }) { _ in }
            inputMethod.takesText = true
            inputMethod.hasWindowFocus = true

            inputMethod.begin(InputMethodKey(symbol: 97, code: 30, modifiers: 0, isRelease: false))
            let events = inputMethod.filter(key(true, SDLK_a))

            #expect(events.count == 1 && !inputMethod.isActive)
        }
    }
}
