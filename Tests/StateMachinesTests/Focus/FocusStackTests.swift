import StateMachines
import Testing

/// Who gets the focus back, with responders and covers that are letters.
@Suite struct FocusStackTests {
    private var stack = FocusStack<String, String>()

    /// The effects as words.
    private mutating func send(_ event: FocusStack<String, String>.Event) -> [String]? {
        stack.handle(event)?.map { effect in
            switch effect {
            case .resign(let responder): "resign \(responder)"
            case .restore(let waiting): "restore \(waiting.joined(separator: " "))"
            }
        }
    }

    @Test mutating func whatIsCoveredLosesTheFocusAndGetsItBack() {
        let begin = send(.coverDidBegin("alert", .takesFocus, firstResponder: "field"))

        let end = send(.coverDidEnd("alert"))

        #expect(begin == ["resign field"])
        #expect(end == ["restore field"])
        #expect(stack.isEmpty)
    }

    @Test mutating func aPopoverLeavesTheFocusAlone() {
        let begin = send(.coverDidBegin("popover", .sharesFocus, firstResponder: "field"))

        let end = send(.coverDidEnd("popover"))

        #expect(begin == [] && end == [])
    }

    @Test mutating func aPopoverWhoseContentTakesTheFocusGivesItBack() {
        _ = send(.coverDidBegin("popover", .sharesFocus, firstResponder: "field"))
        _ = send(.focusWasLost("field", to: "popover"))

        let end = send(.coverDidEnd("popover"))

        #expect(end == ["restore field"])
    }

    @Test mutating func aPopoverThatBecomesASheetTakesTheFocusAndGivesItBackAsAPopover() {
        _ = send(.coverDidBegin("popover", .sharesFocus, firstResponder: "field"))

        let sheet = send(.ruleDidChange("popover", .takesFocus, firstResponder: "field"))
        let popover = send(.ruleDidChange("popover", .sharesFocus, firstResponder: nil))

        #expect(sheet == ["resign field"])
        #expect(popover == ["restore field"])
        #expect(send(.coverDidEnd("popover")) == [])
    }

    @Test mutating func coversAboveEachOtherGiveBackWhatEachHasTaken() {
        _ = send(.coverDidBegin("sheet", .takesFocus, firstResponder: "page field"))
        _ = send(.coverDidBegin("alert", .takesFocus, firstResponder: "sheet field"))

        let upper = send(.coverDidEnd("alert"))
        let lower = send(.coverDidEnd("sheet"))

        #expect(upper == ["restore sheet field"])
        #expect(lower == ["restore page field"])
    }

    /// The driver returns what another cover still covers.
    @Test mutating func aLowerCoverThatEndsFirstLeavesItsResponderToTheUpperOne() {
        _ = send(.coverDidBegin("sheet", .takesFocus, firstResponder: "page field"))
        _ = send(.coverDidBegin("alert", .takesFocus, firstResponder: nil))
        let lower = send(.coverDidEnd("sheet"))
        _ = send(.focusWasLost("page field", to: "alert"))

        let upper = send(.coverDidEnd("alert"))

        #expect(lower == ["restore page field"])
        #expect(upper == ["restore page field"])
    }

    @Test mutating func theLatestOfSeveralWaitingRespondersIsTriedFirst() {
        _ = send(.coverDidBegin("sheet", .takesFocus, firstResponder: "first"))
        _ = send(.focusWasLost("second", to: "sheet"))

        #expect(send(.coverDidEnd("sheet")) == ["restore second first"])
    }

    @Test mutating func unknownAndRepeatedCoversChangeNothing() {
        _ = send(.coverDidBegin("sheet", .takesFocus, firstResponder: "field"))

        #expect(send(.coverDidBegin("sheet", .takesFocus, firstResponder: "other")) == nil)
        #expect(send(.coverDidEnd("alert")) == nil)
        #expect(send(.focusWasLost("other", to: "alert")) == nil)
        #expect(send(.ruleDidChange("alert", .takesFocus, firstResponder: "other")) == nil)
        #expect(send(.ruleDidChange("sheet", .takesFocus, firstResponder: "other")) == [])
        #expect(send(.coverDidEnd("sheet")) == ["restore field"])
    }

    /// In every sequence of three covers that begin and end, each responder that was made to resign is given back, and
    /// nothing else is.
    @Test func everythingThatResignsIsGivenBackOnce() {
        let covers = ["a", "b", "c"]
        var count = 0
        func walk(_ stack: FocusStack<String, String>, open: [String], resigned: [String], depth: Int) {
            count += 1
            guard depth > 0 else { return }
            for cover in covers {
                var next = stack
                if open.contains(cover) {
                    let restored = (next.handle(.coverDidEnd(cover)) ?? []).flatMap { effect -> [String] in
                        if case .restore(let waiting) = effect { waiting } else { [] }
                    }
                    let expected = resigned.filter { $0 == "field of \(cover)" }
                    #expect(restored == expected)
                    walk(
                        next, open: open.filter { $0 != cover }, resigned: resigned.filter { !expected.contains($0) },
                        depth: depth - 1)
                } else {
                    let effects = next.handle(.coverDidBegin(cover, .takesFocus, firstResponder: "field of \(cover)"))
                    #expect(effects?.count == 1)
                    walk(
                        next, open: open + [cover], resigned: resigned + ["field of \(cover)"], depth: depth - 1)
                }
            }
        }

        walk(FocusStack(), open: [], resigned: [], depth: 8)

        #expect(count == 9841)
    }
}

/// Where keys go.
@Suite struct FocusRuleTests {
    private static let rules = FocusRule.allCases
    private static let keys = FocusRule.Key.allCases

    @Test(arguments: rules, keys) func withoutAFirstResponderWhatIsInFrontReceivesKeys(
        rule: FocusRule, key: FocusRule.Key
    ) {
        #expect(rule.recipient(of: key, firstResponder: .none) == .front)
    }

    @Test(arguments: rules, keys) func aFirstResponderInFrontReceivesKeys(rule: FocusRule, key: FocusRule.Key) {
        #expect(rule.recipient(of: key, firstResponder: .inFront) == .firstResponder)
    }

    @Test(arguments: keys, [true, false]) func noKeyReachesWhatAModalPresentationCovers(
        key: FocusRule.Key, acceptsText: Bool
    ) {
        #expect(FocusRule.takesFocus.recipient(of: key, firstResponder: .behind(acceptsText: acceptsText)) == .front)
    }

    @Test func behindAPopoverLettersReachTheFieldAndEscapeThePopover() {
        let rule = FocusRule.sharesFocus

        #expect(rule.recipient(of: .other, firstResponder: .behind(acceptsText: true)) == .firstResponder)
        #expect(rule.recipient(of: .other, firstResponder: .behind(acceptsText: false)) == .firstResponder)
        #expect(rule.recipient(of: .escape, firstResponder: .behind(acceptsText: true)) == .front)
        #expect(rule.recipient(of: .escape, firstResponder: .behind(acceptsText: false)) == .front)
    }

    @Test func behindAPopoverReturnReachesTextAndOtherwiseThePopover() {
        let rule = FocusRule.sharesFocus

        #expect(rule.recipient(of: .return, firstResponder: .behind(acceptsText: true)) == .firstResponder)
        #expect(rule.recipient(of: .return, firstResponder: .behind(acceptsText: false)) == .front)
    }
}
