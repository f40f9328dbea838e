import Foundation
import UIKitCore

extension UIPasteboard {
    /// Posted when this app has changed a pasteboard, which is the object.
    nonisolated public class var changedNotification: Notification.Name {
        Notification.Name("UIPasteboardChangedNotification")
    }
    /// Posted when this app has removed a pasteboard, which is the object.
    nonisolated public class var removedNotification: Notification.Name {
        Notification.Name("UIPasteboardRemovedNotification")
    }
    /// The user info key of a change for the types that have been added, an array of strings.
    nonisolated public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
    /// The user info key of a change for the types that have been removed, an array of strings.
    nonisolated public class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

    /// The type of a text, URL, image or color whose own type is to be used.
    nonisolated public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
}
