import QuartzCore

/// The items in the bar above a tablet's keyboard, beside the word that is typed: `responder.inputAssistantItem`.
///
/// There are no items of the system's own. Changes take effect when the keyboard is shown, or with `reloadInputViews()`.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the bar may be left out to save room. Default true. False shows it also for inputs without suggestions,
    /// if there are items.
    open var allowsHidingShortcuts = true

    /// The groups before the word that is typed, in the order of the reading direction. Default empty.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

    /// The groups after the word that is typed. Default empty.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    public override init() {
        super.init()
    }
}

extension UIResponder {
    /// The value of `inputAssistantItem`, made at first use.
    var ownAssistantItem: UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(self, UIResponder.assistantKey) as? UITextInputAssistantItem {
            return item
        }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, UIResponder.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }

    /// Its address identifies the associated object.
    private static let assistantKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
