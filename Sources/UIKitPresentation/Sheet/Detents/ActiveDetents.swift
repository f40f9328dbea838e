import CoreGraphics
import UIKitCore

/// The heights at which a sheet can rest, for one layout: its detents without the inactive ones.
package struct ActiveDetents: Equatable, Sendable {
    package typealias Identifier = UISheetPresentationController.Detent.Identifier

    /// An active detent.
    package struct Entry: Equatable, Sendable {
        /// The detent's name.
        package let identifier: Identifier
        /// The height of the sheet at this detent, including the safe area at its lower edge. Points.
        package let height: CGFloat
        /// The position in the app's list.
        fileprivate let position: Int
    }

    /// The names of all detents in the app's order, without repetitions.
    private let identifiers: [Identifier]
    /// The active ones from the lowest to the highest; never empty.
    private let entries: [Entry]

    /// The detents with `values` in points, nil for inactive ones. A repeated identifier counts once. Nil if none is
    /// active.
    /// - Parameter bottomInset: The safe area that the sheet's height adds to a value. Points.
    package init?(_ values: [(identifier: Identifier, value: CGFloat?)], bottomInset: CGFloat) {
        var known: [Identifier] = []
        var active: [Entry] = []
        for (identifier, value) in values where !known.contains(identifier) {
            if let value {
                active.append(Entry(identifier: identifier, height: value + bottomInset, position: known.count))
            }
            known.append(identifier)
        }
        guard !active.isEmpty else { return nil }
        identifiers = known
        entries = active.enumerated()
            .sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
            .map(\.element)
    }

    /// Only the large detent, at `height` points.
    package init(fullHeight height: CGFloat) {
        identifiers = [.large]
        entries = [Entry(identifier: .large, height: height, position: 0)]
    }

    /// The lowest detent.
    package var lowest: Entry { entries[0] }
    /// The highest detent.
    package var highest: Entry { entries[entries.count - 1] }
    /// The heights from the lowest to the highest. Points.
    package var heights: [CGFloat] { entries.map(\.height) }

    /// The active detent with this identifier.
    package func entry(_ identifier: Identifier) -> Entry? { entries.first { $0.identifier == identifier } }

    /// The detent at which a sheet with this selection rests: the lowest for nil and for unknown identifiers, and the
    /// nearest in the app's list for an inactive one.
    package func selected(_ identifier: Identifier?) -> Entry {
        guard let identifier, let position = identifiers.firstIndex(of: identifier) else { return lowest }
        return entries.min { abs($0.position - position) < abs($1.position - position) } ?? lowest
    }

    /// The detent at this height, which is one of `heights`; otherwise the nearest.
    package func nearest(to height: CGFloat) -> Entry {
        entries.min { abs($0.height - height) < abs($1.height - height) } ?? lowest
    }

    /// The lowest detent that is at least `height` points high; otherwise the highest.
    package func lowest(withHeight height: CGFloat) -> Entry { entries.first { $0.height >= height } ?? highest }

    /// The detent after `entry`, upward; from the highest the lowest. Nil if there is only one.
    package func following(_ entry: Entry) -> Entry? {
        guard entries.count > 1 else { return nil }
        return entries.first { $0.height > entry.height } ?? lowest
    }

    /// The next detent above `entry`, or below it.
    package func next(from entry: Entry, upward: Bool) -> Entry? {
        upward ? entries.first { $0.height > entry.height } : entries.last { $0.height < entry.height }
    }
}
