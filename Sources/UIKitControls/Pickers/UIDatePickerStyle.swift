import UIKitCore

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// The system's choice: compact, or wheels where the mode has no compact style and before iOS 14.
    case automatic
    /// Wheels.
    case wheels
    /// Labels that open a calendar or wheels.
    case compact
    /// A calendar, a field for the time, or both.
    case inline
}
