/// The content of a pasteboard, which all pasteboard objects of its name share.
@MainActor package final class PasteboardStorage {
    /// Reads and writes the text of the desktop's clipboard.
    package typealias Clipboard = (read: () -> String?, write: (String?) -> Void)

    package let name: String
    /// The clipboard that the general pasteboard is; nil for the app's own pasteboards.
    private let clipboard: Clipboard?
    private var content: [PasteboardItem] = []
    private var expirationDate: Date?
    private var lastText: String?
    package private(set) var changeCount = 0

    package init(name: String, clipboard: Clipboard? = nil) {
        self.name = name
        self.clipboard = clipboard
    }

    /// The items, after a text of another app has replaced them and without those that have expired.
    package var items: [PasteboardItem] {
        if let expirationDate, expirationDate <= Date() { replace(with: [], expirationDate: nil) }
        if let clipboard, clipboard.read() != lastText {
            lastText = clipboard.read()
            content = lastText.map { [PasteboardItem($0, .text)] } ?? []
            expirationDate = nil
            changeCount += 1
        }
        return content
    }

    /// Replaces the items. The desktop's clipboard gets their texts, one in each line.
    package func replace(with items: [PasteboardItem], expirationDate: Date?) {
        content = items
        self.expirationDate = expirationDate
        changeCount += 1
        guard let clipboard else { return }
        let texts = items.compactMap(\.text)
        lastText = texts.isEmpty ? nil : texts.joined(separator: "\n")
        clipboard.write(lastText)
        // The clipboard may keep another form of the text.
        lastText = clipboard.read()
    }
}
