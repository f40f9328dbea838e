import CPango

/// A paragraph's bytes split into items (one font, one direction each) and shaped by Pango. Owns Pango's lists.
final class ItemizedRun {
    /// The whole text; all ranges below are offsets into it.
    let characters: UnsafePointer<CChar>
    let range: Range<Int>
    private(set) var items: [Item] = []
    private let breaks: Breaks

    struct Item {
        let range: Range<Int>
        let font: UnsafeMutablePointer<PangoFont>
        let level: UInt8
        var isRightToLeft: Bool { level % 2 == 1 }
        fileprivate let string: UnsafeMutablePointer<PangoGlyphString>

        var glyphs: UnsafeMutablePointer<PangoGlyphInfo> { string.pointee.glyphs }

        /// The clusters with their glyphs, from left to right, and the bytes they represent.
        func clusters(in stretch: ItemizedRun) -> [(range: Range<Int>, glyphs: Range<Int>)] {
            let count = Int(string.pointee.num_glyphs)
            guard count > 0, let offsets = string.pointee.log_clusters else { return [] }
            var found: [(range: Range<Int>, glyphs: Range<Int>)] = []
            found.reserveCapacity(count)
            var first = 0
            var rightNeighbor = range.upperBound
            for index in 1...count where index == count || offsets[index] != offsets[first] {
                let start = range.lowerBound + Int(offsets[first])
                let next = index < count ? range.lowerBound + Int(offsets[index]) : range.upperBound
                let end = isRightToLeft ? rightNeighbor : next
                found.append((start..<max(start, end), first..<index))
                rightNeighbor = start
                first = index
            }
            return found
        }
    }

    init(
        characters: UnsafePointer<CChar>, range: Range<Int>, base: PangoDirection, attributes: PangoAttributes,
        context: OpaquePointer
    ) {
        self.characters = characters
        self.range = range
        breaks = Breaks(characters + range.lowerBound, count: range.count)
        let start = characters + range.lowerBound
        let list = pango_itemize_with_base_dir(context, base, start, 0, Int32(range.count), attributes.list, nil)
        defer { g_list_free(list) }
        var node = list
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            defer { pango_item_free(item) }
            append(item, from: start)
            node = current.pointee.next
        }
    }

    deinit {
        for item in items {
            pango_glyph_string_free(item.string)
            g_object_unref(item.font)
        }
    }

    private func append(_ item: UnsafeMutablePointer<PangoItem>, from start: UnsafePointer<CChar>) {
        guard let font = item.pointee.analysis.font, let string = pango_glyph_string_new() else { return }
        let offset = Int(item.pointee.offset)
        let length = Int(item.pointee.length)
        pango_shape_with_flags(
            start + offset, Int32(length), start, Int32(range.count), &item.pointee.analysis, string, PANGO_SHAPE_NONE)
        g_object_ref(font)
        let first = range.lowerBound + offset
        items.append(
            Item(range: first..<first + length, font: font, level: item.pointee.analysis.level, string: string))
    }

    /// The kind of the cluster with these bytes, and whether a line may begin with it.
    func traits(of bytes: Range<Int>) -> Cluster.Traits {
        var traits = breaks.traits(at: bytes.lowerBound - range.lowerBound)
        switch UInt8(bitPattern: characters[bytes.lowerBound]) {
        case 0x09: traits.insert(.isTab)
        case 0xC2 where UInt8(bitPattern: characters[bytes.lowerBound + 1]) == 0xAD: traits.insert(.isSoftHyphen)
        case 0xEF where isAttachment(bytes.lowerBound): traits.insert(.isAttachment)
        case 0xEA...0xED where isHangul(bytes.lowerBound) && bytes.lowerBound >= range.lowerBound + 3:
            if isHangul(bytes.lowerBound - 3) { traits.insert(.insideHangul) }
        default: break
        }
        return traits
    }
}

extension ItemizedRun {
    /// Whether the byte is one of the digits 0 to 9.
    func isDigit(at offset: Int) -> Bool { (48...57).contains(characters[offset]) }

    /// Whether an object replacement character begins at `offset`.
    private func isAttachment(_ offset: Int) -> Bool { scalar(at: offset) == TextAttachment.character.value }

    /// Whether a whole Korean syllable begins at `offset`.
    private func isHangul(_ offset: Int) -> Bool { (0xAC00...0xD7A3).contains(scalar(at: offset)) }

    /// The scalar encoded in three bytes at `offset`; 0 for other encodings.
    private func scalar(at offset: Int) -> UInt32 {
        guard offset >= range.lowerBound, offset + 3 <= range.upperBound else { return 0 }
        let bytes = (0..<3).map { UInt32(UInt8(bitPattern: characters[offset + $0])) }
        guard bytes[0] >> 4 == 0xE else { return 0 }
        return (bytes[0] & 0xF) << 12 | (bytes[1] & 0x3F) << 6 | bytes[2] & 0x3F
    }
}

/// Where Unicode allows a line to begin, for each byte that begins a scalar.
private struct Breaks {
    private var traits: [Cluster.Traits]

    init(_ characters: UnsafePointer<CChar>, count: Int) {
        traits = Array(repeating: [], count: count)
        let scalars = Int(g_utf8_strlen(characters, count))
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
        pango_get_log_attrs(characters, Int32(count), -1, FontLibrary.language, &attributes, Int32(scalars + 1))
        var offset = 0
        for index in 0..<scalars {
            let attribute = attributes[index]
            if attribute.is_line_break != 0 { traits[offset].insert(.beginsWord) }
            if attribute.is_cursor_position != 0 { traits[offset].insert(.beginsCharacter) }
            if attribute.is_white != 0 { traits[offset].insert(.isWhite) }
            offset += Self.width(ofLead: UInt8(bitPattern: characters[offset]))
        }
    }

    func traits(at offset: Int) -> Cluster.Traits { traits[offset] }

    private static func width(ofLead byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
}
