import CoreGraphics
import Foundation
import PictureReport

/// Compares a set of pictures with an earlier one, file by file.
package struct PictureSetComparison: Sendable {
    /// The folder, in that of the new pictures, for copies of the earlier pictures that differ. The report is then
    /// complete without the earlier set.
    package static let earlierFolder = "comparison/earlier"
    /// The folder, in that of the new pictures, for pictures of the differences.
    package static let differenceFolder = "comparison/difference"

    private let folder: URL
    private let earlier: URL

    /// - Parameters:
    ///   - folder: The folder of the new pictures.
    ///   - earlier: The folder of the earlier ones, which have the same names.
    package init(of folder: URL, with earlier: URL) {
        self.folder = folder
        self.earlier = earlier
    }

    /// The entry for the picture `path`, relative to both folders: equal, changed, new or removed. A changed or removed
    /// picture has its earlier one copied, and a changed one its differences drawn.
    ///
    /// May be called on several threads, for different pictures.
    package func entry(for path: String, values: [String]) throws -> PictureReport.Entry {
        let new = try? Data(contentsOf: folder.appendingPathComponent(path))
        let old = try? Data(contentsOf: earlier.appendingPathComponent(path))
        var entry = PictureReport.Entry(
            values: values, status: .equal, picture: new == nil ? nil : path,
            size: (new ?? old).flatMap { .init(ofPNG: $0) })
        switch (new, old) {
        case (nil, nil): entry.status = .failed
        case (_?, nil): entry.status = .new
        case (nil, let old?):
            entry.status = .removed
            entry.reference = try write(old, to: Self.earlierFolder, path)
        case (let new?, let old?) where new != old: try compare(new, old, path, &entry)
        case (_?, _?): break
        }
        return entry
    }

    private func compare(_ new: Data, _ old: Data, _ path: String, _ entry: inout PictureReport.Entry) throws {
        guard let picture = try? CGImage(png: new).bitmap, let reference = try? CGImage(png: old).bitmap else {
            entry.status = .changed
            entry.note = "the earlier picture cannot be read"
            return
        }
        let comparison = PictureComparison(of: picture, with: reference)
        guard !comparison.isMatch else { return }
        entry.status = .changed
        entry.note = comparison.explanation
        entry.reference = try write(old, to: Self.earlierFolder, path)
        let difference = try CGImage(bitmap: comparison.makeDifferencePicture()).pngData()
        entry.difference = try write(difference, to: Self.differenceFolder, path)
    }

    private func write(_ bytes: Data, to part: String, _ path: String) throws -> String {
        let place = part + "/" + path
        let target = folder.appendingPathComponent(place)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: target)
        return place
    }
}
