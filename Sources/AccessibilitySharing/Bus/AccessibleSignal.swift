import CoreGraphics
import WindowHost

/// A signal on the accessibility bus.
package struct AccessibleSignal: Sendable, Equatable {
    package var member: String
    package var interface = "org.a11y.atspi.Event.Object"
    package var path: String
    package var values: [BusValue]

    /// - Parameters:
    ///   - detail: What has changed, for signals with several meanings.
    ///   - content: What goes with it.
    private init(
        _ member: String, _ detail: String = "", _ first: Int = 0, _ second: Int = 0, _ content: BusValue = .signed(0),
        of number: Int
    ) {
        self.member = member
        path = AccessiblePath.path(of: number)
        values = [
            .text(detail), .signed(Int32(clamping: first)), .signed(Int32(clamping: second)), .variant(content),
            .array([], of: "{sv}"),
        ]
    }

    private init(cache member: String, _ value: BusValue) {
        self.member = member
        interface = "org.a11y.atspi.Cache"
        path = AccessiblePath.cache
        values = [value]
    }

    /// The signals for an event.
    package static func signals(for event: AccessibleEvent, in answers: AccessibleAnswers) -> [AccessibleSignal] {
        switch event {
        case .state(let state, let isOn, let number):
            return [AccessibleSignal("StateChanged", state.name, isOn ? 1 : 0, of: number)]
        case .name(let name, let number):
            return [AccessibleSignal("PropertyChange", "accessible-name", 0, 0, .text(name), of: number)]
        case .description(let text, let number):
            return [AccessibleSignal("PropertyChange", "accessible-description", 0, 0, .text(text), of: number)]
        case .value(let value, let number):
            return [AccessibleSignal("PropertyChange", "accessible-value", 0, 0, .real(value), of: number)]
        case .added(let number, let parent, let index):
            let added = answers.snapshot.elements[number].map { [cached($0, answers)] } ?? []
            let child = answers.reference(to: number)
            return added + [AccessibleSignal("ChildrenChanged", "add", index, 0, child, of: parent)]
        case .removed(let number, let parent, let index):
            let child = answers.reference(to: number)
            return [
                AccessibleSignal("ChildrenChanged", "remove", index, 0, child, of: parent),
                AccessibleSignal(cache: "RemoveAccessible", child),
            ]
        case .moved(let number): return moved(number, answers)
        case .inserted(let text, let offset, let number):
            return [textChange("insert", text, offset, number)]
        case .deleted(let text, let offset, let number):
            return [textChange("delete", text, offset, number)]
        case .caret(let offset, let number): return [AccessibleSignal("TextCaretMoved", "", offset, of: number)]
        case .selection(let number): return [AccessibleSignal("TextSelectionChanged", of: number)]
        case .windowActive(let isActive):
            var signal = AccessibleSignal(
                isActive ? "Activate" : "Deactivate", "", 0, 0, .text(answers.snapshot.window.title),
                of: AccessibleElement.window)
            signal.interface = "org.a11y.atspi.Event.Window"
            return [signal]
        case .announcement(let text):
            // 1 is polite: it does not interrupt what is said.
            return [AccessibleSignal("Announcement", "", 1, 0, .text(text), of: AccessibleElement.window)]
        }
    }

    /// An object that has another parent now.
    private static func moved(_ number: Int, _ answers: AccessibleAnswers) -> [AccessibleSignal] {
        guard let element = answers.snapshot.elements[number] else { return [] }
        let index = answers.snapshot.index(of: element)
        return signals(for: .added(number, to: element.parent, at: index), in: answers)
    }

    private static func cached(_ element: AccessibleElement, _ answers: AccessibleAnswers) -> AccessibleSignal {
        AccessibleSignal(cache: "AddAccessible", answers.cacheItem(of: element))
    }

    private static func textChange(_ kind: String, _ text: String, _ offset: Int, _ number: Int) -> AccessibleSignal {
        AccessibleSignal("TextChanged", kind, offset, text.unicodeScalars.count, .text(text), of: number)
    }
}
