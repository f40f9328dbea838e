/// The compiled form of a storyboard or nib.
///
/// Four letters and a version, then a table of all texts, then the elements from the outside to the inside. Numbers
/// have seven bits in a byte, the lowest first; the highest bit says that more follow.
enum InterfaceCoding {
    private static let magic: [UInt8] = Array("VIBF".utf8)
    /// Incremented when the form changes. Files with another version are compiled again by a build.
    private static let version: UInt8 = 1
    private static let maximumDepth = 1001

    static func isCompiled(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    // MARK: Writing

    static func encode(_ root: InterfaceElement) -> [UInt8] {
        var texts = TextTable()
        var body: [UInt8] = []
        write(root, &texts, to: &body)
        var bytes = magic + [version]
        write(texts.all.count, to: &bytes)
        for text in texts.all {
            write(text.utf8.count, to: &bytes)
            bytes += text.utf8
        }
        return bytes + body
    }

    private struct TextTable {
        private(set) var all: [String] = []
        private var indices: [String: Int] = [:]

        mutating func index(of text: String) -> Int {
            if let known = indices[text] { return known }
            indices[text] = all.count
            all.append(text)
            return all.count - 1
        }
    }

    private static func write(_ element: InterfaceElement, _ texts: inout TextTable, to bytes: inout [UInt8]) {
        write(texts.index(of: element.name), to: &bytes)
        write(element.line, to: &bytes)
        write(texts.index(of: element.text), to: &bytes)
        write(element.attributes.count, to: &bytes)
        for (key, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
            write(texts.index(of: key), to: &bytes)
            write(texts.index(of: value), to: &bytes)
        }
        write(element.children.count, to: &bytes)
        for child in element.children { write(child, &texts, to: &bytes) }
    }

    private static func write(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(number)
        while rest > 0x7F {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    // MARK: Reading

    static func decode(_ bytes: [UInt8]) throws(InterfaceFileError) -> InterfaceElement {
        guard bytes.count > magic.count, bytes[magic.count] == version else {
            throw InterfaceFileError(line: 0, message: "the file was compiled by another version. Build the app again.")
        }
        var reader = Reader(bytes: bytes, position: magic.count + 1)
        do {
            let count = try reader.count()
            var texts: [String] = []
            for _ in 0..<count { texts.append(try reader.text()) }
            let root = try reader.element(texts, depth: 0)
            guard reader.isAtEnd else { throw Damage() }
            return root
        } catch {
            throw InterfaceFileError(line: 0, message: "the compiled file is damaged. Build the app again.")
        }
    }

    private struct Damage: Error {}

    private struct Reader {
        let bytes: [UInt8]
        var position: Int

        var isAtEnd: Bool { position == bytes.count }

        mutating func number() throws(Damage) -> Int {
            var result: UInt = 0
            for shift in stride(from: UInt(0), through: 28, by: 7) {
                guard position < bytes.count else { throw Damage() }
                let byte = bytes[position]
                position += 1
                result |= UInt(byte & 0x7F) << shift
                if byte < 0x80 { return Int(result) }
            }
            throw Damage()
        }

        /// A number of things that each have at least one byte.
        mutating func count() throws(Damage) -> Int {
            let count = try number()
            guard count <= bytes.count - position else { throw Damage() }
            return count
        }

        mutating func text() throws(Damage) -> String {
            let length = try count()
            defer { position += length }
            return String(decoding: bytes[position..<position + length], as: UTF8.self)
        }

        mutating func text(of texts: [String]) throws(Damage) -> String {
            let index = try number()
            guard texts.indices.contains(index) else { throw Damage() }
            return texts[index]
        }

        mutating func element(_ texts: [String], depth: Int) throws(Damage) -> InterfaceElement {
            guard depth < maximumDepth else { throw Damage() }
            let name = try text(of: texts)
            let line = try number()
            let content = try text(of: texts)
            var attributes: [String: String] = [:]
            for _ in 0..<(try count()) {
                let key = try text(of: texts)
                attributes[key] = try text(of: texts)
            }
            var children: [InterfaceElement] = []
            for _ in 0..<(try count()) { children.append(try element(texts, depth: depth + 1)) }
            return InterfaceElement(
                name: name, attributes: attributes, children: children, text: content, line: line)
        }
    }
}
