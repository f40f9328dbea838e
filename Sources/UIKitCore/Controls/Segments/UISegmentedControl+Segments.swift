/// What each segment has. An index beyond the last segment means the last one, one below 0 the first.
extension UISegmentedControl {
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = title.map { .title($0) } ?? .empty }
    }

    public func titleForSegment(at segment: Int) -> String? { segmentView(at: segment)?.title }

    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map { .image($0) } ?? .empty }
    }

    public func imageForSegment(at segment: Int) -> UIImage? { segmentView(at: segment)?.image }

    /// Has the segment show and perform `action` from now on.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard isFree(action, at: segment) else { return }
        change(segment) {
            $0.action = action
            $0.content = action.image.map { .image($0) } ?? .title(action.title)
            $0.isEnabled = !action.attributes.contains(.disabled)
        }
    }

    public func actionForSegment(at segment: Int) -> UIAction? { segmentView(at: segment)?.action }

    /// The segment whose action has `actionIdentifier`, or `noSegment`.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        strip.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }

    /// Points; 0, the default, for a share of the control's width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard UIView.isValid(width, "bounds", of: self) else { return }
        change(segment) { $0.width = max(width, 0) }
    }

    public func widthForSegment(at segment: Int) -> CGFloat { segmentView(at: segment)?.width ?? 0 }

    /// Moves the segment's content, in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    public func contentOffsetForSegment(at segment: Int) -> CGSize { segmentView(at: segment)?.contentOffset ?? .zero }

    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    public func isEnabledForSegment(at segment: Int) -> Bool { segmentView(at: segment)?.isEnabled ?? false }

    /// The look of titles in one state, laid over their usual one; states without their own take `normal`'s.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[exactly: state] = attributes
    }

    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[exactly: state]
    }

    private func change(_ segment: Int, _ body: (UISegment) -> Void) {
        guard let view = segmentView(at: segment) else { return }
        body(view)
        contentDidChange()
    }

    private func segmentView(at segment: Int) -> UISegment? {
        numberOfSegments > 0 ? strip.segments[pinned(segment)] : nil
    }

    func pinned(_ segment: Int) -> Int { min(max(segment, 0), numberOfSegments - 1) }

    /// Whether no segment but `index` has an action of the same identifier; two are a misuse.
    func isFree(_ action: UIAction, at index: Int?) -> Bool {
        let found = segmentIndex(identifiedBy: action.identifier)
        guard found != UISegmentedControl.noSegment, found != index.map(pinned) else { return true }
        misuse(
            "UISegmentedControl already has a segment whose action's identifier is \(action.identifier.rawValue).",
            raises: true)
        return false
    }
}
