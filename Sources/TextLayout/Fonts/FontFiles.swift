import Foundation
import Synchronization

/// The font files that text may use, and the folders they were found in.
///
/// No other font of the machine is used, so that the same text breaks into the same lines everywhere.
package struct FontFiles: Hashable, Sendable {
    /// The folders that contain the fonts; fontconfig scans only these.
    package let folders: [String]
    /// Glob patterns of the files that are used; other fonts in the same folders are ignored.
    package let accepted: [String]

    /// The patterns for the files of Debian.
    private static let debianFiles =
        [
            "*/Inter-*.otf", "*/InterDisplay-*.otf", "*/NotoSansCJK-Regular.ttc", "*/NotoSansCJK-Bold.ttc",
            "*/NotoColorEmoji.ttf", "*/NotoSerif-Regular.ttf", "*/NotoSerif-Bold.ttf", "*/NotoSerif-Italic.ttf",
            "*/NotoSerif-BoldItalic.ttf", "*/DejaVuSansMono.ttf", "*/DejaVuSansMono-Bold.ttf",
        ]
        + FontFamilies.scripts.flatMap { script in
            let file = script.filter { $0 != " " }
            return ["*/\(file)-Regular.ttf", "*/\(file)-Bold.ttf"]
        }

    /// The required files, the family in each, and the Debian package that installs it.
    private static let required = [
        (file: "Inter-Regular.otf", family: FontFamilies.system, debianPackage: "fonts-inter"),
        // Introduced by Inter 4 (Debian 12): older versions of Inter have other widths.
        (file: "InterDisplay-Regular.otf", family: FontFamilies.display, debianPackage: "fonts-inter"),
        (file: "NotoSansCJK-Regular.ttc", family: "Noto Sans CJK SC", debianPackage: "fonts-noto-cjk"),
        (file: "NotoColorEmoji.ttf", family: FontFamilies.emoji, debianPackage: "fonts-noto-color-emoji"),
        (file: "NotoSansArabic-Regular.ttf", family: "Noto Sans Arabic", debianPackage: "fonts-noto-core"),
        (file: "NotoSansHebrew-Regular.ttf", family: "Noto Sans Hebrew", debianPackage: "fonts-noto-core"),
        (file: "NotoSansDevanagari-Regular.ttf", family: "Noto Sans Devanagari", debianPackage: "fonts-noto-core"),
        (file: "NotoSansThai-Regular.ttf", family: "Noto Sans Thai", debianPackage: "fonts-noto-core"),
        (file: "NotoSerif-Regular.ttf", family: FontFamilies.serif, debianPackage: "fonts-noto-core"),
        (file: "DejaVuSansMono.ttf", family: FontFamilies.monospaced, debianPackage: "fonts-dejavu-core"),
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
        accepted = Self.debianFiles
        var found: [String] = []
        for (file, _, debianPackage) in Self.required {
            guard let folder = candidates.first(where: { access($0 + "/" + file, R_OK) == 0 }) else {
                throw .missing(file: file, debianPackage: debianPackage, searched: candidates)
            }
            if !found.contains(folder) { found.append(folder) }
        }
        folders = found
    }

    /// Finds the required families below `roots`, in files of any name: TrueType, collections, variable fonts.
    ///
    /// Inter Display may be missing, as it is before Inter 4; titles then have Inter.
    package init(
        below roots: [String], ofApp: [String] = appFiles.withLock { $0 }
    ) throws(FontFailure) {
        self.ofApp = ofApp
        let search = FontSearch(below: roots)
        var found: [String] = []
        for (file, family, debianPackage) in Self.required {
            let files = search.files(of: family)
            guard !files.isEmpty || family == FontFamilies.display else {
                throw .missing(file: file, debianPackage: debianPackage, searched: roots)
            }
            found += files
        }
        // The other national forms are in the same file, or in files of their own.
        for forms in FontFamilies.HanForms.all { found += search.files(of: "Noto Sans CJK \(forms.rawValue)") }
        accepted = Set(found).sorted()
        folders = Set(found.map { ($0 as NSString).deletingLastPathComponent }).sorted()
    }

    /// The fonts of this machine: Debian's files where they are, otherwise the same families in other files.
    ///
    /// The failure names a file of Debian, and where a font of its family was searched.
    package static func ofMachine(
        candidates: [String] = defaultFolders, roots: [String] = defaultRoots
    ) throws(FontFailure) -> FontFiles {
        do {
            return try FontFiles(candidates: candidates)
        } catch {
            return try FontFiles(below: roots)
        }
    }

    /// The folders in which systems and users keep fonts, in folders of their own.
    package static var defaultRoots: [String] {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"].map { [$0 + "/.local/share/fonts", $0 + "/.fonts"] } ?? []
        let data = environment["XDG_DATA_HOME"].map { [$0 + "/fonts"] } ?? []
        return (["/usr/share/fonts", "/usr/local/share/fonts"] + data + home).filter { $0.hasPrefix("/") }
    }
}
