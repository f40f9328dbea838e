import UIKit
import Velarium

/// An overlay of the laboratory, by the title of its button.
enum KeyboardLabOverlay: String, CaseIterable {
    case alert = "Alert"
    case formSheet = "Form sheet"
    case pageSheet = "Page sheet"
    case popover = "Popover"
    case dialog = "Dialog"
    case bottomSheet = "Bottom sheet"
    case modal = "Modal overlay"

    /// The overlay with a text field. `source` is the button that presents it; `onEnd` is called when it is removed.
    @MainActor func makeController(from source: UIView, onEnd: @escaping () -> Void) -> UIViewController {
        switch self {
        case .alert:
            let alert = UIAlertController(title: "Name", message: "The keyboard comes with it.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in onEnd() })
            return alert
        case .formSheet: return styled(.formSheet, onEnd)
        case .pageSheet:
            let controller = styled(.pageSheet, onEnd)
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            return controller
        case .popover:
            let controller = styled(.popover, onEnd)
            controller.preferredContentSize = CGSize(width: 260, height: 200)
            controller.popoverPresentationController?.sourceView = source
            controller.popoverPresentationController?.sourceRect = source.bounds
            controller.popoverPresentationController?.delegate = KeyboardLabPopovers.shared
            return controller
        case .dialog:
            var configuration = DialogConfiguration(sizing: DialogSizing(.medium, .fit))
            // A field and a line of text would be too wide on a tablet.
            configuration.maximumWidth = 540
            let dialog = DialogController(configuration: configuration)
            embed(in: dialog, onEnd)
            return dialog
        case .bottomSheet:
            let sheet = BottomSheetController()
            embed(in: sheet, onEnd)
            return sheet
        case .modal:
            let overlay = ModalPresentationViewController()
            overlay.contentView = KeyboardLabContent(onEnd)
            return overlay
        }
    }

    @MainActor private func styled(_ style: UIModalPresentationStyle, _ onEnd: @escaping () -> Void) -> UIViewController
    {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        controller.view.backgroundColor = .systemBackground
        embed(in: controller, onEnd)
        return controller
    }

    @MainActor private func embed(in controller: UIViewController, _ onEnd: @escaping () -> Void) {
        let content = KeyboardLabContent(onEnd)
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        let view: UIView = controller.view
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}

/// Keeps popovers popovers on phones.
final class KeyboardLabPopovers: NSObject, UIPopoverPresentationControllerDelegate {
    static let shared = KeyboardLabPopovers()

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// A title, a field and a line of text.
final class KeyboardLabContent: UIView {
    let field = UITextField()
    private let title = UILabel()
    private let onEnd: () -> Void

    /// - Parameter onEnd: called when the view has left its window.
    init(_ onEnd: @escaping () -> Void) {
        self.onEnd = onEnd
        super.init(frame: .zero)
        title.text = "Field in an overlay"
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.4
        field.borderStyle = .roundedRect
        field.placeholder = "Overlay field"
        field.accessibilityIdentifier = "overlay-field"
        addSubview(title)
        addSubview(field)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onEnd() }
    }

    private static let padding: CGFloat = 20
    private static let fieldHeight: CGFloat = 36

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: min(size.width, 300),
            height: 3 * Self.padding + title.sizeThatFits(size).height.rounded(.up) + Self.fieldHeight)
    }

    override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Self.padding
        let height = title.sizeThatFits(bounds.size).height.rounded(.up)
        title.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: height)
        field.frame = CGRect(x: Self.padding, y: 2 * Self.padding + height, width: width, height: Self.fieldHeight)
    }
}
