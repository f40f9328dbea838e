import UIKit

/// The content of an overlay, and whether it is retained: a content controller is until the presentation has ended, so
/// that it may itself retain the overlay that shows it.
@MainActor final class ModalContentOwner {
    private unowned let overlay: UIViewController
    private(set) var content = ModalContent(nil)
    /// The content controller of the last presentation, which is not retained in between.
    private weak var previousController: UIViewController?

    init(of overlay: UIViewController) { self.overlay = overlay }

    /// The content view, also of the last presentation.
    var view: UIView? { content.view ?? previousController?.view }

    /// The content controller, also of the last presentation.
    var controller: UIViewController? { content.controller ?? previousController }

    /// The size that the content requests within `limit`, from the first source that has one.
    ///
    /// - Parameter ask: Returns the size of content that determines it.
    func requestedSize(in limit: CGSize, asking ask: (any ModalPresentationContent) -> CGSize) -> CGSize? {
        if let content = controller as? any ModalPresentationContent ?? view as? any ModalPresentationContent {
            return ask(content)
        }
        return controller?.preferredContentSize.ifPositive ?? content.size?.size(fitting: limit)
    }

    /// Replaces the content with a view; nil for none. Returns false, changing nothing, if it is the content already.
    func replace(with view: UIView?) -> Bool {
        guard view !== self.view else { return false }
        if content.controller != nil, view != nil { reportTwoContents() }
        removeContent()
        content = ModalContent(view)
        return true
    }

    /// Replaces the content with a controller; nil for none. Returns false, changing nothing, if it is the content
    /// already.
    func replace(with controller: UIViewController?) -> Bool {
        guard controller !== content.controller || previousController != nil else { return false }
        if content.controller == nil, content.view != nil, controller != nil { reportTwoContents() }
        removeContent()
        content = controller.map { ModalContent($0, in: overlay) } ?? ModalContent(nil)
        return true
    }

    private func removeContent() {
        previousController = nil
        content.leaveParent()
    }

    /// Uses the content controller of the last presentation again.
    func adoptPreviousContent() {
        guard let controller = previousController else { return }
        previousController = nil
        content = ModalContent(controller, in: overlay)
    }

    /// Stops retaining the content controller after the presentation has ended.
    func releaseContent() {
        guard let controller = content.controller else { return }
        content.leaveParent()
        content = ModalContent(nil)
        previousController = controller
    }

    private func reportTwoContents() {
        OverlayDiagnostics.report(
            "\(overlay) was given a content view and a content controller; the one that was set last counts. Set one "
                + "only.")
    }
}
