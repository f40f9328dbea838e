import CoreGraphics
import UIFoundation

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// The pasteboard called `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The pasteboard called `rawValue`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard for cut, copy and paste.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option for the items of a pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// The option called `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether the items stay on this device. They always do.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

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

/// The pasteboards of an app.
@MainActor final class Pasteboards {
    let general: UIPasteboard
    private var named: [UIPasteboard.Name: PasteboardStorage] = [:]

    init(host: any Host) {
        let storage = PasteboardStorage(name: .general, host: host)
        general = UIPasteboard(storage)
        named[.general] = storage
    }

    func storage(of name: UIPasteboard.Name, create: Bool) -> PasteboardStorage? {
        if let known = named[name] { return known }
        guard create else { return nil }
        let storage = PasteboardStorage(name: name)
        named[name] = storage
        return storage
    }

    /// Removes a pasteboard and returns it; nil for the general one and unknown names.
    func remove(_ name: UIPasteboard.Name) -> PasteboardStorage? {
        name == .general ? nil : named.removeValue(forKey: name)
    }

    /// A pasteboard with a name that no other has.
    func createWithUniqueName() -> PasteboardStorage {
        let name = UIPasteboard.Name("UIPasteboard-\(UUID().uuidString)")
        let storage = PasteboardStorage(name: name)
        named[name] = storage
        return storage
    }
}
