/// Which style a presentation takes where it is shown, and why.
@MainActor struct StyleAdaptation {
    let style: UIModalPresentationStyle
    /// The rule and who was asked, for dumps and logs.
    let because: String

    /// Decides for `controller`, asking its delegate as UIKit does: the form with traits first, then the other.
    init(of controller: UIPresentationController) {
        let asked = controller.presentationStyle
        let own = asked == .automatic ? SystemEra.current.automaticStyle : asked
        let meaning = asked == .automatic ? "automatic is \(own.name) on iOS \(SystemEra.current.version)" : nil
        switch own {
        case .popover, .pageSheet, .formSheet:
            self.init(adapting: own, meaning, of: controller)
            StyleAdaptation.announce(style == own ? .none : style, of: controller)
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            self.init(style: own, because: meaning ?? "the style does not adapt")
        }
    }

    private init(style: UIModalPresentationStyle, because: String) {
        (self.style, self.because) = (style, because)
    }

    /// - Parameter meaning: How `own` came of the style that was asked for; nil when it is the same.
    private init(
        adapting own: UIModalPresentationStyle, _ meaning: String?, of controller: UIPresentationController
    ) {
        let prefix = meaning.map { $0 + "; " } ?? ""
        guard controller.presentingViewController.traitCollection.horizontalSizeClass == .compact else {
            self.init(style: own, because: prefix + "a \(own.noun) stays one in regular width")
            return
        }
        let compact = SystemEra.current.compactStyle(of: own)
        let rule =
            prefix
            + (compact == own
                ? "a \(own.noun) stays one in compact width on iOS \(SystemEra.current.version)"
                : "a \(own.noun) in compact width becomes \(compact.name) on iOS \(SystemEra.current.version)")
        let answer = StyleAdaptation.ask(controller, controller.presentingViewController.traitCollection)
        switch answer?.style {
        case Optional.none:
            self.init(style: compact, because: rule + "; the delegate has no say")
        case .some(.none):
            self.init(
                style: own, because: prefix + "compact width, but the delegate's \(answer!.method) answered none")
        case .some(.fullScreen), .some(.overFullScreen):
            self.init(
                style: answer!.style,
                because: prefix + "compact width, and the delegate's \(answer!.method) answered \(answer!.style.name)")
        case .some(let other):
            let refusal = "; the delegate's \(answer!.method) answered \(other.name), which is no style to adapt to"
            self.init(style: compact, because: rule + refusal)
        }
    }

    private static func ask(
        _ controller: UIPresentationController, _ traits: UITraitCollection
    ) -> (style: UIModalPresentationStyle, method: String)? {
        guard let delegate = controller.delegate else { return nil }
        let newer = OptionalRequirement.answer(to: "adaptivePresentationStyle(for:traitCollection:)") {
            delegate.adaptivePresentationStyle(for: controller, traitCollection: traits)
        }
        if let newer {
            let method = "adaptivePresentationStyle(for:traitCollection:)"
            controller.note(method, "answer: \(newer.name)")
            return (newer, method)
        }
        let older = OptionalRequirement.answer(to: "adaptivePresentationStyle(for:)") {
            delegate.adaptivePresentationStyle(for: controller)
        }
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

extension UIModalPresentationStyle {
    /// What a style that adapts is called in the sentence that explains it.
    fileprivate var noun: String {
        switch self {
        case .popover: "popover"
        case .pageSheet: "page sheet"
        case .formSheet: "form sheet"
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: name
        }
    }
}
