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
    func metrics(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }

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
