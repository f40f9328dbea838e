import Foundation
import Synchronization

/// The font files that text may use, and the folders they were found in.
///
/// No other font of the machine is used, so that the same text breaks into the same lines everywhere. Fonts that have the
/// widths of iOS's named fonts are used for these only, where they are installed.
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

    /// How the names of the twins' files begin; `IOSFontFamily` says what they replace.
    private static let twinFiles = [
        "LiberationSans-", "LiberationSerif-", "LiberationMono-", "texgyreheros-", "texgyreheroscn-", "texgyrecursor-",
        "texgyretermes-", "texgyrepagella-", "Gelasio-",
    ]

    /// The folders of the twins' packages, then those for fonts of one's own. None with `VELARIUM_NAMED_FONTS=look-alike`,
    /// with which pictures are the same on every machine.
    package static var twinFolders: [String] {
        guard ProcessInfo.processInfo.environment["VELARIUM_NAMED_FONTS"] != "look-alike" else { return [] }
        return [
            "/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/truetype/liberation",
            "/usr/share/fonts/liberation", "/usr/share/fonts/liberation-fonts",
            "/usr/share/texmf/fonts/opentype/public/tex-gyre", "/usr/share/fonts/opentype/tex-gyre",
            "/usr/share/fonts/tex-gyre", "/usr/share/fonts/truetype/gelasio",
        ] + defaultRoots.filter { $0 != "/usr/share/fonts" }
    }

    /// The app's own font files, with absolute paths.
    package let ofApp: [String]

    /// The font files of the app, which are loaded with ours. Effective until fonts are used for the first time.
    package static let appFiles = Mutex<[String]>([])

    /// How the name of the folder with the fonts begins that the app adds while it runs.
    private static let addedFolder = "VelariumFonts-"
    private static let addedCount = Mutex(0)
    /// The files that the app adds while it runs.
    static let addedFiles = "*/\(addedFolder)*/*"

    /// Writes the bytes of a font to a file that exists until the process ends. Nil on failure.
    static func added(_ data: Data) -> String? {
        let number = addedCount.withLock { count in
            count += 1
            if count == 1 { atexit { FontFiles.removeAdded() } }
            return count
        }
        let file = URL(fileURLWithPath: "\(folderOfAdded)/\(number)")
        do {
            try FileManager.default.createDirectory(atPath: folderOfAdded, withIntermediateDirectories: true)
            try data.write(to: file)
            return file.path
        } catch {
            return nil
        }
    }

    private static var folderOfAdded: String {
        NSTemporaryDirectory() + "/" + addedFolder + "\(ProcessInfo.processInfo.processIdentifier)"
    }

    private static func removeAdded() {
        try? FileManager.default.removeItem(atPath: folderOfAdded)
    }

    /// Finds every required file in `candidates`, in order; subfolders are not searched.
    package init(
        candidates: [String] = defaultFolders, twins: [String] = twinFolders, ofApp: [String] = appFiles.withLock { $0 }
    ) throws(FontFailure) {
        self.ofApp = ofApp
        let twins = Self.twins(in: twins)
        accepted = Self.debianFiles + twins.files
        var found: [String] = []
        for (file, _, debianPackage) in Self.required {
            guard let folder = candidates.first(where: { access($0 + "/" + file, R_OK) == 0 }) else {
                throw .missing(file: file, debianPackage: debianPackage, searched: candidates)
            }
            if !found.contains(folder) { found.append(folder) }
        }
        folders = found + twins.folders.filter { !found.contains($0) }
    }

    /// Finds the required families below `roots`, in files of any name: TrueType, collections, variable fonts.
    ///
    /// Inter Display may be missing, as it is before Inter 4; titles then have Inter.
    package init(
        below roots: [String], twins: [String] = twinFolders, ofApp: [String] = appFiles.withLock { $0 }
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
        let twins = Self.twins(in: twins)
        accepted = Set(found).sorted() + twins.files
        folders = Set(found.map { ($0 as NSString).deletingLastPathComponent }).union(twins.folders).sorted()
    }

    /// The twins' files in `folders`, and those of the folders that have any: fontconfig does not scan the others.
    private static func twins(in folders: [String]) -> (folders: [String], files: [String]) {
        let found = folders.map { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let twins = files.filter { file in twinFiles.contains { file.hasPrefix($0) } }.sorted()
            return (folder: folder, files: twins.map { folder + "/" + $0 })
        }
        .filter { !$0.files.isEmpty }
        return (found.map(\.folder), found.flatMap(\.files))
    }

    /// The fonts of this machine: Debian's files where they are, otherwise the same families in other files.
    ///
    /// The failure names a file of Debian, and where a font of its family was searched.
    package static func ofMachine(
        candidates: [String] = defaultFolders, roots: [String] = defaultRoots, twins: [String] = twinFolders
    ) throws(FontFailure) -> FontFiles {
        do {
            return try FontFiles(candidates: candidates, twins: twins)
        } catch {
            return try FontFiles(below: roots, twins: twins)
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
