/// A row of segments of which one, or none, is selected.
///
/// Segments count from 0, from the side where reading starts. A touch that changes the selection calls the segment's
/// own action, then `valueChanged` and the primary action, when it is lifted; code that changes it calls nothing.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// No segment: what `selectedSegmentIndex` is when none is selected.
    public class var noSegment: Int { -1 }

    let strip = SegmentStrip()
    private var selection = UISegmentedControl.noSegment
    var touch: SegmentTouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeSegmented()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeSegmented()
    }

    private func becomeSegmented() {
        isAccessibilityElement = false
        addSubview(strip.content)
    }

    /// A control of the size it asks for, with a segment for each of `items`, which are strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        becomeSegmented()
        for (index, item) in (items ?? []).enumerated() {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: index, animated: false)
            case let image as UIImage: insertSegment(with: image, at: index, animated: false)
            default: misuse("UISegmentedControl items must be strings or images, not \(type(of: item)).", raises: true)
            }
        }
        sizeToFit()
    }

    /// A control with a segment for each of `actions`: its title, or its image where it has one.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(action: action, at: index, animated: false)
        }
        if frame.size == .zero { sizeToFit() }
    }

    // MARK: Selection

    /// The selected segment, or `noSegment`. Default `noSegment`. An index without a segment raises an exception.
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

    /// Takes up a selection; an animated one slides the thumb.
    func select(_ index: Int, animated: Bool) {
        selection = index
        refresh(animated ? SegmentMeasure.slide : nil)
    }

    /// Whether segments act as buttons, none of which stays selected. Default false.
    open var isMomentary = false {
        didSet { refresh() }
    }

    // MARK: Segments

    open var numberOfSegments: Int { strip.segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(UISegment(title.map { .title($0) } ?? .empty), at: segment, animated: animated)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(UISegment(image.map { .image($0) } ?? .empty), at: segment, animated: animated)
    }

    /// A segment that shows `action`'s image, or else its title, and performs it when it is chosen. One with the same
    /// identifier raises an exception.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        guard isFree(action, at: nil) else { return }
        let view = UISegment(action.image.map { .image($0) } ?? .title(action.title))
        view.action = action
        view.isEnabled = !action.attributes.contains(.disabled)
        insert(view, at: segment, animated: animated)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard numberOfSegments > 0 else { return }
        let index = pinned(segment)
        strip.remove(at: index)
        if selection == index {
            selection = UISegmentedControl.noSegment
        } else if selection > index {
            selection -= 1
        }
        contentDidChange(animated: animated)
    }

    open func removeAllSegments() {
        while numberOfSegments > 0 { strip.remove(at: numberOfSegments - 1) }
        selection = UISegmentedControl.noSegment
        contentDidChange()
    }

    private func insert(_ view: UISegment, at segment: Int, animated: Bool) {
        let index = min(max(segment, 0), numberOfSegments)
        view.attributes = titleAttributes
        strip.insert(view, at: index)
        if selection >= index { selection += 1 }
        contentDidChange(animated: animated)
    }

    func contentDidChange(animated: Bool = false) {
        touch = nil
        invalidateIntrinsicContentSize()
        refresh(animated ? SegmentMeasure.slide : nil)
    }

    /// What titles look like in each state.
    var titleAttributes = PerState<[NSAttributedString.Key: Any]>() {
        didSet {
            for segment in strip.segments { segment.attributes = titleAttributes }
            contentDidChange()
        }
    }

    /// The colour behind the selected segment; nil, the default, for white or, in dark surroundings, gray.
    open var selectedSegmentTintColor: UIColor? {
        didSet { refresh() }
    }

    /// Whether segments are as wide as their content asks for, rather than all as the widest. Default false.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDidChange() }
    }

    // MARK: Layout

    private var widths: SegmentWidths {
        SegmentWidths(
            wanted: strip.segments.map(\.fittingWidth), fixed: strip.segments.map(\.width),
            followsContent: apportionsSegmentWidthsByContent)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lines = SegmentMeasure.separatorWidth * CGFloat(max(numberOfSegments - 1, 0))
        return CGSize(width: widths.fittingWidth + lines, height: SegmentMeasure.height)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The segments' places, in their order. Points of this control.
    var segmentFrames: [CGRect] {
        var x: CGFloat = 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return widths.widths(in: bounds.width).map { width in
            defer { x += width }
            return CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        }
    }

    /// Shows the present state, moving to it with `motion`.
    func refresh(_ motion: ControlMotion? = nil) {
        let selected = touch?.shown ?? selection
        let look = SegmentStrip.Look(
            bounds: bounds, frames: segmentFrames,
            selected: isMomentary || selected == UISegmentedControl.noSegment ? nil : selected,
            pressed: touch?.pressed, isEnabled: isEnabled,
            thumbColour: selectedSegmentTintColor ?? SegmentMeasure.thumbColour)
        if let motion {
            motion.run(strip.layers) { strip.show(look) }
        } else {
            strip.show(look)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginTouch(touch) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueTouch(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTouch(with: event) }

    open override func cancelTracking(with event: UIEvent?) {
        touch = nil
        refresh(SegmentMeasure.fade)
    }

    /// A tap on a segment, and a finger that drags the selection, are the control's, and not those of views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ownsTap(of: gestureRecognizer) && !(touch?.shown != nil && ownsDrag(of: gestureRecognizer))
    }
}
