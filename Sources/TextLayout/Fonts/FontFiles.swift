import Foundation
import Synchronization

/// The font files that text may use, and the folders they were found in.
///
/// No other font of the machine is used, so that the same text breaks into the same lines everywhere.
package struct FontFiles: Hashable, Sendable {
    /// The folders that contain the fonts; fontconfig scans only these.
    package let folders: [String]

    /// Glob patterns of the files that are used; other fonts in the same folders are ignored.
    static let accepted =
        [
            "*/Inter-*.otf", "*/InterDisplay-*.otf", "*/NotoSansCJK-Regular.ttc", "*/NotoSansCJK-Bold.ttc",
            "*/NotoColorEmoji.ttf", "*/NotoSerif-Regular.ttf", "*/NotoSerif-Bold.ttf", "*/NotoSerif-Italic.ttf",
            "*/NotoSerif-BoldItalic.ttf", "*/DejaVuSansMono.ttf", "*/DejaVuSansMono-Bold.ttf",
        ]
        + FontFamilies.scripts.flatMap { script in
            let file = script.filter { $0 != " " }
            return ["*/\(file)-Regular.ttf", "*/\(file)-Bold.ttf"]
        }

    /// The required files, and the Debian package that installs each.
    private static let required = [
        (file: "Inter-Regular.otf", debianPackage: "fonts-inter"),
        // Introduced by Inter 4 (Debian 12): older versions of Inter have other widths.
        (file: "InterDisplay-Regular.otf", debianPackage: "fonts-inter"),
        (file: "NotoSansCJK-Regular.ttc", debianPackage: "fonts-noto-cjk"),
        (file: "NotoColorEmoji.ttf", debianPackage: "fonts-noto-color-emoji"),
        (file: "NotoSansArabic-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSansHebrew-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSansDevanagari-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSansThai-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSerif-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "DejaVuSansMono.ttf", debianPackage: "fonts-dejavu-core"),
    ]

    /// The folders of Debian and its relatives, then those of other systems.
    package static let defaultFolders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/inter", "/usr/share/fonts/noto-cjk",
        "/usr/share/fonts/noto", "/usr/share/fonts/dejavu", "/usr/share/fonts", "/usr/local/share/fonts",
    ]

    /// The app's own font files, with absolute paths.
    package let ofApp: [String]

    /// The font files of the app, which are loaded with ours. Effective until fonts are used for the first time.
    package static let appFiles = Mutex<[String]>([])

    /// Finds every required file in `candidates`, in order; subfolders are not searched.
    package init(
        candidates: [String] = defaultFolders, ofApp: [String] = appFiles.withLock { $0 }
    ) throws(FontFailure) {
        self.ofApp = ofApp
        var found: [String] = []
        for (file, debianPackage) in Self.required {
            guard let folder = candidates.first(where: { access($0 + "/" + file, R_OK) == 0 }) else {
                throw .missing(file: file, debianPackage: debianPackage, searched: candidates)
            }
            if !found.contains(folder) { found.append(folder) }
        }
        folders = found
    }
}
