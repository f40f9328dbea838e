import CoreGraphics

/// The background images and offsets that the app has set for an item, by state and metrics.
struct BarButtonCustomization {
    struct BackgroundKey: Hashable {
        let state: UIControl.State.RawValue
        let metrics: UIBarMetrics
    }

    var backgrounds: [BackgroundKey: UIImage] = [:]
    var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
    var titleOffsets: [UIBarMetrics: UIOffset] = [:]

    /// The metrics to look up, in order of precedence: compact ones first in a compact bar.
    private func metrics(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }

    func background(for state: UIControl.State, isCompact: Bool) -> UIImage? {
        for metrics in metrics(isCompact) {
            for state in [state, .normal] {
                if let image = backgrounds[BackgroundKey(state: state.rawValue, metrics: metrics)] { return image }
            }
        }
        return nil
    }

    func backgroundOffset(isCompact: Bool) -> CGFloat { firstValue(backgroundOffsets, isCompact) ?? 0 }
    func titleOffset(isCompact: Bool) -> UIOffset? { firstValue(titleOffsets, isCompact) }

    private func firstValue<Value>(_ values: [UIBarMetrics: Value], _ isCompact: Bool) -> Value? {
        metrics(isCompact).lazy.compactMap { values[$0] }.first
    }
}

extension UIBarButtonItem {
    /// Sets an image behind the title or image of the button, which it fills; nil removes it.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteAppearance(.backgroundImage, for: state.rawValue << 16 | UInt(bitPattern: barMetrics.rawValue)) {
            (target: UIBarButtonItem) in
            target.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        customization.backgrounds[BarButtonCustomization.BackgroundKey(state: state.rawValue, metrics: barMetrics)] =
            backgroundImage
    }

    /// The background image for exactly this state and these metrics.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        customization.backgrounds[BarButtonCustomization.BackgroundKey(state: state.rawValue, metrics: barMetrics)]
    }

    /// Sets the vertical offset of the background image, in points, downward.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance(.backgroundVerticalPositionAdjustment, for: barMetrics.rawValue) { (target: UIBarButtonItem) in
            target.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        customization.backgroundOffsets[barMetrics] = adjustment
    }

    /// The vertical offset of the background image, in points, downward. Default 0.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        customization.backgroundOffsets[barMetrics] ?? 0
    }

    /// Sets the offset of the title, in points.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        noteAppearance(.titlePositionAdjustment, for: barMetrics.rawValue) { (target: UIBarButtonItem) in
            target.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
        customization.titleOffsets[barMetrics] = adjustment
    }

    /// The offset of the title, in points. Default zero.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        customization.titleOffsets[barMetrics] ?? .zero
    }
}
