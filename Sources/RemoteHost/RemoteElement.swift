import CoreGraphics

/// What assistive technology reaches on the screen, as the other program is told of it.
package struct RemoteElement: Encodable, Equatable {
    /// What it is, in the words of WAI-ARIA.
    package enum Role: String, Encodable, CaseIterable {
        case button, link, heading, image = "img", textField = "textbox", searchField = "searchbox", slider, tab
        case toggle = "switch", text = "note"
    }

    /// The same as long as the element is there.
    package var id: Int
    package var role: Role
    package var name: String
    package var value: String?
    package var hint: String?
    /// In points of the screen.
    package var x, y, width, height: Double
    /// Nil for what cannot be on or off.
    package var isOn: Bool?
    package var isSelected = false
    package var isDisabled = false
    package var isMultiline = false
    /// A BCP 47 tag; nil for the app's language.
    package var language: String?

    package init(id: Int, role: Role, name: String, frame: CGRect) {
        self.id = id
        self.role = role
        self.name = name
        (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    }
}

/// What assistive technology can do with the app, while the other program asks for it.
@MainActor package protocol RemoteAccessibility: AnyObject {
    /// The elements in reading order, as they are now.
    func elements() -> [RemoteElement]
    /// Does what a tap on an element does. An unknown number does nothing.
    func activate(_ id: Int)
    /// Changes the value of an element by a step.
    func adjust(_ id: Int, increments: Bool)
    /// Leaves what is in front.
    func escape()
    /// Called with what the app announces, from now on.
    func startListening(_ announce: @escaping (String) -> Void)
}
