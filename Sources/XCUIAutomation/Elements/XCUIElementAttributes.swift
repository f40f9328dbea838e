import CoreGraphics
import UIKitCore

/// What an element shows of itself.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
    /// The accessibility identifier; a navigation bar without one has its title. Empty without one.
    var identifier: String { get }
    /// Where the element is, in points of the screen, y down.
    var frame: CGRect { get }
    /// The value, which is a `String`: the text of a field (its placeholder while it is empty), "1" or "0" of a switch,
    /// "50%" of a slider. Empty for elements without one, such as static texts.
    var value: Any? { get }
    /// Always empty: only elements of macOS have titles.
    var title: String { get }
    /// The accessibility label. Empty without one.
    var label: String { get }
    /// The kind.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the user can operate the element.
    var isEnabled: Bool { get }
    /// The horizontal size class.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The vertical size class.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// What an empty field shows. Nil without one.
    var placeholderValue: String? { get }
    /// Whether the element is selected: a tab, a segment, a row.
    var isSelected: Bool { get }
    /// Whether the focus of a hardware keyboard or remote control is here. Always false: see
    /// `XCUIElement.typeText(_:)`.
    var hasFocus: Bool { get }
}

/// An element as it was when it was read, with everything inside.
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// What is inside, back to front.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes by their names, and those of the children.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What can give a snapshot.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding {
    /// Returns the element as it is now. Throws when there is none, or more than one.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// A size class of an element.
    public enum SizeClass: Int, Sendable {
        case unspecified, compact, regular

        init(_ sizeClass: UIUserInterfaceSizeClass) { self = SizeClass(rawValue: sizeClass.rawValue) ?? .unspecified }
    }

    /// The name of an attribute in a snapshot's dictionary.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let identifier = AttributeName(rawValue: "identifier")
        public static let frame = AttributeName(rawValue: "frame")
        public static let value = AttributeName(rawValue: "value")
        public static let title = AttributeName(rawValue: "title")
        public static let label = AttributeName(rawValue: "label")
        public static let elementType = AttributeName(rawValue: "elementType")
        public static let enabled = AttributeName(rawValue: "enabled")
        public static let selected = AttributeName(rawValue: "selected")
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
        public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
        public static let children = AttributeName(rawValue: "children")
    }
}
