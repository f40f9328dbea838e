public import UIKitCore

/// Something that the user can do with shared items. Subclasses appear in share sheets.
///
/// The controller asks `canPerform(withActivityItems:)` before it shows the activity. When the user chooses it, the
/// controller calls `prepare(withActivityItems:)`, and then presents `activityViewController`, or calls `perform()` if
/// that is nil. The activity ends with `activityDidFinish(_:)`.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Where a share sheet lists the activity.
    public enum Category: Int, Sendable {
        /// In the list of actions; in the row of apps.
        case action, share
    }

    /// The place in a share sheet. Default `action`.
    open class var activityCategory: Category { .action }

    /// Identifies the activity in completion handlers and exclusions. Default nil.
    open var activityType: ActivityType? { nil }
    /// The name in the share sheet, in the user's language. Default nil: an empty name.
    open var activityTitle: String? { nil }
    /// The icon in the share sheet. Template images are tinted. Default nil: none.
    open var activityImage: UIImage? { nil }
    /// The view controller in which the activity takes place. Default nil: `perform()` does it.
    open var activityViewController: UIViewController? { nil }

    /// Called once by `activityDidFinish(_:)`. Set by the controller that performs the activity.
    final var onFinish: (@MainActor (_ completed: Bool, _ error: (any Error)?) -> Void)?

    /// An activity that does nothing; for subclasses.
    public override init() {
        super.init()
    }

    /// Whether the activity can do something with these items. Called before it is shown. Default false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Gives the activity the items that the user shares. The default does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// Performs the activity, which calls `activityDidFinish(_:)` at the end, now or later. The default does nothing.
    open func perform() {}

    /// Ends the activity. Later calls have no effect.
    ///
    /// - Parameter completed: False if the user gave up.
    open func activityDidFinish(_ completed: Bool) { finish(completed, error: nil) }

    /// Whether `perform()` shows a dialog of the desktop, which takes the place of a controller. Default false.
    var showsDesktopDialog: Bool { false }

    /// Gives the activity up, because its share sheet has left the screen. The default does nothing.
    func cancel() {}

    /// Ends the activity with the reason for which it failed.
    func finish(_ completed: Bool, error: (any Error)?) {
        let report = onFinish
        onFinish = nil
        report?(completed, error)
    }
}

extension UIActivity {
    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name, usually in reverse domain notation.
        public let rawValue: String

        /// The type with this name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The type with this name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Apple's activities. Of these, share sheets here contain `copyToPasteboard`.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Posts to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Posts to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Makes an image the picture of a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saves images to the camera roll.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds a link to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens a book.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Draws on a PDF.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")

        /// Saves the items as files.
        static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    }
}
