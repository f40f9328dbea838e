import UIKitCore

/// The contents of each segment. An index above the last segment means the last one; a negative index means the
/// first.
extension UISegmentedControl {
    /// Sets the title of a segment, in place of an image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.content = title.map { .title($0) } ?? .empty }
    }

    /// The title of a segment; nil without one.
    public func titleForSegment(at segment: Int) -> String? { segmentView(at: segment)?.title }

    /// Sets the image of a segment, in place of a title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.content = image.map { .image($0) } ?? .empty }
    }

    /// The image of a segment; nil without one.
    public func imageForSegment(at segment: Int) -> UIImage? { segmentView(at: segment)?.image }

    /// Sets the action that a segment shows and performs. An identifier already in use raises an exception.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard verifyUnique(action, at: segment) else { return }
        updateSegment(segment) {
            $0.action = action
            $0.content = action.image.map { .image($0) } ?? .title(action.title)
            $0.isEnabled = !action.attributes.contains(.disabled)
        }
    }

    /// The action of a segment; nil without one.
    public func actionForSegment(at segment: Int) -> UIAction? { segmentView(at: segment)?.action }

    /// The index of the segment whose action has `actionIdentifier`, or `noSegment`.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        strip.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }

    /// Sets the width of a segment in points; 0, the default, means a share of the control's width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard UIView.isValid(width, "bounds", of: self) else { return }
        updateSegment(segment) { $0.width = max(width, 0) }
    }

    /// The width set for a segment; 0 without one.
    public func widthForSegment(at segment: Int) -> CGFloat { segmentView(at: segment)?.width ?? 0 }

    /// Sets an offset of the segment's content, in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.contentOffset = offset }
    }

    /// The offset of a segment's content, in points.
    public func contentOffsetForSegment(at segment: Int) -> CGSize { segmentView(at: segment)?.contentOffset ?? .zero }

    /// Enables or disables a segment.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment is enabled.
    public func isEnabledForSegment(at segment: Int) -> Bool { segmentView(at: segment)?.isEnabled ?? false }

    /// Sets attributes of the titles in one state, merged into the default ones. States without attributes use those
    /// of `normal`.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteAppearance(.titleTextAttributes, for: state.rawValue) { (target: UISegmentedControl) in
            target.setTitleTextAttributes(attributes, for: state)
        }
        titleAttributes[exactly: state] = attributes
    }

    /// The attributes set for exactly this state; nil without any.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[exactly: state]
    }

    private func updateSegment(_ segment: Int, _ body: (UISegment) -> Void) {
        guard let view = segmentView(at: segment) else { return }
        body(view)
        contentDidChange()
    }

    private func segmentView(at segment: Int) -> UISegment? {
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
