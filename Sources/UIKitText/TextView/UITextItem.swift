import UIFoundation
import UIKitCore

extension NSAttributedString.Key {
    /// A `String` of the app's own that makes the text a `UITextItem` in a text view that cannot be edited. It does not
    /// change how the text looks. Default: none.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

/// A link, an attachment or a tagged text in a text view that the user taps, or asks for a menu.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What an item is.
    public enum Content {
        /// The text of a link, with its destination.
        case link(URL)
        /// An attachment in the text.
        case textAttachment(NSTextAttachment)
        /// A text with the attribute `textItemTag`, and the value of that.
        case tag(String)
    }

    /// A menu for an item.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// Creates a configuration that shows `menu`.
        public init(menu: UIMenu) { self.menu = menu }
    }

    /// What the item is.
    public let content: Content
    /// The range of the item's text, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }

    /// The item at an offset of a text; nil for plain text. An attachment wins over a link, and a link over a tag.
    convenience init?(at offset: Int, of text: NSAttributedString) {
        guard offset >= 0, offset < text.length else { return nil }
        let whole = NSRange(location: 0, length: text.length)
        var range = NSRange(location: offset, length: 1)
        func value(_ key: NSAttributedString.Key) -> Any? {
            text.attribute(key, at: offset, longestEffectiveRange: &range, in: whole)
        }
        if let attachment = value(.attachment) as? NSTextAttachment {
            self.init(.textAttachment(attachment), range: range)
        } else if let link = UITextItem.url(value(.link)) {
            self.init(.link(link), range: range)
        } else if let tag = value(.textItemTag) as? String {
            self.init(.tag(tag), range: range)
        } else {
            return nil
        }
    }

    /// The item in traces.
    var summary: String {
        switch content {
        case .link(let url): "link \(url.absoluteString)"
        case .textAttachment: "attachment"
        case .tag(let tag): "tag \"\(tag)\""
        }
    }

    /// The menu without elements of the app: copying a link.
    var defaultMenu: UIMenu {
        guard case .link(let url) = content else { return UIMenu(children: []) }
        let copy = UIAction(title: SystemText.copy.localized) { _ in UIPasteboard.general.string = url.absoluteString }
        return UIMenu(children: [copy])
    }

    /// The destination in the value of the attribute `link`, a `URL` or a `String`.
    private static func url(_ value: Any?) -> URL? {
        value as? URL ?? (value as? String).flatMap(URL.init(string:))
    }
}
