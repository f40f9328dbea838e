import UIKitCore

/// Adds sheets and popovers to a system.
package enum PresentationModule: SystemModule {
    package static func install(in system: UIKitSystem) {
        system.presentationStyles.add(SystemStyles())
    }
}

/// Creates the chrome of sheets and popovers.
private final class SystemStyles: PresentationStyling {
    func makeChrome(
        for style: UIModalPresentationStyle, of controller: UIPresentationController
    ) -> (any PresentationChrome)? {
        switch style {
        case .pageSheet: SheetChrome(.page, of: controller, configuredBy: sheetController(for: controller))
        case .formSheet: SheetChrome(.form, of: controller, configuredBy: sheetController(for: controller))
        case .popover: (controller as? UIPopoverPresentationController).map { PopoverChrome(of: $0) }
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: nil
        }
    }

    /// The controller with the app's settings for the sheet that `controller` is, or adapts to.
    private func sheetController(for controller: UIPresentationController) -> UISheetPresentationController? {
        if let sheet = controller as? UISheetPresentationController { return sheet }
        return (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    }
}
