import Foundation
import PictureReport

/// Makes the pictures of a comparison those of the earlier set.
package struct Acceptance {
    private let folder: String
    private let earlier: String
    private let report: PictureReport

    /// Reads what a comparison of the pictures in `folder` with those in `earlier` has found.
    ///
    /// - Parameter command: What has taken the pictures, for messages, such as `--shoot`.
    package init(folder: String, earlier: String, command: String) throws(LaunchFailure) {
        guard let report = Self.report(in: folder) else {
            throw .usage(
                "There are no compared pictures in \"\(folder)\": take them with \(command) \(folder) "
                    + "--against \(earlier)."
            )
        }
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: earlier, isDirectory: &isFolder), isFolder.boolValue else {
            throw .usage("There is no folder \"\(earlier)\": give --against the folder of the earlier pictures.")
        }
        guard !report.entries.contains(where: { $0.status == .taken }) else {
            throw .usage(
                "The pictures in \"\(folder)\" were compared with none: take them with \(command) \(folder) "
                    + "--against \(earlier).")
        }
        self.folder = folder
        self.earlier = earlier
        self.report = report
    }

    private static func report(in folder: String) -> PictureReport? {
        let data = FileManager.default.contents(atPath: (folder as NSString).appendingPathComponent(Shoot.dataFile))
        return data.flatMap { PictureReport(json: $0) }
    }

    /// Copies new and changed pictures, removes the removed ones, and writes both pages again. Returns the summary.
    package func run() throws(LaunchFailure) -> String {
        do {
            for entry in report.entries { try accept(entry) }
        } catch {
            throw .environment("The pictures in \"\(earlier)\" cannot be changed: \(error.localizedDescription)")
        }
        let kept = Self.report(in: earlier)?.entries.filter { old in
            !report.entries.contains { $0.values == old.values && $0.status != .failed }
        }
        let accepted = report.entries.filter { $0.status != .removed && $0.status != .failed }
        try save(accepted.map { Self.entry($0, .taken) } + (kept ?? []), in: earlier)
        try save(
            report.entries.filter { $0.status != .removed }.map { $0.status == .failed ? $0 : Self.entry($0, .equal) },
            in: folder)
        let counts = [PictureReport.Status.changed, .new, .removed].map { "\(report.count(of: $0)) \($0.rawValue)" }
        return "Accepted in \(earlier): \(counts.joined(separator: ", "))."
    }

    private func accept(_ entry: PictureReport.Entry) throws {
        switch entry.status {
        case .changed, .new:
            guard let path = entry.picture else { return }
            let target = url(of: path, in: earlier)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: url(of: path, in: folder)).write(to: target, options: .atomic)
        case .removed:
            guard let path = entry.reference?.dropFirst(PictureSetComparison.earlierFolder.count + 1) else { return }
            let target = url(of: String(path), in: earlier)
            if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
        case .failed, .equal, .taken: return
        }
    }

    private func url(of path: String, in folder: String) -> URL {
        URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(path)
    }

    private func save(_ entries: [PictureReport.Entry], in folder: String) throws(LaunchFailure) {
        var saved = report
        saved.entries = entries
        saved.hint = nil
        try Shoot.save(saved, in: URL(fileURLWithPath: folder).standardizedFileURL.path)
    }

    private static func entry(_ entry: PictureReport.Entry, _ status: PictureReport.Status) -> PictureReport.Entry {
        PictureReport.Entry(values: entry.values, status: status, picture: entry.picture, size: entry.size)
    }
}
