import UIKitCore

extension UIPopoverPresentationController {
    /// Creates the app's background view and reads its metrics; nil for the system's chrome.
    func makeBackground() -> (view: UIPopoverBackgroundView, metrics: PopoverMetrics)? {
        guard let popoverBackgroundViewClass else { return nil }
        guard let type = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type,
            let view = makeView(of: type) as? UIPopoverBackgroundView
        else {
            misuse(
                "The popoverBackgroundViewClass \(popoverBackgroundViewClass) must be a subclass of "
                    + "UIPopoverBackgroundView.", raises: true)
            return nil
        }
        return (view, PopoverMetrics(of: type, roundsContent: type.wantsDefaultContentAppearance))
    }
}
