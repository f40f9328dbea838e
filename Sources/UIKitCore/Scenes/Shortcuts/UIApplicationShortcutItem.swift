/// A shortcut that the home screen offers for the app.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
    /// What the app tells its shortcuts apart by.
    open private(set) var type: String
    /// The title.
    open private(set) var localizedTitle: String
    /// The text below the title; nil for none.
    open private(set) var localizedSubtitle: String?
    /// The icon; nil for none.
    open private(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app.
    open private(set) var userInfo: [String: any NSSecureCoding]?

    /// Creates a shortcut with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Creates a shortcut.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }
}
