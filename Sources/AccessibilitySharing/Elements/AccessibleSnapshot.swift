import CoreGraphics

/// Everything in the window as it was at a time, for readers on any thread.
package struct AccessibleSnapshot: Sendable {
    /// The window of the app on the desktop.
    package struct Window: Sendable, Equatable {
        package var title: String
        /// In points.
        package var size: CGSize
        /// Where the content begins on the display, in units of the window system.
        package var origin: (x: Int32, y: Int32)
        /// Units of the window system for each point.
        package var unitsPerPoint: Double
        /// Whether the keys that the user types go to it.
        package var isActive: Bool

        package init(
            title: String, size: CGSize, origin: (x: Int32, y: Int32), unitsPerPoint: Double, isActive: Bool
        ) {
            self.title = title
            self.size = size
            self.origin = origin
            self.unitsPerPoint = unitsPerPoint
            self.isActive = isActive
        }

        package static func == (a: Self, b: Self) -> Bool {
            a.title == b.title && a.size == b.size && a.origin == b.origin && a.unitsPerPoint == b.unitsPerPoint
                && a.isActive == b.isActive
        }
    }

    package let window: Window
    /// The application, the window and what is in it.
    package let elements: [Int: AccessibleElement]
    /// The numbers of `elements`, parents first and children in reading order.
    package let order: [Int]
    /// Greater numbers were never given to an object.
    package let lastNumber: Int

    /// - Parameter content: What is in the window, parents first and children in reading order.
    package init(appName: String, window: Window, content: [AccessibleElement], lastNumber: Int) {
        self.window = window
        self.lastNumber = lastNumber
        var application = AccessibleElement(id: AccessibleElement.application, role: .application, parent: -1)
        application.name = appName
        application.states = [.enabled, .sensitive, .showing, .visible]
        application.children = [AccessibleElement.window]
        var frame = AccessibleElement(id: AccessibleElement.window, role: .frame, parent: AccessibleElement.application)
        frame.name = window.title
        frame.states = [.enabled, .sensitive, .showing, .visible]
        if window.isActive { frame.states.insert(.active) }
        frame.frame = CGRect(origin: .zero, size: window.size)
        frame.children = content.filter { $0.parent == AccessibleElement.window }.map(\.id)
        let all = [application, frame] + content
        order = all.map(\.id)
        elements = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Whether a number was given to an object that is not in the window any more.
    package func isGone(_ number: Int) -> Bool {
        elements[number] == nil && (0...lastNumber).contains(number)
    }

    /// The index of an element among those of its parent; -1 if it has none.
    package func index(of element: AccessibleElement) -> Int {
        elements[element.parent]?.children.firstIndex(of: element.id) ?? -1
    }

    /// The element that has the focus; nil without one.
    package var focused: Int? { order.first { elements[$0]?.states.contains(.focused) == true } }

    /// The front element at a point of the window.
    package func element(at point: CGPoint, inside number: Int) -> Int {
        var found = number
        while let inner = elements[found]?.children.last(where: { elements[$0]?.frame.contains(point) == true }) {
            found = inner
        }
        return found
    }
}
