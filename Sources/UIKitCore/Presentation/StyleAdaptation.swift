/// Which style a presentation takes where it is shown, and why.
@MainActor struct StyleAdaptation {
    let style: UIModalPresentationStyle
    /// The rule and who was asked, for dumps and logs.
    let because: String

    /// Decides for `controller`, asking its delegate as UIKit does: the form with traits first, then the other.
    init(of controller: UIPresentationController) {
        let era = SystemEra.current
        let traits = controller.presentingViewController.traitCollection
        let asked = controller.presentationStyle
        guard asked == .popover else {
            style = asked == .automatic ? era.automaticStyle : asked
            because =
                asked == .automatic ? "automatic is \(style.name) on iOS \(era.version)" : "the style does not adapt"
            return
        }
        guard traits.horizontalSizeClass == .compact else {
            style = .popover
            because = "a popover stays one in regular width"
            StyleAdaptation.announce(.none, of: controller)
            return
        }
        let answer = StyleAdaptation.ask(controller, traits)
        let rule = "a popover in compact width becomes \(era.compactPopoverStyle.name) on iOS \(era.version)"
        switch answer?.style {
        case Optional.none:
            style = era.compactPopoverStyle
            because = rule + "; the delegate has no say"
        case .some(.none):
            style = .popover
            because = "compact width, but the delegate's \(answer!.method) answered none"
        case .some(.fullScreen), .some(.overFullScreen):
            style = answer!.style
            because = "compact width, and the delegate's \(answer!.method) answered \(answer!.style.name)"
        case .some(let other):
            style = era.compactPopoverStyle
            because = rule + "; the delegate's \(answer!.method) answered \(other.name), which is no style to adapt to"
        }
        StyleAdaptation.announce(style == .popover ? .none : style, of: controller)
    }

    private static func ask(
        _ controller: UIPresentationController, _ traits: UITraitCollection
    ) -> (style: UIModalPresentationStyle, method: String)? {
        guard let delegate = controller.delegate else { return nil }
        let newer = OptionalRequirement.answer {
            delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
        }
        if let newer {
            let method = "adaptivePresentationStyle(for:traitCollection:)"
            controller.note(method, "answer: \(newer.name)")
            return (newer, method)
        }
        let older = OptionalRequirement.answer { delegate.adaptivePresentationStyle(for: controller) }
        guard let older else { return nil }
        controller.note("adaptivePresentationStyle(for:)", "answer: \(older.name)")
        return (older, "adaptivePresentationStyle(for:)")
    }

    private static func announce(_ style: UIModalPresentationStyle, of controller: UIPresentationController) {
        controller.tell(
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)", style.name
        ) { delegate in
            delegate.presentationController(
                controller, willPresentWithAdaptiveStyle: style, transitionCoordinator: controller.driver?.coordinator)
        }
    }
}
