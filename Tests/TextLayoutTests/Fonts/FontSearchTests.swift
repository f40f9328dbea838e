import Foundation
import Testing
import TextLayout

/// Fonts that are found by their families, as on systems whose files have other names.
@Suite struct FontSearchTests {
    /// A folder below which the fonts of this machine lie under names of their own.
    private final class OtherSystem {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

        /// - Parameter leftOut: The beginnings of the names of files that are not there.
        init(without leftOut: String...) throws {
            let files = FileManager.default
            let names = [
                "Inter-Regular.otf", "Inter-Bold.otf", "InterDisplay-Regular.otf", "NotoSansCJK-Regular.ttc",
                "NotoColorEmoji.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
                "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSerif-Regular.ttf",
                "DejaVuSansMono.ttf",
            ]
            for (index, name) in names.enumerated() where !leftOut.contains(where: name.hasPrefix) {
                let paths = FontFiles.defaultFolders.map { "\($0)/\(name)" }
                let path = try #require(paths.first { files.isReadableFile(atPath: $0) }, "\(name)")
                let folder = root.appendingPathComponent("vendor-\(index % 3)/more")
                try files.createDirectory(at: folder, withIntermediateDirectories: true)
                try files.createSymbolicLink(
                    atPath: folder.appendingPathComponent("\(index).\((name as NSString).pathExtension)").path,
                    withDestinationPath: path)
            }
        }

        deinit { try? FileManager.default.removeItem(at: root) }
    }

    private func faces(_ files: FontFiles) throws -> Set<String> {
        Set(InstalledFaces.list(in: try FontConfiguration.load(files)).map { "\($0.family) \($0.weightClass)" })
    }

    @Test func filesOfOtherNamesAreFoundByTheirFamilies() throws {
        let system = try OtherSystem()

        let files = try FontFiles(below: [system.root.path], twins: [], ofApp: [])

        #expect(files.accepted.count == 11)
        #expect(files.folders == (0..<3).map { "\(system.root.path)/vendor-\($0)/more" })
        let faces = try faces(files)
        #expect(faces.contains("Inter 700"))
        #expect(faces.contains("Inter Display 400"))
        #expect(faces.contains("Noto Sans CJK JP 400"))
    }

    @Test func interDisplayMayBeMissing() throws {
        let system = try OtherSystem(without: "InterDisplay")

        let faces = try faces(FontFiles(below: [system.root.path], twins: [], ofApp: []))

        #expect(faces.contains("Inter 400"))
        #expect(!faces.contains("Inter Display 400"))
    }

    @Test func aMissingFamilyIsNamedByDebiansFile() throws {
        let system = try OtherSystem(without: "NotoSansThai")

        let failure = #expect(throws: FontFailure.self) {
            try FontFiles(below: [system.root.path], twins: [], ofApp: [])
        }

        #expect(failure?.description.contains("The font NotoSansThai-Regular.ttf was not found") == true)
    }

    @Test func debiansFilesComeFirst() throws {
        let system = try OtherSystem()

        let files = try FontFiles.ofMachine(roots: [system.root.path])

        #expect(files == (try FontFiles()))
    }

    @Test func withoutDebiansFilesTheFamiliesAreSearched() throws {
        let system = try OtherSystem()

        let files = try FontFiles.ofMachine(candidates: ["/nowhere"], roots: [system.root.path], twins: [])

        #expect(files.accepted.allSatisfy { $0.hasPrefix(system.root.path) })
    }
}
