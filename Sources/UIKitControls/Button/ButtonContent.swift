import UIKitCore

/// What a button shows in each state. A state without a value shows the value of `normal`.
struct ButtonContent {
    var titles = PerState<String>()
    var attributedTitles = PerState<NSAttributedString>()
    var titleColors = PerState<UIColor>()
    var titleShadowColors = PerState<UIColor>()
    var images = PerState<UIImage>()
    var backgroundImages = PerState<UIImage>()
}
