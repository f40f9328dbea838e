import Foundation
import UIKitAlerts
import UIKitControls
import UIKitCore

/// Saves texts, links and images as files in a folder that the user names.
final class SaveToFilesActivity: UIActivity {
    private var items: [SharedItem] = []

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { SystemText.saveToFiles.localized }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { SharedItem($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.compactMap { SharedItem($0) }
    }

    /// Asks for the folder.
    override var activityViewController: UIViewController? { makeFolderAlert(message: nil, path: nil) }

    private func makeFolderAlert(message: String?, path: String?) -> UIAlertController {
        let alert = UIAlertController(
            title: SystemText.saveToFiles.localized, message: message, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = SystemText.folder.localized
            field.text = path ?? UIKitSystem.current?.settings.documentsFolder ?? DocumentsFolder.path()
            field.clearButtonMode = .whileEditing
        }
        alert.addAction(
            UIAlertAction(title: SystemText.cancel.localized, style: .cancel) { [self] _ in activityDidFinish(false) })
        let save = UIAlertAction(title: SystemText.save.localized, style: .default) { [self, unowned alert] _ in
            self.save(in: alert.textFields?.first?.text ?? "")
        }
        alert.addAction(save)
        alert.preferredAction = save
        return alert
    }

    private func save(in text: String) {
        let path = DocumentsFolder.expanded(text)
        do {
            _ = try SharedItemFile(folder: URL(fileURLWithPath: path)).write(items)
            activityDidFinish(true)
        } catch {
            Log.line("Nothing was saved in \(path): \(error)")
            guard let presenter else { return finish(false, error: error) }
            let alert = makeFolderAlert(message: SystemText.cannotSave.localized(path), path: text)
            presenter.present(alert, animated: true)
        }
    }

    /// The share sheet, for asking again.
    weak var presenter: UIViewController?
}
