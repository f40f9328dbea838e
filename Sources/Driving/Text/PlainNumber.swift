import Foundation

/// `value` with at most three decimals, without trailing zeros and never as `-0`; `null` when it is non-finite.
///
/// All dumps and messages format numbers this way, so that texts can be compared.
package func plain(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    var text = String(format: "%.3f", value)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
}

/// `point` as `(x, y)`, for messages.
package func plain(_ point: CGPoint) -> String {
    "(\(plain(point.x)), \(plain(point.y)))"
}

/// `rect` as `(x, y, width, height)`, for messages.
package func plain(_ rect: CGRect) -> String {
    "(\(plain(rect.origin.x)), \(plain(rect.origin.y)), \(plain(rect.width)), \(plain(rect.height)))"
}
