import Foundation
import UIKitCore

/// Shows a web page.
@available(*, unavailable, message: "Web pages are not shown. Show the text in a UITextView.")
@MainActor open class UIWebView: UIView {
    /// What the user did to leave a page.
    public enum NavigationType: Int, Sendable {
        /// The user tapped a link.
        case linkClicked
        /// The user submitted a form.
        case formSubmitted
        /// The user went back or forward.
        case backForward
        /// The user reloaded the page.
        case reload
        /// The user submitted a form again.
        case formResubmitted
        /// Something else.
        case other
    }
}

/// Receives what a web view does.
@available(*, unavailable, message: "Web pages are not shown. Show the text in a UITextView.")
@MainActor public protocol UIWebViewDelegate: NSObjectProtocol {}

/// Lets the user cut a video.
@available(*, unavailable, message: "There is no video. Leave it out.")
@MainActor open class UIVideoEditorController: UINavigationController {}

/// Lets the user choose a color.
@available(*, unavailable, message: "There is no picker for colors. Show swatches in a UICollectionView.")
@MainActor open class UIColorPickerViewController: UIViewController {}

/// Shows a color and lets the user choose another one.
@available(*, unavailable, message: "There is no picker for colors. Show the color in a UIButton.")
@MainActor open class UIColorWell: UIControl {}

/// Lets the user choose a font.
@available(
    *, unavailable,
    message: "There is no picker for fonts. List the names of UIFont.familyNames in a UITableView."
)
@MainActor open class UIFontPickerViewController: UIViewController {}

/// Shows the definition of a word.
@available(*, unavailable, message: "There is no dictionary. Leave it out.")
@MainActor open class UIReferenceLibraryViewController: UIViewController {}

/// Lets the user share a record.
@available(*, unavailable, message: "There is no iCloud. Share the file with a UIActivityViewController.")
@MainActor open class UICloudSharingController: UIViewController {}

extension UIImage {
    /// The picture as Core Image has it.
    @available(*, unavailable, message: "There is no Core Image. Read the pixels of cgImage.")
    public var ciImage: AnyObject? { nil }
}
