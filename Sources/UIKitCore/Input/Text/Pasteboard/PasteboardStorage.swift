import UIFoundation

/// The content of a pasteboard, which all `UIPasteboard` objects of its name share.
@MainActor final class PasteboardStorage {
    let name: UIPasteboard.Name
    /// The host whose clipboard the general pasteboard is; nil for the app's own pasteboards.
    private let host: (any Host)?
    private var content: [PasteboardItem] = []
    private var expirationDate: Date?
    private var lastText: String?
    private(set) var changeCount = 0

    init(name: UIPasteboard.Name, host: (any Host)? = nil) {
        self.name = name
        self.host = host
    }

    /// The items, after a text of another app has replaced them and without those that have expired.
    var items: [PasteboardItem] {
        if let expirationDate, expirationDate <= Date() { replace(with: [], expirationDate: nil) }
        if let host, host.clipboardText != lastText {
            lastText = host.clipboardText
            content = lastText.map { [PasteboardItem($0, .text)] } ?? []
            expirationDate = nil
            changeCount += 1
        }
        return content
    }

    /// Replaces the items. The desktop's clipboard gets their texts, one in each line.
    func replace(with items: [PasteboardItem], expirationDate: Date?) {
        content = items
        self.expirationDate = expirationDate
        changeCount += 1
        guard let host else { return }
        let texts = items.compactMap(\.text)
        lastText = texts.isEmpty ? nil : texts.joined(separator: "\n")
        host.clipboardText = lastText
        // The clipboard may keep another form of the text.
        lastText = host.clipboardText
    }
}
