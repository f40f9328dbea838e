/// Creates the chrome of some styles or presentation controllers, for a module above the core.
@MainActor package protocol PresentationStyling: AnyObject {
    /// Creates the chrome for the effective style of the presentation of `controller`; nil for what the module does not
    /// style.
    func makeChrome(
        for style: UIModalPresentationStyle, of controller: UIPresentationController
    ) -> (any PresentationChrome)?
}

/// The presentation styles of one system.
@MainActor package final class PresentationStyles: SystemService {
    private var stylings: [any PresentationStyling] = []

    package init(system: UIKitSystem) {}

    /// Asks `styling` from now on, after those that were added before.
    package func add(_ styling: any PresentationStyling) { stylings.append(styling) }

    /// Creates the chrome for the effective style of the presentation of `controller`, which may be another one than
    /// its controller was created for; nil for a style that no module knows.
    func makeChrome(
        for style: UIModalPresentationStyle, of controller: UIPresentationController
    ) -> (any PresentationChrome)? {
        for styling in stylings {
            if let chrome = styling.makeChrome(for: style, of: controller) { return chrome }
        }
        return nil
    }
}

extension UIKitSystem {
    /// The presentation styles that modules have added.
    package var presentationStyles: PresentationStyles { service(PresentationStyles.self) }
}
