/// The clipboard for text. In a desktop window it is the desktop's clipboard.
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
                changeCount += 1
            }
            return text
        }
        set {
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
}
