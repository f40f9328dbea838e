import Testing
import UIKitCore

/// The style that a presentation adapts to. Documented or measured, but for a popover without a delegate in iOS 13 and
/// later, which is inferred.
@Suite struct StyleRuleTests {
    private static let newer = "adaptivePresentationStyle(for:traitCollection:)"

    private func rule(
        _ asked: UIModalPresentationStyle, _ era: SystemEra = .iOS17, compact: Bool = true,
        becomes proposal: UIModalPresentationStyle = .none, answer: UIModalPresentationStyle? = nil
    ) -> StyleRule {
        StyleRule(
            asked, era: era, isCompactWidth: compact, isCompactHeight: false, proposal: proposal,
            answer: answer.map { StyleRule.Answer($0, by: Self.newer) })
    }

    @Test func withoutADelegateThePresentationControllerChoosesTheStyle() {
        let adapted = rule(.popover, becomes: .formSheet)

        #expect(adapted.style == .formSheet)
        #expect(
            adapted.explanation
                == "a popover in compact width becomes formSheet on iOS 17.5; the delegate is not asked")
        #expect(rule(.popover, compact: false).explanation == "a popover stays one in regular width")
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen]) func theDelegateMayFillTheScreen(
        answer: UIModalPresentationStyle
    ) {
        let adapted = rule(.popover, becomes: .formSheet, answer: answer)

        #expect(adapted.style == answer)
        #expect(adapted.explanation == "compact width, and the delegate's \(Self.newer) answered \(answer.name)")
    }

    @Test func theDelegateMayKeepThePopover() {
        let kept = rule(.popover, becomes: .formSheet, answer: UIModalPresentationStyle.none)

        #expect(kept.style == .popover)
        #expect(kept.explanation == "compact width, but the delegate's \(Self.newer) answered none")
    }

    /// Only three answers are valid; any other is ignored.
    @Test(arguments: [
        UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext,
        .popover,
    ]) func unsupportedDelegateAnswersAreIgnored(answer: UIModalPresentationStyle) {
        let adapted = rule(.popover, becomes: .formSheet, answer: answer)

        #expect(adapted.style == .formSheet)
        #expect(adapted.explanation.hasSuffix("answered \(answer.name), which is not a style to adapt to"))
    }

    @Test(arguments: [
        (SystemEra.iOS11, UIModalPresentationStyle.fullScreen), (.iOS12, .fullScreen), (.iOS17, .pageSheet),
        (.iOS18, .formSheet),
    ]) func theReasonStartsWithTheMeaningOfAutomatic(era: SystemEra, meaning: UIModalPresentationStyle) {
        let automatic = rule(.automatic, era)

        #expect(automatic.style == meaning)
        #expect(automatic.explanation.hasPrefix("automatic is \(meaning.name) on iOS \(era.version)"))
    }

    @Test(arguments: [
        UIModalPresentationStyle.fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
    ]) func stylesThatDoNotAdaptIgnoreTheDelegate(style: UIModalPresentationStyle) {
        let kept = rule(style, answer: style == .fullScreen ? .overFullScreen : .fullScreen)

        #expect(kept.style == style)
        #expect(kept.explanation == "the style does not adapt")
    }
}
