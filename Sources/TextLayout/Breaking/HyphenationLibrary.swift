import CPango
import CoreGraphics
import Foundation

/// libhyphen, which divides words by the dictionaries of LibreOffice.
package struct HyphenationLibrary: Sendable {
    typealias Load = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    typealias Hyphenate =
        @convention(c) (
            OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>?,
            UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
            UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>, UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>
        ) -> Int32

    let load: Load
    let hyphenate: Hyphenate

    /// Nil where libhyphen is not installed.
    package static let installed = try? HyphenationLibrary(RunTimeLibrary("libhyphen.so.0"))

    private init(_ library: RunTimeLibrary) throws(RunTimeLibrary.Missing) {
        load = try library.function("hnj_hyphen_load")
        hyphenate = try library.function("hnj_hyphen_hyphenate2")
    }

    /// The dictionary in a file. Nil if it cannot be read.
    package func dictionary(at path: String) -> HyphenationDictionary? {
        // The first line of the file names the encoding of its patterns.
        guard let content = FileManager.default.contents(atPath: path), let pointer = load(path) else { return nil }
        let encoding = String(decoding: content.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            .trimmingCharacters(in: .whitespaces).replacing("microsoft-", with: "")
        let patterns = Patterns(pointer: pointer, encoding: encoding)
        return HyphenationDictionary { patterns.divisionPoints(in: $0, hyphenate) }
    }

    /// A dictionary that was read. It is never freed: there is one for each language, and they are kept.
    private struct Patterns: @unchecked Sendable {
        let pointer: OpaquePointer
        let encoding: String

        /// The offsets into `word` at which it may be divided without a change of its letters.
        func divisionPoints(in word: [Character], _ hyphenate: Hyphenate) -> Set<Int> {
            guard let bytes = encoded(String(word)) else { return [] }
            // The library asks for five bytes more than the word has.
            var marks = [CChar](repeating: 0, count: bytes.count + 5)
            var changes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            var places: UnsafeMutablePointer<Int32>?
            var lengths: UnsafeMutablePointer<Int32>?
            let failed = hyphenate(pointer, bytes + [0], Int32(bytes.count), &marks, nil, &changes, &places, &lengths)
            let changed = Set(word.indices.filter { changes?[$0] != nil })
            for index in bytes.indices { free(changes?[index]) }
            free(changes)
            free(places)
            free(lengths)
            guard failed == 0 else { return [] }
            // An odd digit allows a hyphen after the character.
            return Set(word.indices.dropLast().filter { marks[$0] & 1 == 1 && !changed.contains($0) }.map { $0 + 1 })
        }

        /// The bytes of a word, without an end. Nil if the encoding lacks one of its letters.
        private func encoded(_ word: String) -> [CChar]? {
            if encoding == "UTF-8" { return word.utf8.map(CChar.init(bitPattern:)) }
            var length: gsize = 0
            guard let bytes = g_convert(word, -1, encoding, "UTF-8", nil, &length, nil) else { return nil }
            defer { g_free(bytes) }
            return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
        }
    }
}
