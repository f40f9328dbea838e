import CoreGraphics

/// The caret positions of a layout, for text fields, selections and taps on links.
///
/// Offsets are UTF-16 units of the joined runs; points are the layout's, y down.
package struct TextCarets {
    /// A character, or a cluster that cannot be divided, on its line.
    private struct Stop {
        var range: Range<Int>
        var leading: CGFloat
        var trailing: CGFloat
    }

    private let lines: [TextLine]
    /// The stops of each line, in reading order; x from the layout's left edge.
    private let stops: [[Stop]]
    /// The number of UTF-16 units in the text.
    private let length: Int
    /// The text ends with a line end, so that its last caret is on a line of its own.
    private let endsWithLineEnd: Bool

    init(_ layout: TextLayout) {
        var placed = [[PositionedCluster]](repeating: [], count: layout.lines.count)
        _ = TextLayoutPass(
            layout.runs, as: layout.paragraph, width: layout.limits.width, height: layout.limits.height,
            placing: { placed[$0].append($1) })
        let text = JoinedText(layout.runs).text
        var counter = UTF16OffsetConverter(text)
        lines = layout.lines
        stops = zip(layout.lines, placed).map { line, clusters in
            clusters.sorted { $0.cluster.start < $1.cluster.start }.map { place in
                let left = line.origin.x + CGFloat(place.minX)
                let right = line.origin.x + CGFloat(place.maxX)
                let isRightToLeft = place.cluster.level % 2 == 1
                return Stop(
                    range: counter.utf16Range(of: place.cluster.start..<place.cluster.end),
                    leading: isRightToLeft ? right : left, trailing: isRightToLeft ? left : right)
            }
        }
        length = text.utf16.count
        endsWithLineEnd = text.last?.isNewline ?? false
    }

    /// The caret before the unit `offset`, with no width and the height of its line.
    ///
    /// An offset inside a character means the caret before that character; an offset outside the text counts as the
    /// nearest end. Zero for no text.
    package func caret(at offset: Int) -> CGRect {
        guard let last = lines.last else { return .zero }
        let offset = min(max(offset, 0), length)
        if offset == length, endsWithLineEnd, !last.isTruncated {
            return CGRect(x: last.origin.x, y: last.frame.maxY, width: 0, height: last.height)
        }
        let number = lines.firstIndex { $0.range.contains(offset) } ?? lines.count - 1
        let line = lines[number]
        let x: CGFloat
        if let stop = stops[number].first(where: { $0.range.contains(offset) }) {
            x = stop.leading
        } else {
            x = stops[number].last { $0.range.upperBound <= offset }?.trailing ?? line.origin.x
        }
        return CGRect(x: x, y: line.origin.y, width: 0, height: line.height)
    }

    /// The offset whose caret is nearest to `point` on the line nearest to it. 0 for no text.
    package func offset(closestTo point: CGPoint) -> Int {
        guard let last = lines.last else { return 0 }
        if point.y >= last.frame.maxY, endsWithLineEnd, !last.isTruncated { return length }
        let number = lines.firstIndex { point.y < $0.frame.maxY } ?? lines.count - 1
        let candidates = stops[number].flatMap { stop in
            [(stop.range.lowerBound, stop.leading), (stop.range.upperBound, stop.trailing)]
        }
        // The end of a wrapped line is the start of the next one, where its caret would be drawn.
        let own = candidates.filter { number == lines.count - 1 || $0.0 < lines[number].range.upperBound }
        return own.min { abs($0.1 - point.x) < abs($1.1 - point.x) }?.0 ?? lines[number].range.lowerBound
    }

    /// The rectangles that cover the units in `range`, a few for each line, from left to right.
    package func boxes(of range: Range<Int>) -> [CGRect] {
        zip(lines, stops).flatMap { line, stops in
            let spans = stops.filter { $0.range.overlaps(range) }
                .map { (min($0.leading, $0.trailing), max($0.leading, $0.trailing)) }.sorted { $0.0 < $1.0 }
            return spans.reduce(into: [CGRect]()) { boxes, span in
                if let box = boxes.last, span.0 - box.maxX < CGFloat(LineBreaker.tolerance) {
                    boxes[boxes.count - 1].size.width = span.1 - box.minX
                } else {
                    boxes.append(CGRect(x: span.0, y: line.origin.y, width: span.1 - span.0, height: line.height))
                }
            }
        }
    }
}

extension TextLayout {
    /// The caret positions of the text. Recomputed at each call, so cache the result while the text stays the same.
    package func carets() -> TextCarets { TextCarets(self) }
}
