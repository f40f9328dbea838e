import Foundation

/// The folder that Save to Files proposes.
package enum DocumentsFolder {
    /// The desktop's folder for documents: what `user-dirs.dirs` says, otherwise `Documents` in the home folder, or the
    /// home folder itself if that does not exist.
    package static func path(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        let home = environment["HOME"] ?? NSHomeDirectory()
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
        let text = (try? String(contentsOfFile: settings + "/user-dirs.dirs", encoding: .utf8)) ?? ""
        let folder = documents(in: text, home: home) ?? home + "/Documents"
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
        return exists && isFolder.boolValue ? folder : home
    }

    /// The folder that the lines of a `user-dirs.dirs` file name; nil for none. A relative path is ignored, as the
    /// specification demands.
    package static func documents(in text: String, home: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "XDG_DOCUMENTS_DIR" else { continue }
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
