import CoreGraphics
import Foundation
import UIFoundation

// Geometry as text, such as "{1, 2}" for a point and "{{1, 2}, {30, 40}}" for a rectangle. What is not such a text gives
// zeros, and a number that is missing is zero.
extension NSCoder {
    /// "{x, y}".
    public class func string(for point: CGPoint) -> String { GeometryText.braced([point.x, point.y]) }
    /// "{dx, dy}".
    public class func string(for vector: CGVector) -> String { GeometryText.braced([vector.dx, vector.dy]) }
    /// "{width, height}".
    public class func string(for size: CGSize) -> String { GeometryText.braced([size.width, size.height]) }
    /// "{{x, y}, {width, height}}".
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// "[a, b, c, d, tx, ty]".
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + GeometryText.list(numbers) + "]"
    }
    /// "{top, left, bottom, right}".
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.left, insets.bottom, insets.right])
    }
    /// "{top, leading, bottom, trailing}".
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// "{horizontal, vertical}".
    public class func string(for offset: UIOffset) -> String {
        GeometryText.braced([offset.horizontal, offset.vertical])
    }

    /// The point of "{x, y}".
    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = GeometryText.numbers(2, in: string)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// The vector of "{dx, dy}".
    public class func cgVector(for string: String) -> CGVector {
        let numbers = GeometryText.numbers(2, in: string)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    /// The size of "{width, height}".
    public class func cgSize(for string: String) -> CGSize {
        let numbers = GeometryText.numbers(2, in: string)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// The rectangle of "{{x, y}, {width, height}}".
    public class func cgRect(for string: String) -> CGRect {
        let numbers = GeometryText.numbers(4, in: string)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// The transform of "[a, b, c, d, tx, ty]".
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let numbers = GeometryText.numbers(6, in: string)
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    /// The insets of "{top, left, bottom, right}".
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = GeometryText.numbers(4, in: string)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    /// The insets of "{top, leading, bottom, trailing}".
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let numbers = GeometryText.numbers(4, in: string)
        return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
    /// The offset of "{horizontal, vertical}".
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = GeometryText.numbers(2, in: string)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
}

/// Lists of numbers as text.
private enum GeometryText {
    static func braced(_ numbers: [CGFloat]) -> String { "{" + list(numbers) + "}" }

    static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { number in
            let isWhole = number == number.rounded() && abs(number) < 1e15
            return isWhole ? "\(Int(number))" : "\(number)"
        }.joined(separator: ", ")
    }

    /// The first numbers of a text, filled up with zeros. All are zero if the text has no opening bracket.
    static func numbers(_ count: Int, in text: String) -> [CGFloat] {
        let first = text.first { !$0.isWhitespace }
        let parts = first == "{" || first == "[" ? text.split { "{}[], ".contains($0) } : []
        let numbers = parts.map { CGFloat(Double($0) ?? 0) }
        return Array((numbers + Array(repeating: 0, count: count)).prefix(count))
    }
}
