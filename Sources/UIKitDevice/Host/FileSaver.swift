import Foundation

/// The desktop's dialog in which the user chooses where to save files.
@MainActor package protocol FileSaver: AnyObject {
    /// Shows the dialog and returns at once. `completion` is called exactly once, later, unless the dialog is canceled
    /// through the result.
    func chooseFiles(
        for request: FileSaveRequest, completion: @escaping @MainActor (FileSaveAnswer) -> Void
    ) -> any FileSaveDialog
}

/// A dialog of a file saver that is shown.
@MainActor package protocol FileSaveDialog: AnyObject {
    /// Closes the dialog; its completion is not called afterwards.
    func cancel()
}

/// What a dialog for saving files shows.
package struct FileSaveRequest: Hashable, Sendable {
    /// The dialog's title.
    package var title: String
    /// The title of the button that saves; nil for the desktop's own.
    package var acceptLabel: String?
    /// The names that the files should have. With one, the user may change it; with more, the user chooses a folder.
    package var names: [String]
    /// The path of the folder that is shown first; nil for the desktop's choice.
    package var folder: String?

    package init(title: String, acceptLabel: String? = nil, names: [String], folder: String? = nil) {
        self.title = title
        self.acceptLabel = acceptLabel
        self.names = names
        self.folder = folder
    }
}

/// How a dialog for saving files ended.
package enum FileSaveAnswer: Hashable, Sendable {
    /// The files to write, one for each name, in the same order. A file that exists may be replaced: the user was asked.
    case files([URL])
    case canceled
    /// The desktop cannot show the dialog, for this reason.
    case unavailable(reason: String)
}
