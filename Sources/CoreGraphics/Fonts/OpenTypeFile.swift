import Foundation

/// The tables of a TrueType or OpenType font, by their tags. Reading beyond the end gives nil.
struct OpenTypeFile: Sendable {
    /// The whole file.
    let bytes: Data
    private let tables: [String: Range<Int>]

    /// The tags of the tables, in the order of the file.
    let tags: [String]

    /// Nil when the bytes are not those of a font. Of a collection, the first font is read.
    init?(_ data: Data) {
        // Indexes count from 0, whatever part of other data this is.
        let bytes = Data(data)
        var start = 0
        if bytes.text(at: 0) == "ttcf" {
            guard let first = bytes.unsigned32(at: 12) else { return nil }
            start = first
        }
        guard let version = bytes.unsigned32(at: start), let count = bytes.unsigned16(at: start + 4),
            [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version)
        else { return nil }
        var tables: [String: Range<Int>] = [:]
        var tags: [String] = []
        for index in 0..<count {
            let entry = start + 12 + index * 16
            guard let tag = bytes.text(at: entry), let offset = bytes.unsigned32(at: entry + 8),
                let length = bytes.unsigned32(at: entry + 12), offset + length <= bytes.count
            else { return nil }
            tables[tag] = offset..<offset + length
            tags.append(tag)
        }
        self.bytes = bytes
        self.tables = tables
        self.tags = tags
    }

    /// The bytes of a table; nil without it.
    func table(_ tag: String) -> Data? { tables[tag].map { bytes.subdata(in: $0) } }

    func unsigned16(_ tag: String, at offset: Int) -> Int? {
        place(tag, offset, 2).flatMap { bytes.unsigned16(at: $0) }
    }

    func signed16(_ tag: String, at offset: Int) -> Int? {
        unsigned16(tag, at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    func signed32(_ tag: String, at offset: Int) -> Int? {
        place(tag, offset, 4).flatMap { bytes.unsigned32(at: $0) }.map { Int(Int32(truncatingIfNeeded: $0)) }
    }

    private func place(_ tag: String, _ offset: Int, _ length: Int) -> Int? {
        guard let table = tables[tag], offset >= 0, offset + length <= table.count else { return nil }
        return table.lowerBound + offset
    }

    /// A name of the font, by its number in the table of names: English if there are several.
    func name(_ number: Int) -> String? {
        guard let count = unsigned16("name", at: 2), let strings = unsigned16("name", at: 4) else { return nil }
        var found: String?
        for index in 0..<count {
            let entry = 6 + index * 12
            guard unsigned16("name", at: entry + 6) == number, let platform = unsigned16("name", at: entry),
                let language = unsigned16("name", at: entry + 4), let length = unsigned16("name", at: entry + 8),
                let offset = unsigned16("name", at: entry + 10),
                let position = place("name", strings + offset, length)
            else { continue }
            let isEnglish = platform == 1 ? language == 0 : language == Self.english
            guard found == nil || isEnglish else { continue }
            let data = bytes.subdata(in: position..<position + length)
            found = String(data: data, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian) ?? found
        }
        return found
    }

    /// Windows' number of American English.
    private static let english = 0x409
}

extension Data {
    fileprivate func unsigned16(at offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= count else { return nil }
        return Int(self[offset]) << 8 | Int(self[offset + 1])
    }

    fileprivate func unsigned32(at offset: Int) -> Int? {
        guard let high = unsigned16(at: offset), let low = unsigned16(at: offset + 2) else { return nil }
        return high << 16 | low
    }

    fileprivate func text(at offset: Int) -> String? {
        guard offset >= 0, offset + 4 <= count else { return nil }
        return String(decoding: self[offset..<offset + 4], as: UTF8.self)
    }
}
