import Foundation
import Testing
import TextLayout

@Suite struct AppFontTests {
    @Test func aFontFileOfTheAppIsLoadedFromItsFolder() throws {
        let inter = try #require(
            FontFiles.defaultFolders.map { $0 + "/Inter-Regular.otf" }.first { access($0, R_OK) == 0 })
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("velarium-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appendingPathComponent("Brand.otf").path
        try FileManager.default.copyItem(atPath: inter, toPath: copy)

        let usual = try faces(FontFiles(ofApp: []))
        let more = try faces(FontFiles(ofApp: [copy, folder.path + "/Missing.otf"]))

        #expect(more.count == usual.count + 1)
        #expect(more.filter { $0.postScriptName == "Inter-Regular" }.count == 2)
    }

    private func faces(_ files: FontFiles) throws -> [TextFont.InstalledFace] {
        // fontconfig keeps the configuration as the process's current one.
        InstalledFaces.list(in: try FontConfiguration.load(files))
    }
}
