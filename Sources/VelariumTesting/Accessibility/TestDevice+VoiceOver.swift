import AccessibilityTree
import CoreGraphics
import Driving
import UIKitCore

/// VoiceOver on the device, without its voice.
extension TestDevice {
    /// Returns VoiceOver, which is turned on by the first call: `UIAccessibility.isVoiceOverRunning` is true from then on, and
    /// its cursor is on the first element. Turn it off with `setAccessibilityFeature(.voiceOver, isOn: false)`.
    public var voiceOver: VoiceOver {
        stepContext.refresh()
        system.voiceOverCursor.start()
        return VoiceOver(device: self)
    }

    /// The cursor of VoiceOver, moved as its user does. What the app does in answer takes frames, as after a tap: call
    /// `settle()`.
    @preconcurrency @MainActor
    public struct VoiceOver {
        let device: TestDevice

        /// An element as VoiceOver sees it.
        public struct Element: Equatable, Sendable {
            /// The name; nil without one. A field's is its placeholder, a row's the texts inside, joined by commas.
            public let label: String?
            /// The value; nil without one.
            public let value: String?
            /// The app's hint; nil without one.
            public let hint: String?
            /// The kind and the state.
            public let traits: UIAccessibilityTraits
            /// The identifier for tests; nil without one.
            public let identifier: String?
            /// The frame on the screen, in points, y down.
            public let frame: CGRect
            /// What the user can choose beside activating it, by name.
            public let customActions: [String]
            /// What VoiceOver says: name and value, state and kind, place in a series.
            public let spoken: String
            /// What it says after a pause: the app's hint, or that of the kind of element. Nil for none.
            public let spokenHint: String?

            @MainActor init(_ node: AccessibilityNode, in language: SystemLanguage) {
                let text = SpokenText(of: node, in: language)
                (label, value, hint, traits) = (node.label, node.value, node.hint, node.traits)
                (identifier, frame) = (node.identifier, node.frame)
                customActions = node.customActions.map(\.name)
                (spoken, spokenHint) = (text.description, text.hint)
            }
        }

        private var cursor: VoiceOverCursor { device.system.voiceOverCursor }
        private var language: SystemLanguage { device.system.settings.language }

        /// The element under the cursor; nil when the screen has none.
        public var current: Element? {
            device.stepContext.refresh()
            return cursor.current.map { Element($0, in: language) }
        }

        /// Every element that VoiceOver reaches, in its order. Rows that a list does not show yet are missing.
        public var elements: [Element] {
            device.stepContext.refresh()
            return cursor.readTree().elements.map { Element($0, in: language) }
        }

        /// What VoiceOver says for the element under the cursor, without the hint; empty without an element. After a rotor
        /// has moved in a text, that part of it.
        public var spoken: String {
            device.stepContext.refresh()
            return cursor.spoken?.description ?? ""
        }

        /// The same with the hint.
        public var spokenDescription: String {
            device.stepContext.refresh()
            return [cursor.spoken?.description, cursor.spoken?.hint].compactMap(\.self).joined(separator: " ")
        }

        /// What has been announced since VoiceOver was turned on, oldest first.
        public var announcements: [String] { cursor.announcements }

        /// Moves to the next element. At the last row of a list it scrolls on first. Throws at the end.
        public func next(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.move(.next), fileID, line)
        }

        /// Moves to the element before. Throws at the start.
        public func previous(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.move(.previous), fileID, line)
        }

        /// Moves to the next heading. Throws when there is none.
        public func nextHeading(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.move(.nextHeading), fileID, line)
        }

        /// Moves to the heading before. Throws when there is none.
        public func previousHeading(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.move(.previousHeading), fileID, line)
        }

        /// Moves to `target`, or to the first element inside it. Throws if VoiceOver does not reach it.
        public func move(
            to target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
        ) throws(TestFailure) {
            switch target.kind {
            case .view(let view): try device.perform(.voiceOverMove(to: view), fileID: fileID, line: line)
            case .query(let query): try perform(.moveTo(query), fileID, line)
            }
        }

        /// Activates the element: `accessibilityActivate()`, or a tap at its activation point. Throws if it is dimmed.
        public func activate(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.activate, fileID, line)
        }

        /// Leaves what is in front: the two-finger scrub. Throws if nothing handles it.
        public func escape(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.escape, fileID, line)
        }

        /// Does the app's main action: the two-finger double tap. Throws if nothing handles it.
        public func magicTap(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.magicTap, fileID, line)
        }

        /// Increases the value of the element. Throws if it is not adjustable.
        public func increment(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.increment, fileID, line)
        }

        /// Decreases the value of the element. Throws if it is not adjustable.
        public func decrement(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
            try perform(.decrement, fileID, line)
        }

        /// Performs a custom action of the element. Throws if it has none of this name, or if it fails.
        public func perform(
            customAction name: String, fileID: StaticString = #fileID, line: Int = #line
        ) throws(TestFailure) {
            try perform(.action(name), fileID, line)
        }

        /// Scrolls by a page: the three-finger swipe. Throws if nothing around the element scrolls there.
        public func scroll(
            _ direction: UIAccessibilityScrollDirection, fileID: StaticString = #fileID, line: Int = #line
        ) throws(TestFailure) {
            try perform(.scroll(direction.step), fileID, line)
        }

        /// The names of the rotors that are offered at the cursor, in English: those of the app, `Characters`, `Words`,
        /// `Lines`, and kinds of elements that the screen has: `Headings`, `Links`, `Form Controls`, `Text Fields`, `Images`.
        public var rotors: [String] {
            device.stepContext.refresh()
            return cursor.rotors().map(\.name)
        }

        /// Returns the rotor with a name of `rotors`. Its moves throw if it is not offered at the cursor.
        public func rotor(_ name: String) -> Rotor { Rotor(name: name, device: device) }

        /// A setting of the rotor: what one-finger swipes down and up move to.
        @preconcurrency @MainActor
        public struct Rotor {
            /// The name, in English.
            public let name: String
            let device: TestDevice

            /// Moves to the next item: an element, or a part of the text, which is `spoken` then. Throws at the end.
            public func next(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
                try device.perform(.voiceOver(.rotor(name, .next)), fileID: fileID, line: line)
            }

            /// Moves to the item before. Throws at the start.
            public func previous(fileID: StaticString = #fileID, line: Int = #line) throws(TestFailure) {
                try device.perform(.voiceOver(.rotor(name, .previous)), fileID: fileID, line: line)
            }
        }

        private func perform(
            _ command: Step.VoiceOverCommand, _ fileID: StaticString, _ line: Int
        ) throws(TestFailure) {
            try device.perform(.voiceOver(command), fileID: fileID, line: line)
        }
    }
}

extension UIAccessibilityScrollDirection {
    fileprivate var step: Step.VoiceOverScroll {
        switch self {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        case .next: .next
        case .previous: .previous
        }
    }
}
