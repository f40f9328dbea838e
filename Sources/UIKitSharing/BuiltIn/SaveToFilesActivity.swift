import Foundation
import UIKitAlerts
import UIKitControls
import UIKitCore

/// Saves texts, links and images as files that the user chooses: in the desktop's dialog, or, where there is none, in a
/// folder named in an alert.
final class SaveToFilesActivity: UIActivity {
    private var items: [SharedItem] = []
    /// The desktop's dialog while it is shown.
    private var dialog: (any FileSaveDialog)?

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { SystemText.saveToFiles.localized }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { SharedItem($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.compactMap { SharedItem($0) }
    }

    private var saver: (any FileSaver)? { UIKitSystem.current?.host.fileSaver }

    override var showsDesktopDialog: Bool { saver != nil }

    /// Asks for the folder; nil where the desktop does.
    override var activityViewController: UIViewController? {
        saver == nil ? makeFolderAlert(message: nil, path: nil) : nil
    }

    override func perform() {
        guard let saver else { return activityDidFinish(false) }
        let request = FileSaveRequest(
            title: SystemText.saveToFiles.localized, acceptLabel: SystemText.save.localized,
            names: SharedItemFile.names(of: items), folder: proposedFolder)
        dialog = saver.chooseFiles(for: request) { [weak self] in self?.dialogDidEnd($0) }
    }

    override func cancel() {
        dialog?.cancel()
        dialog = nil
    }

    private func dialogDidEnd(_ answer: FileSaveAnswer) {
        dialog = nil
        // The answer comes from outside a frame, and belongs to the system of the sheet's window.
        presenter?.viewIfLoaded?.window?.system.activate()
        switch answer {
        case .canceled: activityDidFinish(false)
        case .unavailable(let reason):
            Log.line("The desktop shows no dialog for files: \(reason).")
            askInAlert(message: nil, path: nil)
        case .files(let files): save(to: files)
        }
    }

    private func save(to files: [URL]) {
        do {
            try SharedItemFile.replace(files, with: items)
            activityDidFinish(true)
        } catch {
            let folder = files.first?.deletingLastPathComponent().path ?? proposedFolder
            Log.line("Nothing was saved in \(folder): \(error)")
            askInAlert(message: SystemText.cannotSave.localized(folder), path: folder)
        }
    }

    private func askInAlert(message: String?, path: String?) {
        guard let presenter else { return activityDidFinish(false) }
        presenter.present(makeFolderAlert(message: message, path: path), animated: true)
    }

    private var proposedFolder: String {
        UIKitSystem.current?.settings.documentsFolder
            ?? UserFolders.path(
                of: "DOCUMENTS", named: "Documents", environment: ProcessInfo.processInfo.environment)
    }

    private func makeFolderAlert(message: String?, path: String?) -> UIAlertController {
        let alert = UIAlertController(
            title: SystemText.saveToFiles.localized, message: message, preferredStyle: .alert)
        alert.addTextField { [self] field in
            field.placeholder = SystemText.folder.localized
            field.text = path ?? proposedFolder
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
        let path = UserFolders.expanded(text)
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
