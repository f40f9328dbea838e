import Foundation
import Synchronization

/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16
/// The number of a glyph in a font.
public typealias CGGlyph = CGFontIndex

/// A font file: its names and the metrics of its glyphs, in units of `unitsPerEm`, y up.
public final class CGFont: Hashable, @unchecked Sendable {
    private let file: OpenTypeFile
    private static let loaded = Mutex<[String: WeakFont]>([:])

    private struct WeakFont {
        weak var font: CGFont?
    }

    /// Reads a TrueType or OpenType font; nil when the bytes are not those of one. Of a collection, the first font is
    /// read.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = OpenTypeFile(data), file.unsigned16("head", at: 18) != nil else {
            return nil
        }
        self.file = file
        for name in [postScriptName, fullName].compactMap({ $0 }) {
            CGFont.loaded.withLock { $0[name] = WeakFont(font: self) }
        }
    }

    /// The font with this PostScript name or full name, if the app has read it from a provider and still keeps it. Nil
    /// otherwise: fonts of the system are found by `UIFont`.
    public init?(_ name: CFString) {
        guard let file = CGFont.loaded.withLock({ $0[name]?.font?.file }) else { return nil }
        self.file = file
    }

    /// The bytes of the file.
    package var data: Data { file.bytes }
    /// The name for users, such as "Inter Semi Bold".
    public var fullName: CFString? { file.name(4) }
    /// The name for programs, such as "Inter-SemiBold".
    public var postScriptName: CFString? { file.name(6) }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { file.unsigned16("maxp", at: 4) ?? 0 }
    /// The units of the em square.
    public var unitsPerEm: Int32 { Int32(file.unsigned16("head", at: 18) ?? 0) }
    /// The height of the tallest glyphs above the baseline.
    public var ascent: Int32 { Int32(file.signed16("hhea", at: 4) ?? 0) }
    /// The depth of the deepest glyphs below the baseline; negative.
    public var descent: Int32 { Int32(file.signed16("hhea", at: 6) ?? 0) }
    /// The additional distance between lines.
    public var leading: Int32 { Int32(file.signed16("hhea", at: 8) ?? 0) }
    /// The height of capital letters; 0 when the font does not say it.
    public var capHeight: Int32 { hasHeights ? Int32(file.signed16("OS/2", at: 88) ?? 0) : 0 }
    /// The height of lowercase letters without ascender; 0 when the font does not say it.
    public var xHeight: Int32 { hasHeights ? Int32(file.signed16("OS/2", at: 86) ?? 0) : 0 }
    /// The angle of the letters in degrees, counterclockwise from upright; negative for letters that lean to the right.
    public var italicAngle: CGFloat { CGFloat(file.signed32("post", at: 4) ?? 0) / 65_536 }
    /// The rectangle that contains every glyph.
    public var fontBBox: CGRect {
        let edges = [36, 38, 40, 42].map { CGFloat(file.signed16("head", at: $0) ?? 0) }
        return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }

    /// Earlier versions of the table have no heights.
    private var hasHeights: Bool { (file.unsigned16("OS/2", at: 0) ?? 0) >= 2 }

    /// Writes the advances of glyphs. Returns false, with nothing written, if the font does not have one of them.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        let found = (0..<max(0, count)).map { advance(of: glyphs[$0]) }
        guard !found.contains(nil) else { return false }
        for (index, advance) in found.enumerated() { advances[index] = advance ?? 0 }
        return true
    }

    private func advance(of glyph: CGGlyph) -> Int32? {
        guard glyph < numberOfGlyphs, let count = file.unsigned16("hhea", at: 34), count > 0 else { return nil }
        // The last advance is that of all further glyphs.
        return file.unsigned16("hmtx", at: 4 * min(Int(glyph), count - 1)).map { Int32($0) }
    }

    /// The bytes of a table of the font, by its tag as a number such as `0x6E616D65` for "name"; nil without it.
    public func table(for tag: UInt32) -> CFData? {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        return file.table(String(decoding: bytes, as: UTF8.self))
    }

    /// Whether both are the same font.
    public static func == (lhs: CGFont, rhs: CGFont) -> Bool {
        lhs === rhs || lhs.postScriptName != nil && lhs.postScriptName == rhs.postScriptName
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
