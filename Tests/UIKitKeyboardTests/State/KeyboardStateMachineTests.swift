import Testing
import UIKitKeyboard

/// Pages, languages and Shift, explored to depth 8.
@Suite struct KeyboardStateMachineTests {
    private static let events: [KeyboardStateMachine.Event] = [
        .shiftDown(isSecond: false), .shiftDown(isSecond: true), .shiftUp, .capsLock, .typed, .typedSeparator,
        .page(.letters), .page(.numbers), .page(.symbols), .page(.phonePad), .page(.emoji), .language(0), .language(1),
        .contextChanged(wantsCapital: true), .contextChanged(wantsCapital: false),
    ]

    @Test func everySequenceOfEventsKeepsTheRules() {
        var reached: Set<KeyboardStateMachine> = [KeyboardStateMachine()]
        var edge = reached
        for _ in 0..<8 {
            var next: Set<KeyboardStateMachine> = []
            for state in edge {
                for event in Self.events {
                    var changed = state
                    let isVisible = changed.handle(event)
                    #expect(isVisible == (changed != state))
                    #expect((0..<2).contains(changed.language))
                    check(event, from: state, to: changed)
                    next.insert(changed)
                }
            }
            edge = next.subtracting(reached)
            reached.formUnion(next)
        }
        #expect(edge.isEmpty, "states are still found at depth 8")
        #expect(Set(reached.map(\.shift)) == Set(KeyboardStateMachine.Shift.allCases))
        #expect(Set(reached.map(\.page)) == Set(KeyboardPage.allCases))
    }

    private func check(
        _ event: KeyboardStateMachine.Event, from old: KeyboardStateMachine, to new: KeyboardStateMachine
    ) {
        switch event {
        case .typed:
            // Only Caps Lock and a held Shift outlast a letter.
            if old.shift == .once || old.shift == .automatic { #expect(new.shift == .off) }
            #expect(new.page == old.page)
        case .contextChanged:
            // The text never undoes what the user has chosen.
            if old.shift == .locked || old.shift == .once || old.shift == .held { #expect(new.shift == old.shift) }
        case .page(let page): #expect(new.page == page && new.shift == old.shift)
        case .language(let index): #expect(new.page == .letters && new.language == index)
        case .typedSeparator:
            // Digits and signs give way to letters; emoji stay.
            #expect(new.page == (old.page == .numbers || old.page == .symbols ? .letters : old.page))
        case .shiftDown, .shiftUp, .capsLock: #expect(new.language == old.language)
        }
    }

    @Test func doubleTapOnShiftLocksCapitalsUntilTheNextTap() {
        var state = KeyboardStateMachine()
        for isSecond in [false, true] {
            state.handle(.shiftDown(isSecond: isSecond))
            state.handle(.shiftUp)
        }
        #expect(state.shift == .locked)
        state.handle(.typed)
        #expect(state.shift == .locked)

        state.handle(.shiftDown(isSecond: false))

        #expect(state.shift == .off)
    }

    @Test func heldShiftCapitalizesWhileTheFingerIsDown() {
        var state = KeyboardStateMachine()
        state.handle(.shiftDown(isSecond: false))
        state.handle(.typed)
        state.handle(.typed)
        #expect(state.shift.isUppercase)

        state.handle(.shiftUp)

        #expect(state.shift == .off)
    }

    @Test(arguments: [
        ("", true), ("Hello", false), ("Hello ", false), ("Hello. ", true), ("Hello.", false), ("Hello.\n", true),
        ("Really? ", true), ("  ", true), ("a\n ", true), ("你好。 ", true),
    ]) func sentencesBeginWithCapitals(text: String, isCapital: Bool) {
        #expect(CapitalizationRule.capitalizes(after: text, .sentences) == isCapital)
    }

    @Test func otherKindsOfCapitals() {
        #expect(CapitalizationRule.capitalizes(after: "one ", .words))
        #expect(!CapitalizationRule.capitalizes(after: "one", .words))
        #expect(CapitalizationRule.capitalizes(after: "one", .allCharacters))
        #expect(!CapitalizationRule.capitalizes(after: "", .none))
    }

    @Test(arguments: [("one ", true), ("one", false), ("  ", false), (". ", false), ("(a) ", true), (" ", false)])
    func secondSpaceEndsASentenceAfterAWord(text: String, ends: Bool) {
        #expect(CapitalizationRule.endsSentence(afterSecondSpace: text) == ends)
    }
}
