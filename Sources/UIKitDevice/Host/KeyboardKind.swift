/// What the user of a device types on. Raw values are words of scripts and options.
package enum KeyboardKind: String, CaseIterable, Sendable {
    /// Keys of a desktop; no keyboard appears on the screen.
    case hardware
    /// A drawn keyboard, which appears when a text input becomes first responder.
    case software
}
