import Foundation

/// A `file:` URI as desktops write it, with escaped bytes.
package struct FileURI {
    private let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// The file; nil for other schemes, other computers, relative paths and broken escapes.
    package var url: URL? {
        guard let path else { return nil }
        return URL(fileURLWithPath: path)
    }

    private var path: String? {
        guard text.lowercased().hasPrefix("file://") else { return nil }
        let rest = text.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        guard ["", "localhost"].contains(rest[..<slash].lowercased()) else { return nil }
        return rest[slash...].prefix { $0 != "?" && $0 != "#" }.removingPercentEncoding
    }
}

extension Substring {
    fileprivate var removingPercentEncoding: String? { String(self).removingPercentEncoding }
}
