/// Who gets a drag that begins on scrolling content inside a sheet: the content, or the sheet. The table for UIKit's
/// sheets and for Velarium's.
///
/// | content under the finger | down | up | sideways |
/// |---|---|---|---|
/// | scrolled away from its top | content | content | content |
/// | at its top | sheet | sheet, while it can grow | content |
/// | at its top, refreshes when pulled | content | sheet, while it can grow | content |
/// | keeps its drags: a wheel, at its ends too | content | content | content |
///
/// What does not scroll vertically leaves vertical drags to what is around it: an outer scroll view, which the table is
/// applied to next, or the sheet. Sliders and switches keep drags along their track by refusing other gestures.
public struct SheetDragRule: Hashable, Sendable {
    /// Who gets a drag.
    public enum Owner: Hashable, Sendable {
        /// The content, which scrolls.
        case content
        /// The sheet, which moves or is resized.
        case sheet
    }

    /// The direction of a drag.
    public enum Direction: Hashable, Sendable, CaseIterable {
        /// Towards the top of the screen.
        case up
        /// Towards the bottom of the screen.
        case down
        /// Further to the left or right than up or down.
        case sideways
    }

    /// Whether the content is scrolled to its top, or pulled beyond it.
    public var isAtTop: Bool
    /// Whether the content refreshes when it is pulled down.
    public var refreshesWhenPulled: Bool
    /// Whether the content keeps every drag, also at its ends.
    public var keepsDrags: Bool

    /// Describes scrolling content.
    public init(isAtTop: Bool, refreshesWhenPulled: Bool, keepsDrags: Bool) {
        self.isAtTop = isAtTop
        self.refreshesWhenPulled = refreshesWhenPulled
        self.keepsDrags = keepsDrags
    }

    /// Who gets a drag in `direction` that begins on the content.
    ///
    /// - Parameters:
    ///   - sheetMovesDown: Whether the sheet handles drags down on content at its top.
    ///   - sheetGrows: Whether the sheet handles drags up on content at its top, because it can grow.
    public func owner(of direction: Direction, sheetMovesDown: Bool, sheetGrows: Bool) -> Owner {
        guard !keepsDrags, isAtTop else { return .content }
        switch direction {
        case .sideways: return .content
        case .down: return sheetMovesDown && !refreshesWhenPulled ? .sheet : .content
        case .up: return sheetGrows ? .sheet : .content
        }
    }
}
