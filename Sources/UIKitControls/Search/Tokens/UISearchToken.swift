import UIKitCore

/// A part of a search that is not text, such as a person: a symbol and a text in the search field.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token stands for in the app. Default nil.
    open var representedObject: Any?

    /// Creates a token.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
