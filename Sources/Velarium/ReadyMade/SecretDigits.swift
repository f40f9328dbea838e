/// Digits that appear in no description, dump or mirror: only their count does.
struct SecretDigits: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The digits, for the app.
    private(set) var text = ""
    /// The maximum number of digits.
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var count: Int { text.count }
    var isComplete: Bool { count == limit }

    /// Appends digits of any script; others are ignored. Returns false, changing nothing, if there is no room.
    mutating func append(_ characters: String) -> Bool {
        let digits = Self.digits(in: characters)
        guard !digits.isEmpty, count + digits.count <= limit else { return false }
        text += digits
        return true
    }

    /// Removes the last digit; does nothing without one.
    mutating func removeLast() { _ = text.popLast() }

    mutating func removeAll() { text = "" }

    /// The decimal digits in a text, as 0 to 9.
    static func digits(in text: String) -> String {
        String(
            text.compactMap { $0.isNumber ? $0.wholeNumberValue : nil }.filter { (0...9).contains($0) }.map {
                Character("\($0)")
            })
    }

    var description: String { String(repeating: "•", count: count) }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
