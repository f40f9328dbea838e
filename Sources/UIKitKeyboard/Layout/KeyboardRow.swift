/// A row of keys. Those in the middle are centered between the two ends.
package struct KeyboardRow: Hashable, Sendable {
    /// The keys at the left end, in the middle and at the right end.
    var left: [KeyboardKey] = []
    var middle: [KeyboardKey] = []
    var right: [KeyboardKey] = []
    /// Whether the keys in the middle share the room between the ends.
    var fills = false
    /// Whether the row is lower than the others: the digits of a large pad.
    var isDigits = false

    /// The keys from left to right.
    package var keys: [KeyboardKey] { left + middle + right }

    /// Keys of one letter's width each, in the middle.
    static func letters(_ text: String) -> KeyboardRow { KeyboardRow(middle: text.map { .text(String($0)) }) }
}
