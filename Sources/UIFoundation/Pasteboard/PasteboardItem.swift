import CoreGraphics

/// One thing on a pasteboard, in one or several representations.
package struct PasteboardItem {
    /// The kinds of values that a pasteboard converts.
    package enum Kind: CaseIterable {
        case text, url, image, color

        /// The types of this kind, the usual one first.
        package var types: [String] {
            switch self {
            case .text: ["public.utf8-plain-text", "public.text", "public.plain-text"]
            case .url: ["public.url"]
            case .image: ["public.png", "public.jpeg", "public.image"]
            case .color: ["com.apple.uikit.color"]
            }
        }

        /// The kind of a value; nil for data and other objects.
        package init?(of value: Any) {
            switch value {
            case is String: self = .text
            case is URL: self = .url
            case is UIImage: self = .image
            case is UIColor: self = .color
            default: return nil
            }
        }
    }

    /// The values by type.
    package private(set) var representations: [String: Any]

    /// An item with these values. A value with the automatic type gets the type of its kind; data and objects of no known
    /// kind do not, and are left out.
    package init(_ representations: [String: Any], automaticType: String) {
        self.representations = representations
        guard let value = self.representations.removeValue(forKey: automaticType) else { return }
        if let type = Kind(of: value)?.types.first { self.representations[type] = value }
    }

    /// An item with one value of a known kind.
    package init(_ value: Any, _ kind: Kind) { representations = [kind.types[0]: value] }

    /// The types in the order of their names.
    package var types: [String] { representations.keys.sorted() }

    private func first<Value>(_ kind: Kind, _ convert: (Any) -> Value?) -> Value? {
        for type in kind.types {
            if let value = representations[type].flatMap(convert) { return value }
        }
        return nil
    }

    /// The text of the item, or of its URL.
    package var text: String? {
        first(.text) { $0 as? String ?? ($0 as? Data).flatMap { String(data: $0, encoding: .utf8) } }
            ?? first(.url, PasteboardItem.url)?.absoluteString
    }

    /// The URL of the item, or its text as a URL when that has a scheme.
    package var url: URL? {
        first(.url, PasteboardItem.url)
            ?? first(.text) { $0 as? String }.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 }
    }

    private static func url(_ value: Any) -> URL? {
        let text = value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
        return value as? URL ?? text.flatMap(URL.init(string:))
    }

    package var image: UIImage? { first(.image) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
    package var color: UIColor? { first(.color) { $0 as? UIColor } }

    /// The value of a type as data: texts in UTF-8, images in the type's format. Nil for other objects.
    package func data(_ type: String) -> Data? {
        switch representations[type] {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.pngData()
        default: nil
        }
    }
}
