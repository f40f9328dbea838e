@_spi(Core) import UIKitCore

/// A row of segments, of which at most one is selected.
///
/// Segment indexes begin at the leading side. When a touch changes the selection, lifting it performs the segment's
/// action, then sends `valueChanged` and `primaryActionTriggered`. Setting the selection in code sends nothing.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` when no segment is selected.
    public class var noSegment: Int { -1 }

    let strip = SegmentStrip()
    private var selection = UISegmentedControl.noSegment
    var touchState: SegmentTouchState?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    /// Creates a control without segments from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
        coder.decodeContents(of: self, as: UISegmentedControl.self)
    }

    private func commonInit() {
        isAccessibilityElement = false
        addSubview(strip.content)
    }

    /// Creates a control with a segment for each of `items`, which are strings and images, and sizes it to fit.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        commonInit()
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            default: misuse("UISegmentedControl items must be strings or images, not \(type(of: item)).", raises: true)
            }
        }
        sizeToFit()
    }

    /// Creates a control with a segment for each of `actions`, which shows the action's image, or its title without
    /// an image.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
        if frame.size == .zero { sizeToFit() }
    }

    // MARK: Selection

    /// The selected segment, or `noSegment`. Default `noSegment`. An index out of range raises an exception.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            guard newValue == UISegmentedControl.noSegment || strip.segments.indices.contains(newValue) else {
                let range = "[0 .. \(numberOfSegments - 1)]"
                misuse(
                    "-[UISegmentedControl setSelectedSegmentIndex:]: index \(newValue) beyond bounds "
                        + (numberOfSegments == 0 ? "for empty control" : range), raises: true)
                return
            }
            select(newValue, animated: false)
        }
    }

    /// Changes the selection. With `animated` the thumb slides to it.
    func select(_ index: Int, animated: Bool) {
        selection = index
        update(animation: animated ? SegmentMetrics.slideAnimation : nil)
    }

    /// Whether segments act as buttons and are not selected after the touch. Default false.
    open var isMomentary = false {
        didSet { update() }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { strip.segments.count }

    /// Inserts a segment with a title. `segment` is limited to 0 through the number of segments.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(UISegment(title.map { .title($0) } ?? .empty), at: segment, animated: animated)
    }

    /// Inserts a segment with an image. `segment` is limited to 0 through the number of segments.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(UISegment(image.map { .image($0) } ?? .empty), at: segment, animated: animated)
    }

    /// Inserts a segment that shows the action's image, or its title, and performs it when chosen. An identifier
    /// already in use raises an exception.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        guard verifyUnique(action, at: nil) else { return }
        let view = UISegment(action.image.map { .image($0) } ?? .title(action.title))
        view.action = action
        view.isEnabled = !action.attributes.contains(.disabled)
        insert(view, at: segment, animated: animated)
    }

    /// Removes a segment. If it was selected, no segment is selected afterward.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard numberOfSegments > 0 else { return }
        let index = clampedIndex(segment)
        strip.remove(at: index)
        if selection == index {
            selection = UISegmentedControl.noSegment
        } else if selection > index {
            selection -= 1
        }
        contentDidChange(animated: animated)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while numberOfSegments > 0 { strip.remove(at: numberOfSegments - 1) }
        selection = UISegmentedControl.noSegment
        contentDidChange()
    }

    /// Sets the title of a segment, in place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.content = title.map { .title($0) } ?? .empty }
    }

    /// The title of a segment; nil without one.
    open func titleForSegment(at segment: Int) -> String? { segmentView(at: segment)?.title }

    /// Sets the image of a segment, in place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.content = image.map { .image($0) } ?? .empty }
    }

    /// The image of a segment; nil without one.
    open func imageForSegment(at segment: Int) -> UIImage? { segmentView(at: segment)?.image }

    /// Sets the action that a segment shows and performs. An identifier already in use raises an exception.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard verifyUnique(action, at: segment) else { return }
        updateSegment(segment) {
            $0.action = action
            $0.content = action.image.map { .image($0) } ?? .title(action.title)
            $0.isEnabled = !action.attributes.contains(.disabled)
        }
    }

    /// The action of a segment; nil without one.
    open func actionForSegment(at segment: Int) -> UIAction? { segmentView(at: segment)?.action }

    /// The index of the segment whose action has `actionIdentifier`, or `noSegment`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        strip.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
    }

    /// Sets the width of a segment in points; 0, the default, means a share of the control's width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard UIView.isValid(width, "bounds", of: self) else { return }
        updateSegment(segment) { $0.width = max(width, 0) }
    }

    /// The width set for a segment; 0 without one.
    open func widthForSegment(at segment: Int) -> CGFloat { segmentView(at: segment)?.width ?? 0 }

    /// Sets an offset of the segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.contentOffset = offset }
    }

    /// The offset of a segment's content, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { segmentView(at: segment)?.contentOffset ?? .zero }

    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        updateSegment(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { segmentView(at: segment)?.isEnabled ?? false }

    /// Sets attributes of the titles in one state, merged into the default ones. States without attributes use those
    /// of `normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteAppearance(.titleTextAttributes, for: state.rawValue) { (target: UISegmentedControl) in
            target.setTitleTextAttributes(attributes, for: state)
        }
        titleAttributes[exactly: state] = attributes
    }

    /// The attributes set for exactly this state; nil without any.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[exactly: state]
    }

    private func insert(_ view: UISegment, at segment: Int, animated: Bool) {
        let index = min(max(segment, 0), numberOfSegments)
        view.attributes = titleAttributes
        strip.insert(view, at: index)
        if selection >= index { selection += 1 }
        contentDidChange(animated: animated)
    }

    func contentDidChange(animated: Bool = false) {
        touchState = nil
        invalidateIntrinsicContentSize()
        update(animation: animated ? SegmentMetrics.slideAnimation : nil)
    }

    /// The title attributes per state.
    var titleAttributes = PerState<[NSAttributedString.Key: Any]>() {
        didSet {
            for segment in strip.segments { segment.attributes = titleAttributes }
            contentDidChange()
        }
    }

    /// The color of the thumb behind the selected segment; nil, the default, is white, or gray in dark mode.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteAppearance(
                .selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
            update()
        }
    }

    /// Whether segments have the width of their content, rather than all having that of the widest. Default false.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    // MARK: Layout

    private var widthLayout: SegmentWidthLayout {
        SegmentWidthLayout(
            fittingWidths: strip.segments.map(\.fittingWidth), fixedWidths: strip.segments.map(\.width),
            isProportional: apportionsSegmentWidthsByContent)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let separatorWidth = SegmentMetrics.separatorWidth * CGFloat(max(numberOfSegments - 1, 0))
        return CGSize(width: widthLayout.totalFittingWidth + separatorWidth, height: SegmentMetrics.height)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The frames of the segments, by index. Points of this control.
    var segmentFrames: [CGRect] {
        var x: CGFloat = 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return widthLayout.widths(in: bounds.width).map { width in
            defer { x += width }
            return CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    /// Updates the strip for the current state, with `motion` animated.
    func update(animation motion: ControlAnimation? = nil) {
        let selected = touchState?.draggedThumbIndex ?? selection
        let input = SegmentStrip.LayoutInput(
            bounds: bounds, frames: segmentFrames,
            selected: isMomentary || selected == UISegmentedControl.noSegment ? nil : selected,
            pressed: touchState?.pressed, isEnabled: isEnabled,
            thumbColor: selectedSegmentTintColor ?? SegmentMetrics.thumbColor)
        if let motion {
            motion.animate(strip.layers) { strip.apply(input) }
        } else {
            strip.apply(input)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    @_spi(Core) open override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginTouch(touch) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueTouch(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch(with: event) }

    open override func cancelTracking(with event: UIEvent?) {
        touchState = nil
        update(animation: SegmentMetrics.fadeAnimation)
    }

    /// Blocks taps of recognizers of enclosing views on the control, and drags while the user drags the thumb.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !blocksTap(of: gestureRecognizer)
            && !(touchState?.draggedThumbIndex != nil && blocksDrag(of: gestureRecognizer))
    }
}
