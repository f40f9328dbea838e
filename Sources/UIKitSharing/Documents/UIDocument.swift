import Foundation
import UIKitCore

/// A file with a state: what is in it is loaded, changed and saved.
///
/// Override `load(fromContents:ofType:)` and `contents(forType:)`. Files are read and written on the main thread;
/// completion handlers are called on the main queue afterwards. A document with unsaved changes is saved when it is closed and
/// when the app resigns active.
@preconcurrency @MainActor open class UIDocument: NSObject {
    /// Creates a document for a file, which need not exist. Nothing is read.
    public init(fileURL url: URL) {
        precondition(url.isFileURL, "UIDocument needs the URL of a file, not \(url.absoluteString).")
        fileURL = url
        super.init()
        resigning = DocumentObservation(of: UIApplication.willResignActiveNotification) { [weak self] in
            self?.autosave(completionHandler: nil)
        }
    }

    /// The file.
    open private(set) var fileURL: URL
    /// The name for users: that of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type of the file: its extension, which stands for Apple's type identifier; nil without one.
    open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    /// The type in which the document is saved. Default: `fileType`.
    open var savingFileType: String? { fileType }
    /// When the file was last written, as far as the document knows; nil before it is opened or saved.
    open var fileModificationDate: Date?
    /// Whether the document is open and can be edited. A new document is closed.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }

    private var resigning: DocumentObservation?
    /// The changes since the document was saved: undone ones count less.
    private var changeCount = 0

    // MARK: Opening and closing

    /// Reads the file and loads its contents. The handler learns whether that succeeded; a document that is open, or is not
    /// closed yet, is not opened again.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        guard documentState.contains(.closed) else { return report(false, to: completionHandler) }
        do {
            try read(from: fileURL)
            changeCount = 0
            fileModificationDate = UIDocument.modificationDate(of: fileURL)
            documentState = []
            report(true, to: completionHandler)
        } catch {
            handleError(error, userInteractionPermitted: true)
            report(false, to: completionHandler)
        }
    }

    /// Saves unsaved changes and closes the document. It stays open, with an error, if they cannot be saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else { return report(true, to: completionHandler) }
        let isSaved = !hasUnsavedChanges || write(to: fileURL, for: .forOverwriting)
        if isSaved { documentState = .closed }
        report(isSaved, to: completionHandler)
    }

    /// Loads the contents of `url` in place of the present ones, whose changes are lost.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        documentState.insert(.editingDisabled)
        var isLoaded = true
        do {
            try read(from: url)
            changeCount = 0
            usedUndoManager?.removeAllActions()
        } catch {
            isLoaded = false
            handleError(error, userInteractionPermitted: true)
        }
        documentState.remove(.editingDisabled)
        enableEditing()
        report(isLoaded, to: completionHandler)
    }

    /// Called before the document changes by itself: do not let the user edit. The default does nothing.
    open func disableEditing() {}
    /// Called when the user may edit again. The default does nothing.
    open func enableEditing() {}

    // MARK: Reading

    /// Reads a file and loads what it contains. Override it for files that are not read as data.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: url.pathExtension.isEmpty ? nil : url.pathExtension)
    }

    /// Shows what the file contains. Override it; the default loads nothing.
    ///
    /// - Parameter contents: A `Data`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    // MARK: Saving

    /// What to write: a `Data`. Override it; the default throws.
    open func contents(forType typeName: String) throws -> Any {
        misuse("-[\(type(of: self)) contentsForType:error:] must be overridden.", raises: true)
        throw CocoaError(.fileWriteUnknown)
    }

    /// Writes the contents to `url`, which is the document's file afterwards. A new document is open then.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        report(write(to: url, for: saveOperation), to: completionHandler)
    }

    /// Saves unsaved changes. Without any, or in a closed document, nothing is written, which counts as success.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges, !documentState.contains(.closed) else { return report(true, to: completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    private func write(to url: URL, for operation: SaveOperation) -> Bool {
        let token = changeCountToken(for: operation)
        do {
            let attributes = try fileAttributesToWrite(to: url, for: operation)
            let contents = try contents(forType: savingFileType ?? "")
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            return false
        }
        fileURL = url
        fileModificationDate = UIDocument.modificationDate(of: url)
        updateChangeCount(withToken: token, for: operation)
        documentState.subtract([.savingError, .closed])
        return true
    }

    /// Writes the contents to a new file, which then replaces the one at `url`: an error leaves that as it was.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        let name = ".\(url.lastPathComponent)-\(UUID().uuidString)"
        let temporary = url.deletingLastPathComponent().appendingPathComponent(name)
        defer { try? FileManager.default.removeItem(at: temporary) }
        try writeContents(contents, to: temporary, for: saveOperation, originalContentsURL: fileURL)
        let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) { result, entry in
            if let key = entry.key as? FileAttributeKey { result[key] = entry.value }
        }
        if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: temporary.path) }
        guard rename(temporary.path, url.path) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
    }

    /// Writes the contents, a `Data`, to a file that does not exist. Override it for other contents; these throw here.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else {
            misuse("The default implementation of UIDocument writes Data, not \(type(of: contents)).", raises: true)
            throw CocoaError(.fileWriteUnknown)
        }
        try data.write(to: url)
    }

    /// The attributes of the file to write, by `FileAttributeKey`. Default: none.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// The extension of a file of a type. Default: that of the document's file.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        fileURL.pathExtension
    }

    /// Runs `block`, which accesses the file, after the present call.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { report(to: block) }

    // MARK: Changes

    /// Whether there are changes that are not saved.
    open var hasUnsavedChanges: Bool { changeCount != 0 }

    /// Counts a change. The undo manager's changes count themselves.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }

    /// The changes up to now, which are saved by what begins now.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }

    /// Takes the changes of a token for saved: those since then remain unsaved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changeCount -= changeCountToken as? Int ?? changeCount
    }

    /// The undo manager of the document's changes, created when it is first read. What it does, undoes and redoes counts
    /// as a change; with a manager of the app's own, call `updateChangeCount(_:)`.
    open var undoManager: UndoManager! {
        get {
            if let usedUndoManager { return usedUndoManager }
            let manager = DocumentUndoManager { [weak self] in self?.updateChangeCount($0) }
            usedUndoManager = manager
            return manager
        }
        set { usedUndoManager = newValue }
    }

    private var usedUndoManager: UndoManager?

    // MARK: Errors

    /// Called when the file cannot be read or written. The default tells the log.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Log.line("UIDocument \(fileURL.lastPathComponent): \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }

    /// Called at the end of `handleError(_:userInteractionPermitted:)`. The default does nothing.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// Called when an error can no longer be shown. The default does nothing.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    private func report(_ success: Bool, to handler: ((Bool) -> Void)?) {
        guard let handler else { return }
        report { handler(success) }
    }

    private func report(to block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }

    private static func modificationDate(of url: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }
}
