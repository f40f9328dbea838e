import UIKitCore

/// A tag or text of HTML.
enum HTMLToken: Equatable {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)

    /// The parts of a document, without comments and declarations. Names are in lower case; entities are characters.
    static func all(in html: String) -> [HTMLToken] {
        var reader = HTMLTokenReader(html)
        var tokens: [HTMLToken] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }
}

private struct HTMLTokenReader {
    private var rest: Substring
    /// The element whose content is not HTML.
    private var rawElement: String?

    init(_ html: String) { rest = html[...] }

    mutating func next() -> HTMLToken? {
        if let rawElement {
            self.rawElement = nil
            let end = rest.range(of: "</" + rawElement, options: .caseInsensitive)?.lowerBound ?? rest.endIndex
            let text = String(rest[..<end])
            rest = rest[end...]
            if !text.isEmpty { return .text(text) }
        }
        while rest.first == "<", let second = rest.dropFirst().first {
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            } else if second == "!" || second == "?" {
                rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
            } else if second.isLetter || second == "/" {
                return tag()
            } else {
                break
            }
        }
        guard let first = rest.first else { return nil }
        let text = String(first) + rest.dropFirst().prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        return .text(HTMLEntities.decoded(text))
    }

    private mutating func tag() -> HTMLToken {
        rest.removeFirst()
        let isEnd = rest.first == "/"
        if isEnd { rest.removeFirst() }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        rest = rest[name.endIndex...]
        var attributes: [String: String] = [:]
        while let character = rest.first, character != ">" {
            if character.isWhitespace || character == "/" { rest.removeFirst() } else { readAttribute(&attributes) }
        }
        rest = rest.dropFirst()
        let lowercased = name.lowercased()
        if isEnd { return .end(name: lowercased) }
        if ["style", "script"].contains(lowercased) { rawElement = lowercased }
        return .start(name: lowercased, attributes: attributes)
    }

    private mutating func readAttribute(_ attributes: inout [String: String]) {
        let name = rest.prefix { !$0.isWhitespace && !"=>/".contains($0) }
        rest = rest.dropFirst(max(1, name.count))
        let afterSpace = rest.drop(while: \.isWhitespace)
        guard afterSpace.first == "=" else {
            attributes[name.lowercased()] = ""
            return
        }
        rest = afterSpace.dropFirst().drop(while: \.isWhitespace)
        let value: Substring
        if let mark = rest.first, mark == "\"" || mark == "'" {
            value = rest.dropFirst().prefix { $0 != mark }
            rest = rest.dropFirst(value.count + 2)
        } else {
            value = rest.prefix { !$0.isWhitespace && $0 != ">" }
            rest = rest.dropFirst(value.count)
        }
        attributes[name.lowercased()] = HTMLEntities.decoded(String(value))
    }
}

/// The names of characters in HTML.
private enum HTMLEntities {
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var rest = text[...]
        var result = ""
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            guard let character = character(named: String(name)) else {
                result += "&"
                continue
            }
            result += character
            rest = rest[name.endIndex...]
            if rest.first == ";" { rest.removeFirst() }
        }
        return result + rest
    }

    private static func character(named name: String) -> String? {
        guard name.first == "#" else { return names[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first?.lowercased() == "x"
        let number = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€", "pound": "£",
        "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½",
        "frac14": "¼", "frac34": "¾", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "auml": "ä", "ouml": "ö",
        "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
        "ccedil": "ç", "ntilde": "ñ", "iexcl": "¡", "iquest": "¿", "shy": "\u{AD}", "zwj": "\u{200D}",
    ]
}
