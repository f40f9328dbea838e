import Foundation

extension UIDocument {
    /// What happened to the document's changes.
    public enum ChangeKind: Int, Sendable {
        /// A change.
        case done
        /// A change was undone.
        case undone
        /// An undone change was done again.
        case redone
        /// All changes are saved or given up.
        case cleared
    }

    /// Why a document is saved.
    public enum SaveOperation: Int, Sendable {
        /// For the first time.
        case forCreating
        /// Over the file that is there.
        case forOverwriting
    }

    /// Whether a document is open, and what hinders editing and saving.
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A state with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, and nothing hinders editing.
        public static let normal: State = []
        /// Not open.
        public static let closed = State(rawValue: 1 << 0)
        /// There are several versions of the file. Never set, because files are local.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last attempt to save failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user must not edit now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The file is being loaded, with progress. Never set, because files are local.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Posted when `documentState` changes, with the document as object.
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
}
