/// The icon of a shortcut of the app.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The name of the image, in the app's resources or among the system's symbols.
    package let imageName: String
    /// Whether it is one of the system's symbols.
    package let isSystemImage: Bool

    /// An icon from an image of the app, of which only the alpha matters.
    public init(templateImageName: String) {
        imageName = templateImageName
        isSystemImage = false
    }

    /// An icon from a symbol of the system.
    public init(systemImageName: String) {
        imageName = systemImageName
        isSystemImage = true
    }
}
