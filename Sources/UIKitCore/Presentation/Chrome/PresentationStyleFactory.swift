/// A view controller of a module above the core with a presentation controller of its own, such as an alert.
@MainActor package protocol PresentationControllerProviding: UIViewController {
    /// Creates the presentation controller of the next presentation.
    func makePresentationController() -> UIPresentationController
}

/// A view controller of a module above the core that prepares the system's presentation controllers, such as a share
/// sheet.
@MainActor package protocol PresentationControllerPreparing: UIViewController {
    /// Called with each new presentation controller, before the app gets it.
    func prepare(_ presentationController: UIPresentationController)
}

/// Creates what each presentation style consists of: its presentation controller and its chrome. No other type knows
/// all styles.
@MainActor enum PresentationStyleFactory {
    /// Creates the presentation controller for the style of `presented`.
    static func makePresentationController(for presented: UIViewController) -> UIPresentationController {
        if let provider = presented as? any PresentationControllerProviding {
            return provider.makePresentationController()
        }
        let controller = makeCoreController(for: presented)
        (presented as? any PresentationControllerPreparing)?.prepare(controller)
        return controller
    }

    private static func makeCoreController(for presented: UIViewController) -> UIPresentationController {
        switch presented.era.resolved(presented.modalPresentationStyle) {
        case .popover: return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: presented, presenting: nil)
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            return UIPresentationController(presentedViewController: presented, presenting: nil)
        }
    }

    /// Creates the chrome for the effective style of the presentation of `controller`, which may be another one than
    /// its controller was created for.
    static func makeChrome(
        for style: UIModalPresentationStyle, of controller: UIPresentationController
    ) -> any PresentationChrome {
        if let chrome = (controller as? any ModuleChromeProviding)?.makeChrome(for: style) {
            return ModuleChromeAdapter(chrome: chrome)
        }
        return makeCoreChrome(for: style, of: controller)
    }

    private static func makeCoreChrome(
        for style: UIModalPresentationStyle, of controller: UIPresentationController
    ) -> any PresentationChrome {
        switch style {
        case .pageSheet: SheetChrome(.page, of: controller, configuredBy: sheetController(for: controller))
        case .formSheet: SheetChrome(.form, of: controller, configuredBy: sheetController(for: controller))
        case .popover:
            (controller as? UIPopoverPresentationController).map { PopoverChrome(of: $0) }
                ?? PlainChrome(of: controller)
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            PlainChrome(of: controller)
        }
    }

    /// The controller with the app's settings for the sheet that `controller` is, or adapts to.
    private static func sheetController(for controller: UIPresentationController) -> UISheetPresentationController? {
        if let sheet = controller as? UISheetPresentationController { return sheet }
        return (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    }
}
