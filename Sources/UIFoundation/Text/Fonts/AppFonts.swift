import Foundation
import TextLayout

/// The font files that an app brings, which its `Info.plist` lists under `UIAppFonts`.
package enum AppFonts {
    /// Makes the app's fonts available by their names. Call it at launch, before any font is used. A listed file that
    /// does not exist is logged and left out.
    package static func install() {
        let listed = AppBundle.info["UIAppFonts"] as? [String] ?? []
        let files = AppFonts.files(listed, in: AppBundle.paths)
        FontFiles.appFiles.withLock { $0 = files }
    }

    /// The first file for each name in `folders`, with its path there, otherwise directly in the folder.
    package static func files(_ names: [String], in folders: [String]) -> [String] {
        names.compactMap { name in
            let last = name.split(separator: "/").last.map(String.init) ?? name
            let candidates: [String] = folders.map { $0 + "/" + name } + folders.map { $0 + "/" + last }
            let found = candidates.first { FileManager.default.isReadableFile(atPath: $0) }
            if found == nil { Log.line("UIAppFonts: there is no file \(name) in the app's bundles.") }
            return found
        }
    }
}
