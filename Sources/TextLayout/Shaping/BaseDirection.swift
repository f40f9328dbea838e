/// Unicode's rules P2 and P3: the first letter with a direction sets the paragraph's direction.
enum BaseDirection {
    /// Nil when no letter has a direction.
    static func isRightToLeft(_ scalars: some Sequence<Unicode.Scalar>) -> Bool? {
        var isolates = 0
        for scalar in scalars {
            switch scalar {
            case "\u{2066}"..."\u{2068}": isolates += 1
            case "\u{2069}": isolates = max(isolates - 1, 0)
            case "\u{200F}", "\u{61C}": if isolates == 0 { return true }
            case "\u{200E}": if isolates == 0 { return false }
            default:
                guard isolates == 0, scalar.properties.isAlphabetic else { continue }
                return rightToLeftBlocks.contains { $0.contains(scalar.value) }
            }
        }
        return nil
    }

    /// Hebrew to Arabic Extended-A, their presentation forms, and the ancient and African scripts reserved for it.
    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
}
