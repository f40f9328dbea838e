import CoreGraphics
import QuartzCore
import UIKitCore

/// The screen by which view a touch at each point would make react.
///
/// Hit testing is asked for a grid of points, so that the map shows what a finger would find: also where views override
/// `hitTest(_:with:)` or `point(inside:with:)`.
@MainActor package struct TouchMap {
    /// What reacts to a touch.
    package enum Kind: Equatable {
        /// A control that is enabled.
        case control
        /// A view with an enabled recognizer.
        case gesture
        /// A row or item of a list.
        case row
        /// A view gets the touch, but neither it nor a superview does anything with it.
        case nothing
        /// No view gets the touch.
        case noView
    }

    /// The points at which the same view reacts.
    package struct Region {
        package let kind: Kind
        /// What reacts, or gets the touch; empty where no view does.
        package let name: String
        /// Rows of cells with the same height, without overlaps. Points of the screen.
        package fileprivate(set) var rects: [CGRect] = []

        /// The rectangle around all of the region.
        package var bounds: CGRect { rects.reduce(.null) { $0.union($1) } }
        /// Square points.
        package var area: CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }
        /// Whether a finger has too little room: a side of what reacts is shorter than 44 points, the least that Apple's
        /// Human Interface Guidelines ask for.
        package var isSmall: Bool {
            kind == .control && min(bounds.width, bounds.height) < TouchMap.smallestSide
        }
    }

    /// The shortest side that a control should have, in points: Human Interface Guidelines, "Buttons".
    nonisolated package static let smallestSide: CGFloat = 44
    /// The distance of the tested points. Points; chosen: finer than the smallest control.
    nonisolated package static let defaultSpacing: CGFloat = 4

    /// The size of the screen in points.
    package let size: CGSize
    /// In the order in which they are found, from the upper left corner on.
    package private(set) var regions: [Region] = []

    /// - Parameter spacing: The distance of the tested points, in points; at least 1.
    package init(of system: UIKitSystem, spacing: CGFloat = defaultSpacing) {
        size = system.screen.bounds.size
        let spacing = max(spacing.isFinite ? spacing : Self.defaultSpacing, 1)
        var indices: [TouchReaction: Int] = [:]
        for y in stride(from: 0, to: size.height, by: spacing) {
            let height = min(spacing, size.height - y)
            /// The region of the row so far, and where it begins.
            var run: (index: Int, start: CGFloat)?
            for x in stride(from: 0, to: size.width, by: spacing) {
                let reaction = TouchReaction(
                    to: system.frameLoop.hitTest(CGPoint(x: x + spacing / 2, y: y + height / 2)))
                let index = indices[reaction] ?? regions.count
                if index == regions.count {
                    regions.append(Region(kind: reaction.kind, name: reaction.name))
                    indices[reaction] = index
                }
                if let current = run, current.index == index { continue }
                if let current = run { add(current.start, to: x, y, height, region: current.index) }
                run = (index, x)
            }
            if let run { add(run.start, to: size.width, y, height, region: run.index) }
        }
    }

    private mutating func add(_ start: CGFloat, to end: CGFloat, _ y: CGFloat, _ height: CGFloat, region: Int) {
        regions[region].rects.append(CGRect(x: start, y: y, width: end - start, height: height))
    }
}
