/// What is cut, copied and pasted: text. In a window it is the desktop's clipboard.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    private let host: any Host
    private var lastText: String?

    /// The one that cut, copy and paste use.
    open class var general: UIPasteboard {
        guard let system = UIKitSystem.current else {
            preconditionFailure("UIPasteboard needs a running app or a TestDevice: make one first.")
        }
        return system.pasteboard
    }

    init(host: any Host) {
        self.host = host
        super.init()
    }

    /// How often the content has changed, as far as this app has seen.
    open private(set) var changeCount = 0

    /// The text on the pasteboard; nil when there is none. Setting it replaces all that was there.
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

    /// The texts on the pasteboard: one at most.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
}
