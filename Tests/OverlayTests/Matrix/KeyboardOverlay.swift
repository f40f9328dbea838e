import UIKit
import Velarium
import VelariumTesting

/// An overlay with a text field, of a kind whose presentation keeps its content above the keyboard.
enum KeyboardOverlay: String, CaseIterable, Sendable {
    case alert, pageSheet, formSheet, popover, dialog, bottomSheet, modal, textInputDialog

    /// Whether UIKit positions it, and not Velarium.
    var isUIKits: Bool {
        switch self {
        case .alert, .pageSheet, .formSheet, .popover: true
        case .dialog, .bottomSheet, .modal, .textInputDialog: false
        }
    }

    /// Presents the overlay from `page`; `source` is the view that a popover points to.
    @MainActor func present(from page: UIViewController, beside source: UIView) -> UIViewController {
        let controller = makeController(beside: source)
        if let dialog = controller as? ReadyMadeDialog {
            dialog.show(over: page, animated: true)
        } else {
            page.present(controller, animated: true)
        }
        return controller
    }

    @MainActor private func makeController(beside source: UIView) -> UIViewController {
        switch self {
        case .alert:
            let alert = UIAlertController(title: "Name", message: "A message.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
        case .pageSheet: return content(.pageSheet)
        case .formSheet: return content(.formSheet)
        case .popover:
            let controller = content(.popover)
            controller.preferredContentSize = FieldContent.size
            controller.popoverPresentationController?.sourceView = source
            controller.popoverPresentationController?.sourceRect = source.bounds
            return controller
        case .dialog:
            let dialog = DialogController(sizing: DialogSizing(.medium, .fit))
            embed(in: dialog.view)
            return dialog
        case .bottomSheet:
            let sheet = BottomSheetController()
            embed(in: sheet.view)
            return sheet
        case .modal:
            let overlay = ModalPresentationViewController()
            overlay.contentView = FieldContent()
            return overlay
        case .textInputDialog:
            return TextInputDialog(title: "Name", fields: [TextInputField(label: "Name")])
        }
    }

    @MainActor private func content(_ style: UIModalPresentationStyle) -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        controller.view.backgroundColor = .systemBackground
        embed(in: controller.view)
        return controller
    }

    @MainActor private func embed(in view: UIView) {
        let content = FieldContent()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let bottom = content.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            bottom,
        ])
    }
}

/// A text field with a margin around it.
private final class FieldContent: UIView {
    /// The size that it asks for. Points.
    static let size = CGSize(width: 260, height: 76)

    private let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.borderStyle = .roundedRect
        addSubview(field)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { FieldContent.size }

    override var intrinsicContentSize: CGSize { FieldContent.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = CGRect(x: 20, y: 20, width: max(0, bounds.width - 40), height: 36)
    }
}
