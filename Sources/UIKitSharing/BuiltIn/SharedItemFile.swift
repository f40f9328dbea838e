import Foundation
import UIKitCore

/// Writes a shared item as a file into a folder.
@MainActor struct SharedItemFile {
    let folder: URL

    /// Why nothing could be saved.
    enum Failure: Error {
        /// The folder does not exist, or is a file.
        case missingFolder
        /// The image has no pixels.
        case emptyImage
    }

    /// Writes `items` and returns the files. Files that exist are kept: the new one gets a number. Stops at the first item
    /// that cannot be written.
    func write(_ items: [SharedItem]) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure.missingFolder
        }
        return try items.map { try write($0) }
    }

    private func write(_ item: SharedItem) throws -> URL {
        switch item {
        case .text(let text):
            let file = freeFile(named: SystemText.plainText.localized, "txt")
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
            return file
        case .image(let image):
            guard let data = image.pngData() else { throw Failure.emptyImage }
            let file = freeFile(named: SystemText.image.localized, "png")
            try data.write(to: file, options: .withoutOverwriting)
            return file
        case .url(let url) where url.isFileURL:
            let file = freeFile(named: url.deletingPathExtension().lastPathComponent, url.pathExtension)
            try FileManager.default.copyItem(at: url, to: file)
            return file
        case .url(let url):
            let file = freeFile(named: url.host ?? SystemText.link.localized, "url")
            let text = "[InternetShortcut]\r\nURL=\(url.absoluteString)\r\n"
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
            return file
        }
    }

    /// A file that does not exist yet: `name`, or `name 2`, `name 3` …
    private func freeFile(named name: String, _ ending: String) -> URL {
        let stem = name.replacingOccurrences(of: "/", with: ":")
        func file(_ number: Int) -> URL {
            let numbered = number == 1 ? stem : "\(stem) \(number)"
            return folder.appendingPathComponent(ending.isEmpty ? numbered : "\(numbered).\(ending)")
        }
        var number = 1
        while FileManager.default.fileExists(atPath: file(number).path) { number += 1 }
        return file(number)
    }
}
