/// Changes of one file, by UTF-8 offsets of the original.
struct EditList {
    private struct Edit {
        let range: Range<Int>
        let text: String
        let order: Int
    }

    private var edits: [Edit] = []

    /// Replaces the bytes in `range`. A replacement that is shorter is filled with spaces, so that columns stay.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let missing = range.count - text.utf8.count
        replaceExactly(range, with: missing > 0 ? text + String(repeating: " ", count: missing) : text)
    }

    /// Replaces the bytes in `range` with `text` as it is.
    mutating func replaceExactly(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text, order: edits.count))
    }

    /// Overwrites what is in `range` with spaces. Line breaks stay.
    mutating func blank(_ range: Range<Int>, of file: ParsedFile) {
        let spaces = file.bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        replaceExactly(range, with: String(decoding: spaces, as: UTF8.self))
    }

    /// Adds the changes of another list.
    mutating func add(_ other: EditList) {
        edits += other.edits.map { Edit(range: $0.range, text: $0.text, order: edits.count + $0.order) }
    }

    /// Inserts `text`. Of several insertions at one offset, earlier ones come first.
    mutating func insert(_ text: String, at offset: Int) { replaceExactly(offset..<offset, with: text) }

    /// The bytes of `range` with the changes inside it. A change that overlaps an earlier, larger one is part of it and
    /// left out.
    func apply(to file: ParsedFile, in range: Range<Int>) -> String {
        let inside = edits.filter { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
        var result: [UInt8] = []
        var position = range.lowerBound
        for edit in insertionsFirst(inside) {
            guard edit.range.lowerBound >= position else { continue }
            result += file.bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        result += file.bytes[position..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    /// At one offset, insertions come before the replacement of what follows.
    private func insertionsFirst(_ edits: [Edit]) -> [Edit] {
        edits.sorted { left, right in
            if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
            if left.range.isEmpty != right.range.isEmpty { return left.range.isEmpty }
            if left.range.count != right.range.count { return left.range.count > right.range.count }
            return left.order < right.order
        }
    }
}
