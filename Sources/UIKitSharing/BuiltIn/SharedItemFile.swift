import Foundation
import UIKitCore

/// Writes a shared item as a file into a folder.
@MainActor package struct SharedItemFile {
    let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// Why nothing could be saved.
    enum Failure: Error {
        /// The folder does not exist, or is a file.
        case missingFolder
        /// The image has no pixels.
        case emptyImage
        /// The file is complete, but not in its place: a folder has its name.
        case cannotReplace
    }

    /// Writes `items` and returns the files. Files that exist are kept: the new one gets a number. Stops at the first item
    /// that cannot be written.
    package func write(_ items: [SharedItem]) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure.missingFolder
        }
        return try items.map { try write($0) }
    }

    private func write(_ item: SharedItem) throws -> URL {
        let name = FileName(of: item)
        var number = 1
        while FileManager.default.fileExists(atPath: file(name, number).path) { number += 1 }
        let free = file(name, number)
        try Self.write(item, to: free)
        return free
    }

    private func file(_ name: FileName, _ number: Int) -> URL { folder.appendingPathComponent(name.text(number)) }

    /// Writes `items` to `files`, one each. A file that exists is replaced once the new one is complete. Stops at the
    /// first item that cannot be written.
    static func replace(_ files: [URL], with items: [SharedItem]) throws {
        for (item, file) in zip(items, files) {
            let draft = file.deletingLastPathComponent().appendingPathComponent(".velarium-\(UUID().uuidString)")
            do {
                try write(item, to: draft)
                guard rename(draft.path, file.path) == 0 else { throw Failure.cannotReplace }
            } catch {
                try? FileManager.default.removeItem(at: draft)
                throw error
            }
        }
    }

    /// The names that `items` propose, each of them once.
    static func names(of items: [SharedItem]) -> [String] {
        items.reduce(into: []) { names, item in
            let name = FileName(of: item)
            var number = 1
            while names.contains(name.text(number)) { number += 1 }
            names.append(name.text(number))
        }
    }

    private static func write(_ item: SharedItem, to file: URL) throws {
        switch item {
        case .text(let text): try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        case .image(let image):
            guard let data = image.pngData() else { throw Failure.emptyImage }
            try data.write(to: file, options: .withoutOverwriting)
        case .url(let url) where url.isFileURL: try FileManager.default.copyItem(at: url, to: file)
        case .url(let url):
            let text = "[InternetShortcut]\r\nURL=\(url.absoluteString)\r\n"
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        }
    }
}

/// The name that a shared item proposes for its file.
@MainActor private struct FileName {
    private let stem: String
    private let ending: String

    init(of item: SharedItem) {
        let name: String
        switch item {
        case .text: (name, ending) = (SystemText.plainText.localized, "txt")
        case .image: (name, ending) = (SystemText.image.localized, "png")
        case .url(let url) where url.isFileURL:
            (name, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        case .url(let url): (name, ending) = (url.host ?? SystemText.link.localized, "url")
        }
        stem = name.replacingOccurrences(of: "/", with: ":")
    }

    /// `name.ending`, or `name 2.ending`, `name 3.ending` …
    func text(_ number: Int) -> String {
        let numbered = number == 1 ? stem : "\(stem) \(number)"
        return ending.isEmpty ? numbered : "\(numbered).\(ending)"
    }
}
