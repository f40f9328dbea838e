import Gallery
import UIKit
import Velarium
import VelariumTesting

/// A screen that is shown while the device changes: a page of the gallery, or an overlay over a page.
@MainActor struct ChangedScreen: CustomStringConvertible {
    nonisolated let name: String
    /// Shows the screen on a device that shows nothing yet.
    let show: @MainActor (TestDevice) throws -> Void

    nonisolated var description: String { name }

    static let pages = GalleryPage.all.map { page in
        ChangedScreen(name: "page \(page.id)") { device in
            let controller = page.makeController()
            device.show(
                page.id == "index" ? controller : UINavigationController(rootViewController: controller))
        }
    }

    static let overlays: [ChangedScreen] =
        presented + readyMade
        + [
            ChangedScreen(name: "toast") { device in
                let page = showPage(on: device)
                let toast = Toast(title: "Saved", action: .init("Undo"))
                toast.show(over: page, animated: false)
                toast.autoDismissDelay = nil
                page.retained.append(toast)
            },
            ChangedScreen(name: "popover view") { device in
                let page = showPage(on: device)
                let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 90)))
                popover.tracksAnchor = true
                popover.present(from: page.button)
                page.retained.append(popover)
            },
            ChangedScreen(name: "modal overlay") { device in
                let page = showPage(on: device)
                let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
                content.backgroundColor = .systemYellow
                let overlay = ModalPresentationViewController(contentView: content)
                overlay.show(animated: false)
                page.retained.append(overlay)
            },
        ]

    private static let presented: [ChangedScreen] = [
        presenting("page sheet") { sheet(.pageSheet) }, presenting("form sheet") { sheet(.formSheet) },
        presenting("half sheet") {
            let controller = sheet(.pageSheet)
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            return controller
        },
        presenting("full screen") { sheet(.fullScreen) }, presenting("over full screen") { sheet(.overFullScreen) },
        presenting("popover") { sheet(.popover) },
        presenting("alert") { alert(.alert) }, presenting("action sheet") { alert(.actionSheet) },
        presenting("bottom sheet") { BottomSheetController() }, presenting("dialog") { DialogController() },
        presenting("adaptive sheet") { AdaptiveOverlayController(labelController(), style: .sheet) },
        presenting("adaptive dialog") { AdaptiveOverlayController(labelController(), style: .dialog) },
        presenting("adaptive popover") { AdaptiveOverlayController(labelController(), style: .popover) },
    ]

    private static func presenting(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> ChangedScreen {
        ChangedScreen(name: name) { device in
            let page = showPage(on: device)
            let overlay = make()
            overlay.popoverPresentationController?.sourceView = page.button
            (overlay as? AdaptiveOverlayController)?.anchor = .view(page.button)
            page.present(overlay, animated: false)
        }
    }

    private static let readyMade: [ChangedScreen] = [
        showing("message dialog") { MessageDialog(title: "A title", message: "A message of a few words") },
        showing("text input dialog") { TextInputDialog(title: "Name", fields: [TextInputField(placeholder: "Name")]) },
        showing("code dialog") { CodeDialog(title: "Code") },
        showing("rating dialog") { RatingDialog(title: "Rate it", rating: 3) },
        showing("choice dialog") {
            ChoiceDialog(title: "Choose", choices: ["One", "Two", "Three"], selected: 1) { $0 }
        },
        showing("date dialog") { DateDialog(title: "When", date: Date(timeIntervalSince1970: 1_700_000_000)) },
    ]

    private static func showing(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> ReadyMadeDialog
    ) -> ChangedScreen {
        ChangedScreen(name: name) { device in
            let page = showPage(on: device)
            let dialog = make()
            dialog.show(over: page, animated: false)
            page.retained.append(dialog)
        }
    }

    // MARK: Contents

    private static func showPage(on device: TestDevice) -> OverlayHostPage {
        let page = OverlayHostPage()
        device.show(UINavigationController(rootViewController: page))
        return page
    }

    private static func labelController() -> UIViewController {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Some words that wrap at a larger size"
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        controller.view.backgroundColor = .systemBackground
        controller.view.fill(with: label)
        controller.preferredContentSize = CGSize(width: 220, height: 160)
        return controller
    }

    private static func sheet(_ style: UIModalPresentationStyle) -> UIViewController {
        let controller = labelController()
        controller.modalPresentationStyle = style
        return controller
    }

    private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "A title", message: "A message of a few words", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }
}

/// A page with a button that overlays point at.
private final class OverlayHostPage: UIViewController {
    let button = UIButton(configuration: .tinted())
    /// Overlays that their app retains.
    var retained: [AnyObject] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        view.backgroundColor = .systemBackground
        button.setTitle("Open", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        ])
    }
}
