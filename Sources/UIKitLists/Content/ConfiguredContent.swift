import CoreGraphics
import UIKitControls
import UIKitCore

/// The configurations of a cell, header or footer: makes the views that show them, and updates them when the state has
/// changed.
@MainActor package final class ConfiguredContent<Owner: UIView, State: UIConfigurationState> {
    /// When the configurations follow the state.
    private enum Phase {
        /// They do.
        case current
        /// The next layout updates them.
        case outdated
        /// They are being updated; what the app sets meanwhile is shown without another update.
        case updating
    }

    private unowned let owner: Owner
    private let configurationState: () -> State
    /// Exchanges the view that shows the content; nil restores the empty one.
    private let replaceContentView: ((UIView & UIContentView)?) -> Void
    private var phase = Phase.outdated

    package var updatesContent = true {
        didSet { if updatesContent != oldValue { setNeedsUpdate() } }
    }
    package var updatesBackground = true {
        didSet { if updatesBackground != oldValue { setNeedsUpdate() } }
    }
    package var updateHandler: ((Owner, State) -> Void)? {
        didSet { setNeedsUpdate() }
    }
    package private(set) var contentView: (UIView & UIContentView)?
    package private(set) var backgroundView: BackgroundConfigurationView?

    package init(
        _ owner: Owner, configurationState: @escaping () -> State,
        replaceContentView: @escaping ((UIView & UIContentView)?) -> Void
    ) {
        self.owner = owner
        self.configurationState = configurationState
        self.replaceContentView = replaceContentView
    }

    /// What the content view shows. A content view that supports a new configuration is kept.
    package var content: (any UIContentConfiguration)? {
        didSet { showContent() }
    }

    /// What is behind the content.
    package var background: UIBackgroundConfiguration? {
        didSet { if background != oldValue { showBackground() } }
    }

    /// Updates the configurations at the next layout.
    package func setNeedsUpdate() {
        switch phase {
        case .updating: return
        case .current, .outdated: phase = .outdated
        }
        owner.setNeedsLayout()
    }

    /// Calls `update` with the current state, if the configurations are outdated.
    package func updateIfNeeded(_ update: (State) -> Void) {
        switch phase {
        case .current, .updating: return
        case .outdated: phase = .updating
        }
        update(configurationState())
        phase = .current
    }

    /// Resolves the configurations for `state` and calls the update handler.
    package func update(for state: State) {
        if updatesContent, let content { self.content = content.updated(for: state) }
        if updatesBackground, let background { self.background = background.updated(for: state) }
        updateHandler?(owner, state)
    }

    // MARK: Views

    private func showContent() {
        guard let content else {
            guard contentView != nil else { return }
            contentView = nil
            return replaceContentView(nil)
        }
        let shown = updatesContent ? content.updated(for: configurationState()) : content
        if let contentView, contentView.supports(shown) {
            contentView.configuration = shown
        } else {
            let view = shown.makeContentView()
            contentView = view
            replaceContentView(view)
        }
        owner.setNeedsLayout()
    }

    private func showBackground() {
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? BackgroundConfigurationView(frame: owner.bounds)
        view.configuration = updatesBackground ? background.updated(for: configurationState()) : background
        if backgroundView == nil { owner.insertSubview(view, at: 0) }
        backgroundView = view
        owner.setNeedsLayout()
    }

    // MARK: Measuring

    /// The height of the content at `width` points; nil without a configuration.
    package func height(forWidth width: CGFloat) -> CGFloat? {
        guard let contentView else { return nil }
        let fitting = CGSize(width: width, height: 0)
        if contentView is UIListContentView { return contentView.sizeThatFits(fitting).height }
        if contentView.ownsConstraints { return contentView.fittingHeight(forWidth: width) }
        return max(contentView.sizeThatFits(fitting).height, contentView.intrinsicContentSize.height)
    }

    /// The size of the content on `axes`; on the others that of `size`, which is in points. Nil without a configuration.
    package func fittingSize(_ size: CGSize, on axes: EstimatedAxes) -> CGSize? {
        guard let contentView else { return nil }
        var fitted = size
        if axes.contains(.width) {
            fitted.width = contentView.sizeThatFits(CGSize(width: 0, height: size.height)).width
        }
        if axes.contains(.height), let height = height(forWidth: fitted.width) { fitted.height = height }
        return fitted
    }
}
