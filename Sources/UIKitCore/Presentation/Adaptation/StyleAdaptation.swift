/// The style that a presentation has under given traits, the reason, and the controller that it displays.
@MainActor struct StyleAdaptation {
    let style: UIModalPresentationStyle
    /// The rule and the delegate method that decided. Used in dumps and logs.
    let explanation: String
    /// Whether the style differs from the requested one.
    let isAdapted: Bool

    /// Decides for `controller` under `traits`. As in UIKit, the delegate method with traits is asked in all
    /// environments. The older method is asked only if that one is missing, and only in compact width.
    init(of controller: UIPresentationController, under traits: UITraitCollection) {
        let isCompact = traits.horizontalSizeClass == .compact
        let asked = controller.ownStyle
        let era = controller.presentedViewController.era
        let isAsking = era.resolved(asked).adapts
        let rule = StyleRule(
            asked, era: era, isCompactWidth: isCompact,
            isCompactHeight: traits.verticalSizeClass == .compact,
            proposal: isAsking ? controller.adaptivePresentationStyle(for: traits) : .none,
            answer: isAsking ? StyleAdaptation.askDelegate(of: controller, traits: traits, isCompact: isCompact) : nil)
        style = rule.style
        explanation = rule.explanation
        isAdapted = rule.style != rule.resolvedRequest
    }

    private static func askDelegate(
        of controller: UIPresentationController, traits: UITraitCollection, isCompact: Bool
    ) -> StyleRule.Answer? {
        guard let delegate = controller.delegate else { return nil }
        let newer = OptionalRequirement.result(of: "adaptivePresentationStyle(for:traitCollection:)") {
            delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
        }
        if let newer {
            let method = "adaptivePresentationStyle(for:traitCollection:)"
            controller.trace(method, "answer: \(newer.name)")
            return StyleRule.Answer(newer, by: method)
        }
        guard isCompact else { return nil }
        let older = OptionalRequirement.result(of: "adaptivePresentationStyle(for:)") {
            delegate.adaptivePresentationStyle(for: controller)
        }
        guard let older else { return nil }
        controller.trace("adaptivePresentationStyle(for:)", "answer: \(older.name)")
        return StyleRule.Answer(older, by: "adaptivePresentationStyle(for:)")
    }

    /// The controller that the delegate returns for the adapted style; nil for the presented one. A controller that is
    /// on the screen elsewhere is refused with a log line.
    func wrapper(for controller: UIPresentationController) -> UIViewController? {
        guard isAdapted, let delegate = controller.delegate else { return nil }
        let answer = OptionalRequirement.result(
            of: "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
        ) {
            delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        }
        guard let answer else { return nil }
        controller.trace(
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            "\(style.name), answer: \(answer.map { String(describing: type(of: $0)) } ?? "nil")")
        guard let wrapper = answer, wrapper !== controller.presentedViewController else { return nil }
        let isFree =
            wrapper.parent == nil && wrapper.viewIfLoaded?.window == nil && wrapper.containingPresentation == nil
        guard isFree || wrapper === controller.wrapper else {
            misuse("\(wrapper) cannot be adapted to: it is on the screen or has a parent.")
            return nil
        }
        return wrapper
    }

    /// Notifies the delegate of the style that the presentation is about to have; `none` when it does not adapt.
    /// - Parameter adaptiveController: The controller with the settings of that style, for the delegate to prepare.
    func notifyDelegate(
        of controller: UIPresentationController, preparing adaptiveController: UIPresentationController?
    ) {
        let era = controller.presentedViewController.era
        guard era.resolved(controller.ownStyle).adapts else { return }
        if isAdapted, era.preparesAdaptedSheets, let adaptiveController {
            controller.notifyDelegate("presentationController(_:prepare:)") {
                $0.presentationController(controller, prepare: adaptiveController)
            }
        }
        let reportedStyle = isAdapted ? style : .none
        controller.notifyDelegate(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            arguments: reportedStyle.name
        ) { delegate in
            delegate.presentationController(
                controller, willPresentWithAdaptiveStyle: reportedStyle,
                transitionCoordinator: controller.presentedViewController.transitionCoordinator)
        }
    }
}

extension SystemEra {
    /// Whether the delegate may configure the sheet that a presentation adapts to.
    fileprivate var preparesAdaptedSheets: Bool { self >= .iOS17 }
}
