import UIKit
import Velarium
import VelariumTesting

/// A presentation or overlay over a page with an edited field.
enum FocusCover: String, CaseIterable, Sendable {
    case alert, actionSheet, pageSheet, undimmedSheet, formSheet, fullScreen, overFullScreen, currentContext,
        overCurrentContext, custom, dialog, bottomSheet, adaptiveSheet, readyMadeDialog, modalInView, modalPresented,
        modalInWindow

    /// Presents it from `page` and returns what dismisses it.
    @MainActor func present(from page: UIViewController, animated: Bool = true) -> (_ animated: Bool) -> Void {
        switch self {
        case .readyMadeDialog:
            let dialog = MessageDialog(title: "Title", message: "A message.")
            dialog.show(over: page, animated: animated)
            return { dialog.dismiss(for: .code, animated: $0) }
        case .modalInView, .modalInWindow:
            let overlay = ModalPresentationViewController()
            overlay.contentView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
            if self == .modalInView {
                overlay.show(in: page.view, animated: animated)
            } else {
                overlay.show(animated: animated)
            }
            return { overlay.dismiss(for: .code, animated: $0) }
        case .alert, .actionSheet, .pageSheet, .undimmedSheet, .formSheet, .fullScreen, .overFullScreen,
            .currentContext, .overCurrentContext, .custom, .dialog, .bottomSheet, .adaptiveSheet, .modalPresented:
            let controller = makeController()
            page.present(controller, animated: animated)
            return { [weak page] in page?.dismiss(animated: $0) }
        }
    }

    /// The controller that UIKit presents.
    @MainActor private func makeController() -> UIViewController {
        switch self {
        case .alert, .actionSheet:
            let alert = UIAlertController(
                title: "Title", message: nil, preferredStyle: self == .alert ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            return alert
        case .undimmedSheet:
            let controller = content(.pageSheet)
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            return controller
        case .pageSheet: return content(.pageSheet)
        case .formSheet: return content(.formSheet)
        case .fullScreen: return content(.fullScreen)
        case .overFullScreen: return content(.overFullScreen)
        case .currentContext: return content(.currentContext)
        case .overCurrentContext: return content(.overCurrentContext)
        case .custom: return content(.custom)
        case .dialog: return DialogController(sizing: DialogSizing(.small, .matched))
        case .bottomSheet: return BottomSheetController()
        case .adaptiveSheet: return AdaptiveOverlayController(content(.automatic), style: .sheet)
        case .modalPresented, .readyMadeDialog, .modalInView, .modalInWindow:
            let overlay = ModalPresentationViewController()
            overlay.contentView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
            return overlay
        }
    }

    @MainActor private func content(_ style: UIModalPresentationStyle) -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        return controller
    }
}

/// A page whose field is edited on a drawn keyboard.
@MainActor final class FocusFixture {
    let device: TestDevice
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init(_ model: TestDevice.Model = .iPhone14) throws {
        device = TestDevice(model, keyboard: .software)
        page.view.addSubview(field)
        device.show(page)
        field.becomeFirstResponder()
        try device.settle()
    }

    /// Who has the focus, in words.
    var state: String {
        "\(field.isFirstResponder ? "field" : "no field"), \(device.keyboardFrame == nil ? "no keyboard" : "keyboard")"
    }
}
