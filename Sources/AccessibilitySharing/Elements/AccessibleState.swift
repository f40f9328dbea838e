/// A state of an object. The numbers are the bits of AT-SPI.
package enum AccessibleState: UInt32, Sendable, CaseIterable {
    case active = 1
    case defunct = 6
    case editable = 7
    case enabled = 8
    case focusable = 11
    case focused = 12
    case modal = 16
    case multiLine = 17
    case pressed = 20
    case selectable = 22
    case selected = 23
    case sensitive = 24
    case showing = 25
    case singleLine = 26
    case visible = 30
    case indeterminate = 32
    case readOnly = 43

    /// The name in events.
    package var name: String {
        switch self {
        case .multiLine: "multi-line"
        case .singleLine: "single-line"
        case .readOnly: "read-only"
        default: "\(self)"
        }
    }
}

extension Set<AccessibleState> {
    /// The bits in two words, the lower one first.
    package var words: [UInt32] {
        let bits = reduce(UInt64(0)) { $0 | 1 << UInt64($1.rawValue) }
        return [UInt32(truncatingIfNeeded: bits), UInt32(bits >> 32)]
    }
}
