import CoreGraphics

/// One token of a script line, as split by `ScriptLexer`.
package enum ScriptToken: Hashable, Sendable {
    /// Text without quotes: a step, a number, a file name.
    case word(String)
    /// The content of `"…"`, with escapes resolved.
    case string(String)
    /// The content of `id:"…"`, with escapes resolved.
    case identifier(String)
    /// The `#N` directly after a string; at least 1.
    case ordinal(Int)
}

extension ScriptToken: CustomStringConvertible {
    /// The token as its author may have written it, for error messages.
    package var description: String {
        switch self {
        case .word(let text): text
        case .string(let text): quoted(text)
        case .identifier(let text): "id:" + quoted(text)
        case .ordinal(let number): "#\(number)"
        }
    }
}

/// `text` as a string of a script: in quotes, with the script's escapes, on one line.
package func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            result += "\\u{" + String(scalar.value, radix: 16) + "}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// The coordinates of `point` as a script's line contains them.
func coordinates(_ point: CGPoint) -> String {
    "\(plain(point.x)) \(plain(point.y))"
}
