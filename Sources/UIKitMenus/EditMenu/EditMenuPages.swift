import CoreGraphics

/// How the items of an edit menu that is wider than the screen are distributed over pages.
package struct EditMenuPages: Equatable {
    /// The indices of each page's items. Never empty.
    package let pages: [Range<Int>]

    /// Fills pages from the first item on. Each page but the first has an arrow back, each but the last one forward.
    ///
    /// - Parameters:
    ///   - widths: The items' widths in points. An item that is wider than a page has one of its own.
    ///   - available: The width of a page in points.
    ///   - arrow: The width of an arrow in points.
    package init(widths: [CGFloat], available: CGFloat, arrow: CGFloat) {
        guard widths.reduce(0, +) > available else {
            pages = [0..<widths.count]
            return
        }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            var end = start + 1
            var width = widths[start]
            let back = start == 0 ? 0 : arrow
            // The last page needs no arrow forward.
            while end < widths.count {
                let forward = end == widths.count - 1 ? 0 : arrow
                guard width + widths[end] + back + forward <= available else { break }
                width += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        self.pages = pages
    }
}
