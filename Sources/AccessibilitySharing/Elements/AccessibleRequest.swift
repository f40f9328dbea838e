/// What a screen reader of the desktop asks of the app. Numbers are those of elements; ranges count Unicode scalars.
package enum AccessibleRequest: Sendable, Equatable {
    case perform(AccessibleAction, on: Int)
    /// Moves the cursor of VoiceOver to an element.
    case focus(Int)
    case setValue(Double, of: Int)
    case select(Range<Int>, in: Int)
    /// Types `text` in place of a range.
    case replace(Range<Int>, with: String, in: Int)
    case copy(Range<Int>, in: Int)
    case cut(Range<Int>, in: Int)
    case paste(at: Int, in: Int)
}
