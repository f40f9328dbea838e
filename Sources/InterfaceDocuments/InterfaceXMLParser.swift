/// Reads the XML that Interface Builder writes. Document type declarations with own entities are refused.
struct InterfaceXMLParser {
    /// More than Xcode writes: nested views have three levels of elements each.
    private static let maximumDepth = 1000

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// An element whose end has not been read.
    private struct Open {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [InterfaceElement] = []
        var text: [UInt8] = []

        var element: InterfaceElement {
            let text = String(decoding: self.text, as: UTF8.self)
            // Between elements there is only indentation.
            let isBlank = text.allSatisfy(\.isWhitespace)
            return InterfaceElement(
                name: name, attributes: attributes, children: children,
                text: isBlank && (!children.isEmpty || name != "string" && name != "mutableString") ? "" : text,
                line: line)
        }
    }

    static func parse(_ bytes: [UInt8]) throws(InterfaceFileError) -> InterfaceElement {
        var parser = InterfaceXMLParser(bytes: bytes)
        return try parser.document()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func document() throws(InterfaceFileError) -> InterfaceElement {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        var open: [Open] = []
        while let byte = peek {
            guard byte == UInt8(ascii: "<") else {
                try readText(into: &open)
                continue
            }
            if skip("<?") {
                try skipPast("?>", of: "a processing instruction")
            } else if skip("<!--") {
                try skipPast("-->", of: "a comment")
            } else if skip("<![CDATA[") {
                let start = position
                try skipPast("]]>", of: "a CDATA section")
                guard !open.isEmpty else { throw error("there is text outside of <document>.") }
                open[open.count - 1].text += bytes[start..<position - 3]
            } else if skip("<!") {
                throw error("there is a document type declaration, which Interface Builder does not write.")
            } else if skip("</") {
                if let root = try readEndTag(of: &open) { return try end(with: root) }
            } else {
                advance()
                if let root = try readStartTag(into: &open) { return try end(with: root) }
            }
        }
        guard let last = open.last else { throw error("the file is empty.") }
        throw error("the file ends inside of <\(last.name)>, which begins in line \(last.line).")
    }

    /// Checks that nothing but comments follows the root.
    private mutating func end(with root: InterfaceElement) throws(InterfaceFileError) -> InterfaceElement {
        while let byte = peek {
            if InterfaceXMLParser.isSpace(byte) {
                advance()
            } else if skip("<!--") {
                try skipPast("-->", of: "a comment")
            } else {
                throw error("something follows </\(root.name)>.")
            }
        }
        return root
    }

    // MARK: Tags

    private mutating func readStartTag(into open: inout [Open]) throws(InterfaceFileError) -> InterfaceElement? {
        let start = line
        let name = try readName()
        guard open.count < InterfaceXMLParser.maximumDepth else {
            throw error("<\(name)> is inside of \(InterfaceXMLParser.maximumDepth) elements, which is the limit.")
        }
        var attributes: [String: String] = [:]
        while true {
            skipSpaces()
            if skip("/>") {
                return close(Open(name: name, attributes: attributes, line: start), in: &open)
            }
            if skip(">") {
                open.append(Open(name: name, attributes: attributes, line: start))
                return nil
            }
            let key = try readName()
            skipSpaces()
            guard skip("=") else { throw error("the attribute \(key) of <\(name)> has no value.") }
            skipSpaces()
            let value = try readQuoted(key)
            guard attributes.updateValue(value, forKey: key) == nil else {
                throw error("<\(name)> has the attribute \(key) twice.")
            }
        }
    }

    private mutating func readEndTag(of open: inout [Open]) throws(InterfaceFileError) -> InterfaceElement? {
        let name = try readName()
        skipSpaces()
        guard skip(">") else { throw error("</\(name) has no end.") }
        guard let last = open.popLast() else { throw error("</\(name)> has no beginning.") }
        guard last.name == name else {
            throw error("</\(name)> ends <\(last.name)>, which begins in line \(last.line).")
        }
        return close(last, in: &open)
    }

    /// Adds a complete element to the one around it; returns it if there is none.
    private func close(_ complete: Open, in open: inout [Open]) -> InterfaceElement? {
        if open.isEmpty { return complete.element }
        open[open.count - 1].children.append(complete.element)
        return nil
    }

    private mutating func readName() throws(InterfaceFileError) -> String {
        let start = position
        while let byte = peek, InterfaceXMLParser.isNamePart(byte) { advance() }
        guard position > start else { throw error("there is no name after \"<\" or between attributes.") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    // MARK: Texts

    private mutating func readText(into open: inout [Open]) throws(InterfaceFileError) {
        var text: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "<") { try readCharacter(byte, into: &text) }
        if !open.isEmpty {
            open[open.count - 1].text += text
        } else if !text.allSatisfy(InterfaceXMLParser.isSpace) {
            throw error("there is text outside of <document>.")
        }
    }

    private mutating func readQuoted(_ key: String) throws(InterfaceFileError) -> String {
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("the value of \(key) is not in quotes.")
        }
        advance()
        var text: [UInt8] = []
        while let byte = peek, byte != quote {
            guard byte != UInt8(ascii: "<") else { throw error("the value of \(key) has no end.") }
            try readCharacter(byte, into: &text)
        }
        guard peek == quote else { throw error("the value of \(key) has no end.") }
        advance()
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readCharacter(_ byte: UInt8, into text: inout [UInt8]) throws(InterfaceFileError) {
        guard byte == UInt8(ascii: "&") else {
            text.append(byte)
            return advance()
        }
        let start = position + 1
        guard let end = bytes[start..<min(bytes.count, start + 12)].firstIndex(of: UInt8(ascii: ";")) else {
            throw error("\"&\" begins no entity. Write &amp;.")
        }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let scalar = InterfaceXMLParser.scalar(of: name) else { throw error("the entity &\(name); is unknown.") }
        text += Array(String(Character(scalar)).utf8)
        position = end + 1
    }

    private static func scalar(of entity: String) -> Unicode.Scalar? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard entity.hasPrefix("#") else { return nil }
            let digits = entity.dropFirst()
            let isHexadecimal = digits.first == "x" || digits.first == "X"
            let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init)
        }
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func skipSpaces() {
        while let byte = peek, InterfaceXMLParser.isSpace(byte) { advance() }
    }

    /// Skips `text`, which has no line breaks, if it is next.
    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        position += count
        return true
    }

    private mutating func skipPast(_ end: StaticString, of what: String) throws(InterfaceFileError) {
        let start = line
        while position < bytes.count {
            if skip(end) { return }
            advance()
        }
        throw InterfaceFileError(line: start, message: "\(what) has no end.")
    }

    private func error(_ message: String) -> InterfaceFileError { InterfaceFileError(line: line, message: message) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }
}
