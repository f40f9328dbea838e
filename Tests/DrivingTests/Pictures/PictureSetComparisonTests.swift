import CoreGraphics
import Driving
import Foundation
import PictureReport
import Testing

/// Two sets of pictures, file by file.
@Suite struct PictureSetComparisonTests {
    /// A folder with a new set and an earlier one.
    private final class Sets {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        var new: URL { root.appendingPathComponent("new") }
        var earlier: URL { root.appendingPathComponent("earlier") }

        deinit { try? FileManager.default.removeItem(at: root) }

        /// Writes a picture of 20 by 10 pixels of one gray, but for one white pixel if `hasDot`.
        func write(_ gray: UInt8, to file: String, in folder: URL, hasDot: Bool = false) throws {
            let bitmap = Bitmap(width: 20, height: 10)
            memset(bitmap.pixels, Int32(gray), 20 * 10 * 4)
            for index in 0..<200 { bitmap.pixels.storeBytes(of: 255, toByteOffset: index * 4 + 3, as: UInt8.self) }
            if hasDot { memset(bitmap.pixels, 255, 4) }
            let target = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try CGImage(bitmap: bitmap).pngData().write(to: target)
        }

        func entry(_ path: String) throws -> PictureReport.Entry {
            try PictureSetComparison(of: new, with: earlier).entry(for: path, values: ["a"])
        }

        func contains(_ path: String?) -> Bool {
            path.map { FileManager.default.fileExists(atPath: new.appendingPathComponent($0).path) } ?? false
        }
    }

    @Test func equalPicturesLeaveNothingBehind() throws {
        let sets = Sets()
        try sets.write(0, to: "phone/a.png", in: sets.new)
        try sets.write(0, to: "phone/a.png", in: sets.earlier)

        let entry = try sets.entry("phone/a.png")

        #expect(
            entry
                == .init(
                    values: ["a"], status: .equal, picture: "phone/a.png", size: .init(width: 20, height: 10)))
        #expect(!sets.contains("comparison"))
    }

    @Test func aDifferenceBelowTheToleranceIsNone() throws {
        let sets = Sets()
        try sets.write(100, to: "a.png", in: sets.new)
        try sets.write(110, to: "a.png", in: sets.earlier)

        #expect(try sets.entry("a.png").status == .equal)
    }

    @Test func aChangedPictureHasTheEarlierOneAndTheDifferenceBesideIt() throws {
        let sets = Sets()
        try sets.write(0, to: "phone/a.png", in: sets.new, hasDot: true)
        try sets.write(0, to: "phone/a.png", in: sets.earlier)

        let entry = try sets.entry("phone/a.png")

        #expect(entry.status == .changed)
        #expect(entry.note?.hasPrefix("differs in 1 of 200 pixels") == true)
        #expect(entry.reference == "comparison/earlier/phone/a.png")
        #expect(entry.difference == "comparison/difference/phone/a.png")
        #expect(sets.contains(entry.reference) && sets.contains(entry.difference))
    }

    @Test func aPictureOfOneSetOnlyIsNewOrRemoved() throws {
        let sets = Sets()
        try sets.write(0, to: "a.png", in: sets.new)
        try sets.write(0, to: "b.png", in: sets.earlier)

        let entries = try ["a.png", "b.png", "c.png"].map { try sets.entry($0) }

        #expect(entries.map(\.status) == [.new, .removed, .failed])
        #expect(entries[1].picture == nil)
        #expect(sets.contains(entries[1].reference))
    }

    @Test func anEarlierFileThatIsNoPictureIsADifference() throws {
        let sets = Sets()
        try sets.write(0, to: "a.png", in: sets.new)
        try FileManager.default.createDirectory(at: sets.earlier, withIntermediateDirectories: true)
        try Data("text".utf8).write(to: sets.earlier.appendingPathComponent("a.png"))

        let entry = try sets.entry("a.png")

        #expect(entry.status == .changed)
        #expect(entry.note == "the earlier picture cannot be read")
    }
}
