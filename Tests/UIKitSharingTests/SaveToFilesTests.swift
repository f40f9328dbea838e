import Foundation
import HeadlessHost
import Testing
import UIKitControls
import UIKitCore
import UIKitSharing
import VelariumTesting

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

    // MARK: The desktop's dialog

    /// A phone whose desktop has a dialog for files, which is open.
    private func askDesktop(_ items: [Any]) throws -> (SharingFixture, AnsweringFileSaver) {
        let fixture = SharingFixture()
        let saver = AnsweringFileSaver()
        let host = try #require(fixture.device.system.host as? HeadlessHost)
        host.fileSaver = saver
        fixture.device.system.changeSettings { [folder] in $0.documentsFolder = folder.path }
        try fixture.share(items)
        try fixture.device.tap("Save to Files")
        try fixture.device.settle()
        return (fixture, saver)
    }

    @Test func theDesktopsDialogIsAskedWhereThereIsOne() throws {
        let image = try #require(UIImage(systemName: "star"))
        let (fixture, saver) = try askDesktop(["a", "b", image])

        #expect(
            saver.requests == [
                FileSaveRequest(
                    title: "Save to Files", acceptLabel: "Save",
                    names: ["Plain Text.txt", "Plain Text 2.txt", "Image.png"], folder: folder.path)
            ])
        try fixture.device.expect("Cancel", is: .gone)

        saver.answer(.files(["x.txt", "y.txt", "z.png"].map(folder.appendingPathComponent)))
        try fixture.device.settle()

        #expect(files == ["x.txt", "y.txt", "z.png"])
        #expect(fixture.reports == ["com.apple.DocumentManagerUICore.SaveToFiles true gone"])
    }

    @Test func aFileThatTheUserAgreedToReplaceIsReplaced() throws {
        let file = folder.appendingPathComponent("note.txt")
        try Data("old".utf8).write(to: file)
        let (fixture, saver) = try askDesktop(["new"])

        saver.answer(.files([file]))
        try fixture.device.settle()

        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(files == ["note.txt"])
    }

    @Test func cancelingTheDesktopsDialogLeadsBackToTheSheet() throws {
        let (fixture, saver) = try askDesktop(["Hello"])

        saver.answer(.canceled)
        try fixture.device.settle()

        #expect(fixture.reports == ["com.apple.DocumentManagerUICore.SaveToFiles false shown"])
        try fixture.device.tap("Copy")
        try fixture.device.settle()
        #expect(fixture.reports.last == "com.apple.UIKit.activity.CopyToPasteboard true gone")
    }

    @Test func aDesktopWithoutAWorkingDialogFallsBackOnTheAlert() throws {
        let (fixture, saver) = try askDesktop(["Hello"])

        saver.answer(.unavailable(reason: "the portal ended"))
        try fixture.device.settle()
        try fixture.device.tap("Save")
        try fixture.device.settle()

        #expect(files == ["Plain Text.txt"])
        #expect(fixture.reports == ["com.apple.DocumentManagerUICore.SaveToFiles true gone"])
    }

    @Test func aFileThatCannotBeWrittenIsAskedForAgainAndLosesNothing() throws {
        let (fixture, saver) = try askDesktop(["Hello"])
        let taken = folder.appendingPathComponent("taken")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)

        saver.answer(.files([taken]))
        try fixture.device.settle()

        try fixture.device.expect(.text("Nothing could be saved in “\(folder.path)”."), is: .visible)
        #expect(files == ["taken"])
    }

    @Test func aSheetThatIsDismissedClosesTheDesktopsDialog() throws {
        let (fixture, saver) = try askDesktop(["Hello"])

        fixture.page.dismiss(animated: false)
        try fixture.device.settle()

        #expect(saver.cancellations == 1)
        #expect(fixture.reports == ["com.apple.DocumentManagerUICore.SaveToFiles false gone"])
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
            UserFolders.folder("DOCUMENTS", in: "# x\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n", home: home)
                == "/home/ann/Dokumente")
        #expect(UserFolders.folder("DOCUMENTS", in: "XDG_DOCUMENTS_DIR=\"/data/doc\"", home: home) == "/data/doc")
        #expect(UserFolders.folder("DOCUMENTS", in: "XDG_DOCUMENTS_DIR=\"$HOME\"", home: home) == home)
        #expect(UserFolders.folder("DOCUMENTS", in: "XDG_DOCUMENTS_DIR=\"relative\"", home: home) == nil)
        #expect(UserFolders.folder("DOCUMENTS", in: "XDG_MUSIC_DIR=\"/m\"\nbroken", home: home) == nil)
        #expect(
            UserFolders.path(of: "DOCUMENTS", named: "Documents", environment: ["HOME": folder.path]) == folder.path)
    }
}

/// A desktop's dialog that the test answers.
@MainActor private final class AnsweringFileSaver: FileSaver, FileSaveDialog {
    private(set) var requests: [FileSaveRequest] = []
    private(set) var cancellations = 0
    private var completion: (@MainActor (FileSaveAnswer) -> Void)?

    func chooseFiles(
        for request: FileSaveRequest, completion: @escaping @MainActor (FileSaveAnswer) -> Void
    ) -> any FileSaveDialog {
        requests.append(request)
        self.completion = completion
        return self
    }

    func answer(_ answer: FileSaveAnswer) {
        completion?(answer)
        completion = nil
    }

    func cancel() {
        cancellations += 1
        completion = nil
    }
}
