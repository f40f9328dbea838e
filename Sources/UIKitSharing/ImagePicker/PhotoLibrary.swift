import Foundation
import UIKitCore

/// The pictures of the machine's folder for pictures.
package struct PhotoLibrary {
    /// A picture in a file.
    package struct Picture: Equatable {
        package let url: URL
    }

    private let folder: String

    /// The library of a folder, by its path.
    package init(folder: String) { self.folder = folder }

    /// The library of the desktop's folder for pictures: what `user-dirs.dirs` says, otherwise `Pictures` in the home
    /// folder.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        folder = UserFolders.path(of: "PICTURES", named: "Pictures", environment: environment)
    }

    /// The library of the current system.
    @MainActor static var current: PhotoLibrary {
        UIKitSystem.current?.service(PhotoLibraryService.self).library ?? PhotoLibrary()
    }

    /// The name of the folder.
    package var name: String { (folder as NSString).lastPathComponent }

    /// The PNG and JPEG files directly in the folder, newest first; of the same age by name.
    package var pictures: [Picture] {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: url, includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles)) ?? []
        let dated = files.filter { ["png", "jpg", "jpeg"].contains($0.pathExtension.lowercased()) }.map { file in
            let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            return (file: file, date: values?.contentModificationDate ?? .distantPast)
        }
        let sorted = dated.sorted { left, right in
            left.date == right.date
                ? left.file.lastPathComponent < right.file.lastPathComponent : left.date > right.date
        }
        return sorted.map { Picture(url: $0.file) }
    }
}

/// The library of one system.
@MainActor package final class PhotoLibraryService: SystemService {
    /// Where pictures come from. Default: the desktop's folder for pictures.
    package var library = PhotoLibrary()

    package init(system: UIKitSystem) {}
}
