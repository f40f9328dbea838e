import CoreGraphics

/// The clipboard for text and images. In a desktop window, text and URLs are on the desktop's clipboard; images stay in
/// this app.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    private let host: any Host
    private var lastText: String?

    /// The pasteboard for cut, copy and paste.
    open class var general: UIPasteboard {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIPasteboard requires a running app or a TestDevice. Create one first.")
        }
        return system.pasteboard
    }

    init(host: any Host) {
        self.host = host
        super.init()
    }

    /// How often the content has changed, as observed by this app.
    open private(set) var changeCount = 0

    /// The text on the pasteboard; nil when there is none. Setting it replaces the content.
    open var string: String? {
        get {
            let text = host.clipboardText
            if text != lastText {
                lastText = text
                pictures = []
                changeCount += 1
            }
            return text
        }
        set {
            pictures = []
            host.clipboardText = newValue
            lastText = newValue
            changeCount += 1
        }
    }

    /// Whether there is text.
    open var hasStrings: Bool { string != nil }

    /// The texts on the pasteboard, at most one. Setting several joins them with line breaks.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    // MARK: Images

    private var pictures: [UIImage] = []

    /// The first image on the pasteboard; nil for none. Setting it replaces the content.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images on the pasteboard; nil for none. Setting them replaces the content.
    open var images: [UIImage]? {
        get {
            // Another app's text replaces images.
            _ = string
            return pictures.isEmpty ? nil : pictures
        }
        set {
            string = nil
            pictures = newValue ?? []
        }
    }

    /// Whether there is an image.
    open var hasImages: Bool { images != nil }

    // MARK: URLs

    /// The URL on the pasteboard; nil when its text is no URL with a scheme. Setting it replaces the content with its text.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs on the pasteboard, one in each line; nil when a line is no URL with a scheme. Setting them replaces the
    /// content with their text.
    open var urls: [URL]? {
        get {
            let lines = (string ?? "").split(whereSeparator: \.isNewline)
            let found = lines.compactMap { URL(string: String($0)) }.filter { $0.scheme != nil }
            return found.isEmpty || found.count < lines.count ? nil : found
        }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// Whether there is a URL.
    open var hasURLs: Bool { urls != nil }
}
