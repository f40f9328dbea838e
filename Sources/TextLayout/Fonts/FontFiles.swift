import Foundation

/// The font files a text may use, and the folders they were found in. Nothing else on the machine is looked at,
/// so that the same text has the same lines everywhere.
package struct FontFiles: Hashable, Sendable {
    /// Folders that hold the fonts; fontconfig scans (or reads its cache of) these only.
    package let folders: [String]

    /// Glob patterns of the files that count; other fonts in the same folders are ignored.
    static let accepted =
        [
            "*/Inter-*.otf", "*/InterDisplay-*.otf", "*/NotoSansCJK-Regular.ttc", "*/NotoSansCJK-Bold.ttc",
            "*/NotoColorEmoji.ttf", "*/NotoSerif-Regular.ttf", "*/NotoSerif-Bold.ttf", "*/NotoSerif-Italic.ttf",
            "*/NotoSerif-BoldItalic.ttf",
        ]
        + FontFamilies.scripts.flatMap { script in
            let file = script.filter { $0 != " " }
            return ["*/\(file)-Regular.ttf", "*/\(file)-Bold.ttf"]
        }

    /// What must be there, and which Debian package brings it.
    private static let required = [
        (file: "Inter-Regular.otf", debianPackage: "fonts-inter"),
        // Came with Inter 4 (Debian 12): an older Inter would set other widths.
        (file: "InterDisplay-Regular.otf", debianPackage: "fonts-inter"),
        (file: "NotoSansCJK-Regular.ttc", debianPackage: "fonts-noto-cjk"),
        (file: "NotoColorEmoji.ttf", debianPackage: "fonts-noto-color-emoji"),
        (file: "NotoSansArabic-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSansHebrew-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSansDevanagari-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSansThai-Regular.ttf", debianPackage: "fonts-noto-core"),
        (file: "NotoSerif-Regular.ttf", debianPackage: "fonts-noto-core"),
    ]

    /// Where Debian and its relatives put the four packages, then where other systems do.
    package static let usualFolders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/inter", "/usr/share/fonts/noto-cjk", "/usr/share/fonts/noto", "/usr/share/fonts",
        "/usr/local/share/fonts",
    ]

    /// Finds every required file in `candidates`, first folder first; subfolders are not searched.
    package init(candidates: [String] = usualFolders) throws(FontFailure) {
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
