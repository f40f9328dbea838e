extension UIControl {
    /// Events that a control sends, as a set of flags.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began that continues a series of taps (`tapCount` above 1).
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The tracked touch moved inside the tolerance around the bounds.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The tracked touch moved outside the tolerance around the bounds.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The tracked touch came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The tracked touch left the inside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was canceled, or the control was disabled while tracking.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action, for example a button's touch up inside.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A touch or the app shows the menu that is the primary action. Sent before the menu is read.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return ended text editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of text editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for the app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for the framework's use.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events, the app's and the framework's included.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states a control can be in, as a set of flags.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, neither selected nor highlighted.
        public static let normal: State = []
        /// A touch is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control ignores touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has focus. Never set by this implementation.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for the app's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the framework's use.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle, at the upper edge, at the lower edge, or over the whole height.
        case center, top, bottom, fill
    }

    /// The horizontal alignment of a control's content. `leading` is the side where text begins.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle, at a side, over the whole width, or at the side where text begins or ends.
        case center, left, right, fill, leading, trailing
    }
}
