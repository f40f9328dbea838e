/// Chooses the style of one presentation, and again when its size classes change.
@MainActor final class StyleAdapter {
    /// A style, and what the presentation consists of in it.
    struct Choice {
        let adaptation: StyleAdaptation
        /// The controller that the delegate returned for the style; nil for the presented one.
        let wrapper: UIViewController?
        let chrome: any PresentationChrome
    }

    /// The size classes that the style was last chosen for; nil before that.
    private var sizeClasses: SizeClasses?
    /// Whether the style is being changed, which calls into the app.
    private var isAdapting = false

    /// Chooses the style before the presentation begins, and notifies the delegate.
    func chooseStyle(of controller: UIPresentationController, under traits: UITraitCollection) -> Choice {
        sizeClasses = SizeClasses(traits)
        return notifyingDelegate(of: controller, about: StyleAdaptation(of: controller, under: traits))
    }

    /// Chooses again if the size classes changed since the style was chosen, and calls `apply` if the style changes.
    func adaptIfNeeded(
        _ controller: UIPresentationController, under traits: UITraitCollection, apply: (Choice) -> Void
    ) {
        guard !isAdapting, let before = sizeClasses else { return }
        let classes = SizeClasses(traits)
        guard classes != before else { return }
        sizeClasses = classes
        isAdapting = true
        defer { isAdapting = false }
        let adaptation = StyleAdaptation(of: controller, under: traits)
        guard adaptation.style != controller.effectiveStyle else {
            return controller.updateAdaptationReason(from: adaptation)
        }
        apply(notifyingDelegate(of: controller, about: adaptation))
    }

    private func notifyingDelegate(of controller: UIPresentationController, about adaptation: StyleAdaptation) -> Choice
    {
        let wrapper = adaptation.wrapper(for: controller)
        let chrome =
            controller.driver?.system?.presentationStyles.makeChrome(for: adaptation.style, of: controller)
            ?? PlainChrome(of: controller)
        adaptation.notifyDelegate(of: controller, preparing: chrome.adaptiveController)
        return Choice(adaptation: adaptation, wrapper: wrapper, chrome: chrome)
    }
}

/// The size classes that decide the style of a presentation.
private struct SizeClasses: Hashable {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    init(_ traits: UITraitCollection) {
        horizontal = traits.horizontalSizeClass
        vertical = traits.verticalSizeClass
    }
}
