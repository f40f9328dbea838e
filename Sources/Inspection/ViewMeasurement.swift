import CoreGraphics
import Driving
import UIKitCore

/// The distances between two views, as they are on the screen.
@MainActor package struct ViewMeasurement {
    /// A distance to draw: a line with its length. Points of the screen.
    package struct Line: Equatable {
        package let start: CGPoint
        package let end: CGPoint
        /// In points.
        package var length: CGFloat { abs(end.x - start.x) + abs(end.y - start.y) }
    }

    /// Points of the screen.
    package let first: CGRect
    package let second: CGRect
    private let names: (first: String, second: String)

    /// - Parameters:
    ///   - first: The view to measure from.
    ///   - second: The view to measure to, in a window of the same screen.
    package init(from first: UIView, to second: UIView) {
        self.first = first.screenFrame
        self.second = second.screenFrame
        names = (first.inspectedName, second.inspectedName)
    }

    /// The distances as lines: between the edges that face each other, or for a view inside the other one from each of its
    /// edges to the other's.
    package var lines: [Line] {
        if first.contains(second) { return insetLines(of: second, in: first) }
        if second.contains(first) { return insetLines(of: first, in: second) }
        return [horizontalGap, verticalGap].compactMap(\.self)
    }

    /// The distances in words, a sentence each.
    package var text: String { sentences.joined(separator: "\n") }

    private var sentences: [String] {
        ["From \(names.first) to \(names.second):"] + distances + alignments
    }

    private var distances: [String] {
        if first == second { return ["Both have the same frame."] }
        if first.contains(second) { return [inset(of: second, in: first, "the second in the first")] }
        if second.contains(first) { return [inset(of: first, in: second, "the first in the second")] }
        var words: [String] = []
        if let gap = horizontalGap {
            words.append("\(plain(gap.length)) points \(second.minX >= first.maxX ? "to the right" : "to the left")")
        }
        if let gap = verticalGap {
            words.append("\(plain(gap.length)) points \(second.minY >= first.maxY ? "below" : "above")")
        }
        let overlap = first.intersection(second)
        return words.isEmpty
            ? ["They overlap by \(plain(overlap.width)) × \(plain(overlap.height)) points."]
            : [words.joined(separator: ", ") + "."]
    }

    /// The edges and middles that are in line, which is what one looks for.
    private var alignments: [String] {
        let values: [(String, KeyPath<CGRect, CGFloat>)] = [
            ("left edges", \.minX), ("right edges", \.maxX), ("horizontal middles", \.midX), ("top edges", \.minY),
            ("bottom edges", \.maxY), ("vertical middles", \.midY), ("widths", \.width), ("heights", \.height),
        ]
        let equal = values.filter { abs(first[keyPath: $0.1] - second[keyPath: $0.1]) < Self.tolerance }.map(\.0)
        return equal.isEmpty ? [] : ["Equal: \(equal.joined(separator: ", "))."]
    }

    /// Lengths that differ by less are equal: a tenth of a pixel at three pixels a point.
    private static let tolerance: CGFloat = 1 / 30

    private func inset(of inner: CGRect, in outer: CGRect, _ what: String) -> String {
        let sides = [
            ("top", inner.minY - outer.minY), ("left", inner.minX - outer.minX), ("bottom", outer.maxY - inner.maxY),
            ("right", outer.maxX - inner.maxX),
        ]
        return "\(what): " + sides.map { "\($0.0) \(plain($0.1))" }.joined(separator: ", ") + " points."
    }

    private func insetLines(of inner: CGRect, in outer: CGRect) -> [Line] {
        [
            Line(start: CGPoint(x: inner.midX, y: outer.minY), end: CGPoint(x: inner.midX, y: inner.minY)),
            Line(start: CGPoint(x: outer.minX, y: inner.midY), end: CGPoint(x: inner.minX, y: inner.midY)),
            Line(start: CGPoint(x: inner.midX, y: inner.maxY), end: CGPoint(x: inner.midX, y: outer.maxY)),
            Line(start: CGPoint(x: inner.maxX, y: inner.midY), end: CGPoint(x: outer.maxX, y: inner.midY)),
        ].filter { $0.length > Self.tolerance }
    }

    private var horizontalGap: Line? {
        let (left, right) = first.minX <= second.minX ? (first, second) : (second, first)
        guard right.minX >= left.maxX else { return nil }
        let y = Self.middle(of: (left.minY, left.maxY), and: (right.minY, right.maxY))
        return Line(start: CGPoint(x: left.maxX, y: y), end: CGPoint(x: right.minX, y: y))
    }

    private var verticalGap: Line? {
        let (upper, lower) = first.minY <= second.minY ? (first, second) : (second, first)
        guard lower.minY >= upper.maxY else { return nil }
        let x = Self.middle(of: (upper.minX, upper.maxX), and: (lower.minX, lower.maxX))
        return Line(start: CGPoint(x: x, y: upper.maxY), end: CGPoint(x: x, y: lower.minY))
    }

    /// The middle of what two ranges share, or of the gap between them.
    private static func middle(of first: (CGFloat, CGFloat), and second: (CGFloat, CGFloat)) -> CGFloat {
        (max(first.0, second.0) + min(first.1, second.1)) / 2
    }
}

extension UIView {
    /// The view's frame in points of its screen, as far as transforms of superviews leave a rectangle.
    package var screenFrame: CGRect {
        guard let window = window ?? (self as? UIWindow) else { return convert(bounds, to: nil) }
        return window.screen.coordinateSpace.convert(convert(bounds, to: nil), from: window)
    }
}
