import Foundation

/// The folders for documents, pictures and other files that the desktop has for its user.
package enum UserFolders {
    /// The path of a folder: what `user-dirs.dirs` says, otherwise one of the home folder, or the home folder itself if
    /// that does not exist.
    ///
    /// - Parameters:
    ///   - kind: The word of the setting, such as `DOCUMENTS` of `XDG_DOCUMENTS_DIR`.
    ///   - name: The name in the home folder if there is no setting.
    package static func path(of kind: String, named name: String, environment: [String: String]) -> String {
        let home = environment["HOME"] ?? NSHomeDirectory()
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
        let text = (try? String(contentsOfFile: settings + "/user-dirs.dirs", encoding: .utf8)) ?? ""
        let folder = folder(kind, in: text, home: home) ?? home + "/" + name
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? folder : home
    }

    /// The folder that the lines of a `user-dirs.dirs` file name; nil for none. A relative path is ignored, as the
    /// specification demands.
    package static func folder(_ kind: String, in text: String, home: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "XDG_\(kind)_DIR" else { continue }
            let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            if value == "$HOME" || value == "$HOME/" { return home }
            if value.hasPrefix("$HOME/") { return home + value.dropFirst("$HOME".count) }
            return value.hasPrefix("/") ? value : nil
        }
        return nil
    }

    /// `path` with `~` replaced by the home folder and without blanks around it.
    static func expanded(_ path: String) -> String {
        let trimmed = path.trimmingCharacters(in: .whitespacesAndNewlines)
        return (trimmed as NSString).expandingTildeInPath
    }
}
