import UIFoundation
import UIKitCore

/// The attributes that a text view gives its text.
struct TextViewAttributes {
    /// What was set for the whole text; nil for the defaults.
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    /// The attributes of text that is typed next.
    lazy var typing: [NSAttributedString.Key: Any] = base
    /// Whether those follow the text before the caret; not after the app has set them, until the caret moves.
    var typingFollowsText = true
    /// The attributes of links; nil for the tint color.
    var link: [NSAttributedString.Key: Any]?
    /// Whether marked text is shown.
    var marked = false

    /// The font of a text view without a font.
    @MainActor static var defaultFont: UIFont {
        // Not by `UIFont(name:size:)`, whose log line is for the app's own choice of a font.
        UIFont(descriptor: UIFontDescriptor(name: "Helvetica", size: 12), size: 12)
    }

    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    /// The attributes of a text that is set without attributes.
    var base: [NSAttributedString.Key: Any] {
        let font = font ?? MainActor.assumeIsolated { Self.defaultFont }
        var base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color ?? .label]
        if alignment != .natural { base[.paragraphStyle] = paragraphStyle }
        return base
    }
}

/// The objects behind a text view.
@MainActor enum TextViewParts {
    /// The container with its manager and storage; each is made if it is missing.
    static func complete(_ container: NSTextContainer?) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
        let container = container ?? NSTextContainer(size: .zero)
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil {
            manager.addTextContainer(container)
            manager.allowsNonContiguousLayout = true
        }
        let storage = manager.textStorage ?? NSTextStorage(string: "")
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (container, manager, storage)
    }
}

/// Ranges of Foundation as ranges of the engine.
package enum TextRanges {
    /// The range; empty at 0 for `NSNotFound` and negative numbers.
    package static func range(_ range: NSRange) -> Range<Int> {
        guard range.location >= 0, range.location != NSNotFound, range.length >= 0 else { return 0..<0 }
        let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
        return range.location..<(isTooFar ? Int.max : end)
    }
}

extension TextFragment {
    /// The text with all attributes.
    init(_ text: NSAttributedString) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append((range.length, attributes))
        }
        self.init(text.string, runs: runs)
    }
}
