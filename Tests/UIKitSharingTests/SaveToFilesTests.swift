import Foundation
import Testing
import UIKitControls
import VelariumTesting

@testable import UIKitCore
@testable import UIKitSharing

@MainActor @Suite final class SaveToFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("velarium-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var files: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    }

    @Test func savingWritesAFileIntoTheProposedFolder() throws {
        let fixture = SharingFixture()
        fixture.device.system.changeSettings { $0.documentsFolder = folder.path }
        try fixture.share(["Hello"])

        try fixture.device.tap("Save to Files")
        try fixture.device.settle()
        try fixture.device.tap("Save")
        try fixture.device.settle()

        #expect(files == ["Plain Text.txt"])
        #expect(fixture.reports == ["com.apple.DocumentManagerUICore.SaveToFiles true gone"])
        #expect(fixture.page.presentedViewController == nil)
    }

    @Test func aMissingFolderIsAskedForAgain() throws {
        let fixture = SharingFixture()
        let missing = folder.path + "/none"
        fixture.device.system.changeSettings { $0.documentsFolder = missing }
        try fixture.share(["Hello"])
        try fixture.device.tap("Save to Files")
        try fixture.device.settle()

        try fixture.device.tap("Save")
        try fixture.device.settle()
        try fixture.device.expect(.text("Nothing could be saved in “\(missing)”."), is: .visible)
        try fixture.device.tap("Cancel")
        try fixture.device.settle()

        #expect(files == [])
        #expect(fixture.reports == ["com.apple.DocumentManagerUICore.SaveToFiles false shown"])
        try fixture.device.expect("Copy", is: .visible)
    }

    @Test func filesThatExistAreKept() throws {
        let files = SharedItemFile(folder: folder)
        let link = try #require(URL(string: "https://example.org/a/b"))
        let image = try #require(UIImage(systemName: "star"))
        _ = TestDevice()

        _ = try files.write([.text("a"), .text("b"), .url(link), .image(image)])
        let own = folder.appendingPathComponent("Plain Text.txt")
        _ = try files.write([.url(own)])

        #expect(
            self.files == ["Image.png", "Plain Text 2.txt", "Plain Text 3.txt", "Plain Text.txt", "example.org.url"])
        #expect(try String(contentsOf: own, encoding: .utf8) == "a")
        let shortcut = try String(contentsOf: folder.appendingPathComponent("example.org.url"), encoding: .utf8)
        #expect(shortcut.contains("URL=https://example.org/a/b"))
    }

    @Test func theDesktopsFolderForDocumentsIsFound() {
        let home = "/home/ann"

        #expect(
            DocumentsFolder.documents(in: "# x\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n", home: home)
                == "/home/ann/Dokumente")
        #expect(DocumentsFolder.documents(in: "XDG_DOCUMENTS_DIR=\"/data/doc\"", home: home) == "/data/doc")
        #expect(DocumentsFolder.documents(in: "XDG_DOCUMENTS_DIR=\"$HOME\"", home: home) == home)
        #expect(DocumentsFolder.documents(in: "XDG_DOCUMENTS_DIR=\"relative\"", home: home) == nil)
        #expect(DocumentsFolder.documents(in: "XDG_MUSIC_DIR=\"/m\"\nbroken", home: home) == nil)
        #expect(DocumentsFolder.path(environment: ["HOME": folder.path]) == folder.path)
    }
}
