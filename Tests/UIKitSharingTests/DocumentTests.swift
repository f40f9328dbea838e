import Foundation
import Testing
import UIKitCore
import UIKitSharing
import VelariumTesting

/// Documents are read from and written to real files.
@MainActor @Suite final class DocumentTests {
    private let folder: URL
    private let file: URL
    private let document: NoteDocument

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("Shopping List.note")
        document = NoteDocument(fileURL: file)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var saved: String? { try? String(contentsOf: file, encoding: .utf8) }

    private func finished(_ call: (@escaping (Bool) -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { done in call { done.resume(returning: $0) } }
    }

    private func open() async throws {
        try Data("bread".utf8).write(to: file)
        try #require(await finished { self.document.open(completionHandler: $0) })
    }

    @Test func aNewDocumentIsClosedAndOpenAfterItIsSaved() async throws {
        #expect(document.documentState == .closed && document.fileModificationDate == nil)
        document.text = "milk"

        let success = await finished { self.document.save(to: self.file, for: .forCreating, completionHandler: $0) }

        #expect(success && saved == "milk" && document.documentState == .normal)
        #expect(document.fileModificationDate != nil && !document.hasUnsavedChanges)
        #expect(document.localizedName == "Shopping List" && document.fileType == "note")
    }

    @Test func openingLoadsTheFile() async throws {
        try await open()

        #expect(document.text == "bread" && document.documentState == .normal && !document.hasUnsavedChanges)
        #expect(await !finished { self.document.open(completionHandler: $0) })
    }

    @Test func aFileThatIsNotThereOrCannotBeLoadedLeavesTheDocumentClosed() async throws {
        #expect(await !finished { self.document.open(completionHandler: $0) })
        try Data([0xFF, 0xFE, 0xFD]).write(to: file)
        #expect(await !finished { self.document.open(completionHandler: $0) })

        #expect(document.documentState == .closed && document.errors.count == 2)
    }

    @Test func closingSavesChangesAndOnlyThose() async throws {
        try await open()
        document.text = "butter"
        let unchanged = await finished { self.document.close(completionHandler: $0) }
        #expect(unchanged && saved == "bread" && document.documentState == .closed)

        try #require(await finished { self.document.open(completionHandler: $0) })
        document.text = "eggs"
        document.updateChangeCount(.done)
        let changed = await finished { self.document.close(completionHandler: $0) }

        #expect(changed && saved == "eggs")
        #expect(await finished { self.document.close(completionHandler: $0) })
    }

    @Test func aFileThatCannotBeWrittenStaysAndTheDocumentTooWithItsChanges() async throws {
        try await open()
        document.updateChangeCount(.done)
        document.failure = CocoaError(.fileWriteOutOfSpace)

        #expect(await !finished { self.document.close(completionHandler: $0) })

        #expect(document.documentState == .savingError && document.hasUnsavedChanges && saved == "bread")
        document.failure = nil
        #expect(await finished { self.document.close(completionHandler: $0) })
        #expect(document.documentState == .closed && saved == "bread" && !document.errors.isEmpty)
    }

    @Test func nothingRemainsInTheFolderOfAWriteThatFails() async throws {
        try await open()
        let missing = folder.appendingPathComponent("missing/a.note")

        #expect(await !finished { self.document.save(to: missing, for: .forCreating, completionHandler: $0) })

        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Shopping List.note"])
        #expect(document.fileURL == file)
    }

    @Test func revertingLosesTheChanges() async throws {
        try await open()
        document.text = "cake"
        document.updateChangeCount(.done)

        let success = await finished { self.document.revert(toContentsOf: self.file, completionHandler: $0) }

        #expect(success && document.text == "bread" && !document.hasUnsavedChanges)
        #expect(document.editing == ["disabled", "enabled"] && document.documentState == .normal)
    }

    @Test func anAppThatResignsActiveSavesChanges() async throws {
        try await open()
        document.text = "rice"

        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        #expect(saved == "bread")
        document.updateChangeCount(.done)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)

        #expect(saved == "rice" && !document.hasUnsavedChanges)
    }

    @Test func aClosedDocumentIsNotSavedByItself() async {
        document.updateChangeCount(.done)

        #expect(await finished { self.document.autosave(completionHandler: $0) })
        #expect(saved == nil)
    }

    @Test func undoneChangesNeedNoSaving() async throws {
        try await open()
        let undo = try #require(document.undoManager)

        undo.registerUndo(withTarget: document) { document in
            undo.registerUndo(withTarget: document) { $0.text = "new" }
        }
        #expect(document.hasUnsavedChanges)
        undo.undo()
        #expect(!document.hasUnsavedChanges)
        undo.redo()
        #expect(document.hasUnsavedChanges)
    }

    @Test func aGroupIsOneChangeAndAnEmptyOneNone() async throws {
        try await open()
        let undo = try #require(document.undoManager)

        undo.beginUndoGrouping()
        undo.endUndoGrouping()
        #expect(!document.hasUnsavedChanges)
        undo.beginUndoGrouping()
        for _ in 0..<3 { undo.registerUndo(withTarget: document) { _ in } }
        undo.endUndoGrouping()
        undo.undo()

        #expect(!document.hasUnsavedChanges)
        undo.undo()
        #expect(!document.hasUnsavedChanges)
    }

    @Test func changesDuringASaveRemainUnsaved() {
        document.updateChangeCount(.done)
        let token = document.changeCountToken(for: .forOverwriting)
        document.updateChangeCount(.done)

        document.updateChangeCount(withToken: token, for: .forOverwriting)

        #expect(document.hasUnsavedChanges)
        document.updateChangeCount(.cleared)
        #expect(!document.hasUnsavedChanges)
    }

    @Test func changesOfTheStateAreNotified() async throws {
        var states: [UIDocument.State] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: document, queue: nil
        ) { [document] _ in
            MainActor.assumeIsolated { states.append(document.documentState) }
        }

        try await open()
        _ = await finished { self.document.close(completionHandler: $0) }

        #expect(states == [.normal, .closed])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func attributesOfTheFileAreSet() async throws {
        document.attributes = [FileAttributeKey.posixPermissions: 0o600]

        _ = await finished { self.document.save(to: self.file, for: .forCreating, completionHandler: $0) }

        let found = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(found == 0o600)
    }

    @Test func aDocumentWithoutContentsIsAMisuse() async {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let plain = UIDocument(fileURL: file)

        #expect(await !finished { plain.save(to: self.file, for: .forCreating, completionHandler: $0) })

        #expect(device.misuses.count == 1 && saved == nil)
    }
}

private final class NoteDocument: UIDocument {
    var text = ""
    var failure: (any Error)?
    var attributes: [AnyHashable: Any] = [:]
    private(set) var errors: [any Error] = []
    private(set) var editing: [String] = []

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    override func contents(forType typeName: String) throws -> Any {
        if let failure { throw failure }
        return Data(text.utf8)
    }

    override func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] {
        attributes
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
    override func disableEditing() { editing.append("disabled") }
    override func enableEditing() { editing.append("enabled") }
}
