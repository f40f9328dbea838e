import Foundation
import UIKitCore

/// Saves the screen after a failed step: a picture and a dump beside the script.
@MainActor
enum FailedScreen {
    /// Writes `PREFIX.failed.png` and `PREFIX.failed.json`, replacing older ones.
    ///
    /// Returns a line that names the files, or the reason why they could not be written.
    static func write(as prefix: String, on stage: Stage) -> String {
        stage.refresh()
        let (picture, dump) = (prefix + ".failed.png", prefix + ".failed.json")
        do throws(StepFailure) {
            try PictureFiles(folder: stage.folder).write(stage.system.frameLoop.pixels, to: picture)
            try stage.folder.write(Data(SystemDump(of: stage.system).text.utf8), to: dump)
        } catch {
            return error.reason
        }
        return "\(picture) and \(dump) show the screen after this step"
    }
}
