import UIKitCore

/// The contents of each segment. An index above the last segment means the last one; a negative index means the
/// first.
extension UISegmentedControl {
    func updateSegment(_ segment: Int, _ body: (UISegment) -> Void) {
        guard let view = segmentView(at: segment) else { return }
        body(view)
        contentDidChange()
    }

    func segmentView(at segment: Int) -> UISegment? {
        numberOfSegments > 0 ? strip.segments[clampedIndex(segment)] : nil
    }

    func clampedIndex(_ segment: Int) -> Int { min(max(segment, 0), numberOfSegments - 1) }

    /// Whether no segment but `index` has an action with the same identifier. A duplicate is a misuse.
    func verifyUnique(_ action: UIAction, at index: Int?) -> Bool {
        let found = segmentIndex(identifiedBy: action.identifier)
        guard found != UISegmentedControl.noSegment, found != index.map(clampedIndex) else { return true }
        misuse(
            "UISegmentedControl already has a segment whose action's identifier is \(action.identifier.rawValue).",
            raises: true)
        return false
    }
}
