/// A JSON tree, written in one canonical format.
///
/// Dumps are compared byte by byte, on every machine and with every version of Foundation. `JSONEncoder` promises neither
/// how it rounds and writes a `Double` nor where it breaks lines.
package indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The tree as text, with a final line break.
    ///
    /// Keys are sorted by their scalars, and indentation is two spaces. Numbers have at most three decimals, and
    /// non-finite ones are `null`. Arrays of scalars are on one line.
    package var text: String {
        var result = ""
        write(into: &result, indent: 0)
        return result + "\n"
    }

    private var isPlain: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        case .array, .object: false
        }
    }

    private func write(into text: inout String, indent: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += plain(value)
        case .string(let value): Self.write(value, into: &text)
        case .array(let values): Self.write(values, into: &text, indent: indent)
        case .object(let members): Self.write(members, into: &text, indent: indent)
        }
    }

    private static func write(_ values: [JSONValue], into text: inout String, indent: Int) {
        guard !values.allSatisfy(\.isPlain) else {
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.write(into: &text, indent: indent)
            }
            text += "]"
            return
        }
        text += "["
        for (index, value) in values.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            text += String(repeating: " ", count: indent + 2)
            value.write(into: &text, indent: indent + 2)
        }
        text += "\n" + String(repeating: " ", count: indent) + "]"
    }

    private static func write(_ members: [String: JSONValue], into text: inout String, indent: Int) {
        guard !members.isEmpty else {
            text += "{}"
            return
        }
        let ordered = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        text += "{"
        for (index, member) in ordered.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            text += String(repeating: " ", count: indent + 2)
            write(member.key, into: &text)
            text += ": "
            member.value.write(into: &text, indent: indent + 2)
        }
        text += "\n" + String(repeating: " ", count: indent) + "}"
    }

    private static func write(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
