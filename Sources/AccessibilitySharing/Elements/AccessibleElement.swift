import CoreGraphics

/// An object of the window as screen readers of the desktop see it: what was true when the tree was read.
package struct AccessibleElement: Sendable, Equatable {
    /// The same as long as the object is there.
    package var id: Int
    package var role: AccessibleRole
    package var name = ""
    /// What else is to be said: a value that has no other place, then the hint.
    package var description = ""
    package var states: Set<AccessibleState> = []
    /// In points of the window, y down.
    package var frame = CGRect.zero
    package var parent: Int
    /// In reading order.
    package var children: [Int] = []
    package var actions: [AccessibleAction] = []
    /// Nil for a value that is not numeric.
    package var range: ValueRange?
    /// Nil for what has no text that can be read by parts.
    package var text: AccessibleText?
    /// A BCP 47 tag; nil for the user's language.
    package var language: String?
    package var identifier: String?
    /// Its number among the items of a segmented control or tab bar, from 1, and how many there are.
    package var position: Position?

    package init(id: Int, role: AccessibleRole, parent: Int) {
        self.id = id
        self.role = role
        self.parent = parent
    }

    /// The number of the application, which contains the window.
    package static let application = 0
    /// The number of the window.
    package static let window = 1

    package struct Position: Sendable, Equatable {
        package var number: Int
        package var count: Int
    }

    /// A number and its limits.
    package struct ValueRange: Sendable, Equatable {
        package var value: Double
        package var minimum: Double
        package var maximum: Double
        /// The difference that one step of the user makes; 0 for none.
        package var step: Double
        package var isChangeable: Bool

        package init(value: Double, minimum: Double, maximum: Double, step: Double, isChangeable: Bool) {
            self.value = value
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
            self.isChangeable = isChangeable
        }
    }
}

/// What can be done with an object, beside setting its value and its text.
package enum AccessibleAction: Sendable, Equatable {
    case click, increment, decrement
    /// Leaves what is in front.
    case escape
    /// The action of the app at an index.
    case custom(Int, name: String)

    package var name: String {
        switch self {
        case .click: "click"
        case .increment: "increment"
        case .decrement: "decrement"
        case .escape: "escape"
        case .custom(_, let name): name
        }
    }
}
