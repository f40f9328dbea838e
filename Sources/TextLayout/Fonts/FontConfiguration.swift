import CFontconfig
import Foundation

/// A fontconfig configuration built in memory. It contains our fonts only, and no rules of the system or the user.
///
/// Scanning the fonts takes 180 ms. fontconfig stores the result in a cache folder, and reading that takes 0.3 ms. The
/// machine's own cache, which Debian fills when a font package is installed, is read but never written.
package enum FontConfiguration {
    private static let systemCache = "/var/cache/fontconfig"

    /// Loads the configuration; the caller owns it.
    ///
    /// It also becomes this process's current one. Otherwise fontconfig would load the system's configuration (140
    /// files, 4 ms) on a thread of Pango's without need.
    package static func load(_ files: FontFiles) throws(FontFailure) -> OpaquePointer {
        guard let configuration = FcConfigCreate() else { throw .unusable(reason: "fontconfig is out of memory.") }
        guard FcConfigParseAndLoadFromMemory(configuration, document(files), 1) != 0,
            FcConfigBuildFonts(configuration) != 0
        else {
            FcConfigDestroy(configuration)
            throw .unusable(
                reason: "fontconfig rejected the configuration for \(files.folders.joined(separator: ", ")).")
        }
        for file in files.ofApp { FcConfigAppFontAddFile(configuration, file) }
        FcConfigSetCurrent(configuration)
        return configuration
    }

    /// Loads all fonts below `roots`, without becoming the process's configuration; the caller owns it. Nil on failure.
    static func search(below roots: [String]) -> OpaquePointer? {
        guard let configuration = FcConfigCreate() else { return nil }
        let document = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
            \(elements("dir", roots))\(elements("cachedir", caches))</fontconfig>
            """
        guard FcConfigParseAndLoadFromMemory(configuration, document, 1) != 0, FcConfigBuildFonts(configuration) != 0
        else {
            FcConfigDestroy(configuration)
            return nil
        }
        return configuration
    }

    private static var caches: [String] { [userCache, systemCache].compactMap { $0 } }

    private static func elements(_ name: String, _ values: [String]) -> String {
        values.map { "<\(name)>\(escaped($0))</\(name)>" }.joined()
    }

    private static func document(_ files: FontFiles) -> String {
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        \(elements("dir", files.folders))\(elements("cachedir", caches))
        <selectfont><rejectfont><glob>*</glob></rejectfont>
        <acceptfont>\(elements("glob", files.accepted + files.ofApp + [FontFiles.addedFiles]))</acceptfont></selectfont>
        <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
        \(bitmapScaling)</fontconfig>
        """
    }

    /// The emoji are bitmaps of one size; without this rule of fontconfig's default configuration they would not scale.
    private static let bitmapScaling = """
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign"><divide>
        <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
        <matrix><name>pixelsizefixupfactor</name><double>0</double>
        <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        """

    /// A cache folder that we may write to, or nil when there is no home folder. fontconfig creates it if its parent
    /// exists.
    private static var userCache: String? {
        let environment = ProcessInfo.processInfo.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/velarium-fonts" }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.cache/velarium-fonts" }
        return nil
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
