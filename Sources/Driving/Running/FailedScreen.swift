import Foundation
import UIKitCore

/// Saves the screen after a failed step: a picture and a dump beside the script.
@MainActor
enum FailedScreen {
    /// Writes `PREFIX.failed.png` and `PREFIX.failed.json`, replacing older ones.
    ///
    /// Returns a line that names the files, or the reason why they could not be written.
    static func write(prefix: String, in context: StepContext) -> String {
        context.refresh()
        let picture = prefix + ".failed.png"
        let dump = prefix + ".failed.json"
        do throws(StepFailure) {
            try PictureFiles(folder: context.folder).write(context.pixels, to: picture)
            try context.folder.write(Data(SystemDump(of: context.system).text.utf8), to: dump)
        } catch {
            return error.reason
        }
        return "\(picture) and \(dump) show the screen after this step"
    }
}
