/// The launch screen that `UILaunchScreen` of an `Info.plist` describes.
package struct LaunchScreenDescription: Equatable {
    /// The background, a color of the app's catalogs; nil for the system's background.
    package let colorName: String?
    /// The image in the middle; nil for none.
    package let imageName: String?
    /// Whether the image stays in the safe area. Default false.
    package let imageRespectsSafeArea: Bool
    /// Whether an empty navigation bar is shown.
    package let hasNavigationBar: Bool
    /// Whether an empty tab bar is shown.
    package let hasTabBar: Bool
    /// Whether an empty toolbar is shown.
    package let hasToolbar: Bool

    /// The values of the dictionary. Those of other types than Apple documents are ignored.
    init(_ values: [String: Any]) {
        colorName = values["UIColorName"] as? String
        imageName = values["UIImageName"] as? String
        imageRespectsSafeArea = values["UIImageRespectsSafeAreaInsets"] as? Bool ?? false
        hasNavigationBar = values["UINavigationBar"] != nil
        hasTabBar = values["UITabBar"] != nil
        hasToolbar = values["UIToolbar"] != nil
    }
}
