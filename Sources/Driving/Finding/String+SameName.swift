extension String {
    /// Whether `other` is the same text, whatever its spaces are: between a time and "AM" there is one that no keyboard
    /// types.
    func isSameName(as other: String?) -> Bool {
        guard let other else { return false }
        return self == other || elementsEqual(other) { $0 == $1 || $0.isSpace && $1.isSpace }
    }
}

extension Character {
    /// Whether this is a space of any width, breaking or not, and no line break or tab.
    fileprivate var isSpace: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .spaceSeparator } }
}
