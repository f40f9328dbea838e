import CoreGraphics
import UIKitAlerts
import UIKitControls
import UIKitCore
import Velarium

/// The overlays that are measured: UIKit's popover, alert and action sheet, and those of Velarium.
enum OverlayKind: String, CaseIterable {
    case popover, alert, actionSheet, popoverView, modalWindow, modalPresented, modalSubview, message, choice, dialog,
        bottomSheet

    /// Presents a new overlay over `ground`. Returns a closure that dismisses it; its argument says whether to animate.
    @MainActor func show(over ground: UIViewController, animated: Bool) -> (_ animated: Bool) -> Void {
        switch self {
        case .popover:
            ground.present(Self.makePopover(over: ground), animated: animated)
            return { [unowned ground] in ground.dismiss(animated: $0) }
        case .alert: return Self.present(Self.makeAlert(.alert), over: ground, animated: animated)
        case .actionSheet: return Self.present(Self.makeAlert(.actionSheet), over: ground, animated: animated)
        case .popoverView:
            let popover = PopoverView(contentView: OverlayContent())
            popover.fadesInAndOut = animated
            popover.present(from: ground.view.subviews[2])
            return Self.end(popover)
        case .modalWindow:
            let modal = ModalPresentationViewController(contentView: OverlayContent())
            modal.show(animated: animated)
            return Self.end(modal)
        case .modalPresented:
            // UIKit's own animation is off; the overlay has its own.
            let modal = ModalPresentationViewController(contentView: OverlayContent())
            if !animated {
                modal.showingAnimation = { _, _, _, _, completion in completion(true) }
                modal.hidingAnimation = { _, _, _, completion in completion(true) }
            }
            ground.present(modal, animated: false)
            return Self.end(modal)
        case .modalSubview:
            let modal = ModalPresentationViewController(contentView: OverlayContent())
            modal.show(in: ground.view, animated: animated)
            return Self.end(modal)
        case .message:
            return Self.show(
                MessageDialog(title: "Saved", message: "Every change is saved."), over: ground, animated: animated)
        case .choice:
            return Self.show(
                ChoiceDialog(title: "Sort by", choices: [1, 2, 3]) { "Column \($0)" }, over: ground, animated: animated)
        case .dialog:
            return Self.present(
                DialogController(sizing: DialogSizing(.medium, .matched)), over: ground, animated: animated)
        case .bottomSheet:
            return Self.present(BottomSheetController(), over: ground, animated: animated)
        }
    }

    @MainActor private static func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Save?", message: "Every change is saved.", preferredStyle: style)
        if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        return alert
    }

    @MainActor private static func present(
        _ alert: UIAlertController, over ground: UIViewController, animated: Bool
    ) -> (Bool) -> Void {
        ground.present(alert, animated: animated)
        return { [unowned ground] in ground.dismiss(animated: $0) }
    }

    @MainActor private static func makePopover(over ground: UIViewController) -> UIViewController {
        let content = UIViewController()
        content.view = OverlayContent()
        content.preferredContentSize = content.view.bounds.size
        content.modalPresentationStyle = .popover
        let presentation = content.popoverPresentationController
        presentation?.sourceView = ground.view
        presentation?.sourceRect = CGRect(x: 150, y: 200, width: 100, height: 20)
        presentation?.delegate = NonAdaptivePopoverDelegate.shared
        return content
    }

    @MainActor private static func show(
        _ dialog: ReadyMadeDialog, over ground: UIViewController, animated: Bool
    ) -> (Bool) -> Void {
        dialog.show(over: ground, animated: animated)
        return end(dialog)
    }

    @MainActor private static func present(
        _ controller: some UIViewController & Overlay, over ground: UIViewController, animated: Bool
    ) -> (Bool) -> Void {
        controller.view.addSubview(OverlayContent())
        ground.present(controller, animated: animated)
        return end(controller)
    }

    @MainActor private static func end(_ overlay: any Overlay) -> (Bool) -> Void {
        { overlay.dismiss(for: .code, animated: $0) }
    }
}

/// The content of an overlay: a title, a field, ten labels and a button, 300×400 points.
final class OverlayContent: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let title = UILabel(frame: CGRect(x: 16, y: 12, width: 268, height: 24))
        title.text = "Choices"
        title.font = .preferredFont(forTextStyle: .headline)
        let field = UITextField(frame: CGRect(x: 16, y: 44, width: 268, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Search"
        addSubview(title)
        addSubview(field)
        for row in 0..<10 {
            let label = UILabel(frame: CGRect(x: 16, y: 86 + 26 * row, width: 268, height: 24))
            label.text = "Choice \(row)"
            addSubview(label)
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 16, y: 352, width: 268, height: 40)
        button.setTitle("Done", for: .normal)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}

/// Prevents the adaptation of popovers on a phone.
@MainActor final class NonAdaptivePopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = NonAdaptivePopoverDelegate()

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
