import Foundation
import UIKitCore

/// Shows the results of a search.
@available(*, unavailable, message: "Retired with iOS 8. Use a UISearchController.")
@MainActor open class UISearchDisplayController: NSObject {}

/// A notification at a time.
@available(*, unavailable, message: "There are no notifications outside of the app. Show a view in a window.")
@MainActor open class UILocalNotification: NSObject {}

/// What notifications the user allows.
@available(*, unavailable, message: "There are no notifications outside of the app. Leave the request out.")
@MainActor open class UIUserNotificationSettings: NSObject {}
