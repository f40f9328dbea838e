import UIKit

/// The page's custom presentation: the panel of the app's own transitions, with the system's motion.
final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PanelPresentation(presentedViewController: presented, presenting: presenting)
    }
}
