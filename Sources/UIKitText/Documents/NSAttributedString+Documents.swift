import UIKitCore

/// Reading formatted text of files.
extension NSAttributedString {
    /// The kind of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public var rawValue: String
        /// The kind with this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML: paragraphs, headings, lists, links, fonts, colors, and styles of elements and classes.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// What tells how to read a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public var rawValue: String
        /// The option with this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `DocumentType`. Default: HTML for data that begins with `<`, otherwise plain text.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`. Default: what the document tells, otherwise UTF-8 for plain text and
        /// Windows Latin 1 for HTML.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// A dictionary of the attributes of text without attributes of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads formatted text.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: How to read it.
    ///   - dict: Gets the attributes of the document: `DocumentType`.
    /// - Throws: An error of Foundation, if the kind is not plain text or HTML, or the bytes are not of the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(data, options: options)
        dict?.pointee = ["DocumentType": document.type.rawValue] as NSDictionary
        self.init(attributedString: document.text)
    }

    /// Reads the formatted text of a file.
    ///
    /// - Throws: An error of Foundation, if the file cannot be read, as well as for its content.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}

/// A document that has been read.
private struct TextDocument {
    let type: NSAttributedString.DocumentType
    let text: NSAttributedString

    init(_ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let asked = options[.documentType]
        let known =
            asked as? NSAttributedString.DocumentType
            ?? (asked as? String).map(NSAttributedString.DocumentType.init(rawValue:))
        type = known ?? (data.first == UInt8(ascii: "<") ? .html : .plain)
        guard type == .html || type == .plain else { throw CocoaError(.fileReadUnknown) }
        let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? options[.characterEncoding] as? UInt
        guard let string = TextDocument.string(data, encoding.map(String.Encoding.init(rawValue:)), type) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        text =
            type == .html
            ? HTMLTextBuilder.text(of: string, defaults: defaults)
            : NSAttributedString(string: string, attributes: defaults)
    }

    private static func string(
        _ data: Data, _ encoding: String.Encoding?, _ type: NSAttributedString.DocumentType
    ) -> String? {
        if let encoding { return String(data: data, encoding: encoding) }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        if type == .plain || head.contains("charset=utf-8") || head.contains("charset=\"utf-8\"") {
            return String(data: data, encoding: .utf8)
        }
        return String(data: data, encoding: .windowsCP1252) ?? String(data: data, encoding: .utf8)
    }
}
