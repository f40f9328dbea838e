import UIKitCore

/// Adds alerts and action sheets to a system.
package enum AlertsModule: SystemModule {
    package static func install(in system: UIKitSystem) { system.presentationStyles.add(AlertStyles()) }
}

/// Creates the chrome of alerts and action sheets.
private final class AlertStyles: PresentationStyling {
    /// An action sheet in a popover has the popover's chrome.
    func makeChrome(
        for style: UIModalPresentationStyle, of controller: UIPresentationController
    ) -> (any PresentationChrome)? {
        guard controller is AlertPresentationController || controller is ActionSheetPopoverPresentationController,
            let alert = controller.presentedViewController as? UIAlertController
        else { return nil }
        alert.willBePresented(in: style)
        return style == .popover ? nil : AlertChrome(of: controller, alert)
    }
}
