import UIKit
import Velarium

/// Every overlay of the library, in every place where it can be shown.
@MainActor enum EveryOverlay: CaseIterable, Sendable {
    case toast, messageDialog, progressDialog, textInputDialog, modalInWindow, modalInView, popoverView, dialog,
        bottomSheet, adaptivePopover, adaptiveSheet, adaptiveFullScreen, walkthrough

    /// A new overlay that stays until it is dismissed.
    func make() -> any Overlay {
        switch self {
        case .toast:
            let toast = Toast(title: "Saved")
            toast.duration = nil
            return toast
        case .messageDialog: return MessageDialog(title: "Saved", message: nil)
        case .progressDialog: return ProgressDialog(title: "Saving")
        case .textInputDialog: return TextInputDialog(title: "Name", fields: [.init(placeholder: "Name")])
        case .modalInWindow, .modalInView:
            return ModalPresentationViewController(
                contentView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)))
        case .popoverView:
            let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)))
            popover.fadesInAndOut = true
            return popover
        case .dialog: return DialogController(sizing: DialogSizing(.small, .matched))
        case .bottomSheet: return BottomSheetController()
        case .adaptivePopover: return AdaptiveOverlayController(UIViewController(), style: .popover)
        case .adaptiveSheet: return AdaptiveOverlayController(UIViewController(), style: .sheet)
        case .adaptiveFullScreen: return AdaptiveOverlayController(UIViewController(), style: .fullScreen)
        case .walkthrough: return Walkthrough(steps: [.init(nil, title: "Welcome")])
        }
    }

    /// Shows `overlay`, which `make()` has returned, over `page`.
    func show(_ overlay: any Overlay, over page: EveryOverlayPage) {
        switch overlay {
        case let popover as PopoverView: popover.present(from: page.anchor)
        case let modal as ModalPresentationViewController where self == .modalInView: modal.show(in: page.view)
        case let adaptive as AdaptiveOverlayController where self == .adaptivePopover:
            adaptive.anchor = .view(page.anchor)
            adaptive.show(over: page, animated: true)
        case let presentable as any PresentableOverlay: presentable.show(over: page, animated: true)
        default: break
        }
    }
}

/// A screen with a view that popovers point at and a text field.
final class EveryOverlayPage: UIViewController {
    let anchor = UIView(frame: CGRect(x: 100, y: 120, width: 80, height: 30))
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(anchor)
        view.addSubview(field)
    }
}
