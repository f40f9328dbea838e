import UIKit

/// A slider that moves the items of a collection view between two layouts, and leaves them at the nearer one.
final class LayoutSlider: UISlider {
    private let content: UICollectionView
    private let layouts: (first: UICollectionViewLayout, second: UICollectionViewLayout)
    private var transition: UICollectionViewTransitionLayout?
    private var showsSecond = false

    /// Creates a slider at 0, where `content` has the first layout.
    init(_ content: UICollectionView, layouts: (first: UICollectionViewLayout, second: UICollectionViewLayout)) {
        self.content = content
        self.layouts = layouts
        super.init(frame: .zero)
        accessibilityLabel = "Layout"
        addAction(UIAction { [unowned self] _ in move() }, for: .valueChanged)
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            addAction(UIAction { [unowned self] _ in settle() }, for: event)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 200, height: super.sizeThatFits(size).height)
    }

    /// Values set without a finger, as with the keyboard, change the layout at once.
    private func move() {
        let transition = transition ?? begin()
        let progress = CGFloat(showsSecond ? 1 - value : value)
        transition.transitionProgress = progress
        if !isTracking { settle() }
    }

    private func begin() -> UICollectionViewTransitionLayout {
        let new = content.startInteractiveTransition(to: showsSecond ? layouts.first : layouts.second)
        transition = new
        return new
    }

    private func settle() {
        guard let transition else { return }
        self.transition = nil
        if transition.transitionProgress >= 0.5 {
            content.finishInteractiveTransition()
            showsSecond.toggle()
        } else {
            content.cancelInteractiveTransition()
        }
        setValue(showsSecond ? 1 : 0, animated: true)
    }
}
