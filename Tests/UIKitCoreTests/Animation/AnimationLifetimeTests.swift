import CoreGraphics
import QuartzCore
import Testing
import UIKitCore

@MainActor struct AnimationLifetimeTests {
    enum Kind: CaseIterable { case block, completion, spring, keyframes, animator, layer }

    @Test("A system that goes away during an animation takes the animated view with it", arguments: Kind.allCases)
    func anAnimatedViewGoesAwayWithItsSystem(_ kind: Kind) {
        weak var animated: UIView?
        do {
            let fixture = AnimationFixture()
            animated = fixture.square
            Self.animate(fixture.square, kind)
            fixture.advance(0.1)
        }
        let isGone = animated == nil
        #expect(isGone)
    }

    @Test func aViewThatLeftTheWindowIsToldOfItsEndInTheNextFrameOfItsOwnSystem() {
        let fixture = AnimationFixture()
        let other = AnimationFixture()
        let square = fixture.activated.square
        let container = UIView()
        fixture.root.view.addSubview(container)
        container.addSubview(square)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            square.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        fixture.advance(0.1)

        container.removeFromSuperview()
        square.removeFromSuperview()
        other.activated.advance(0.1)
        let endsBefore = ends
        fixture.activated.advance(0.1)

        #expect(endsBefore == [])
        #expect(ends == [false])
    }

    @Test func aViewOfASystemThatIsGoneIsNotToldOfItsEnd() {
        var ends: [Bool] = []
        weak var animated: UIView?
        do {
            let fixture = AnimationFixture()
            let square = fixture.square
            animated = square
            UIView.animate(withDuration: 1) {
                square.alpha = 0.5
            } completion: {
                ends.append($0)
            }
            fixture.advance(0.1)
            square.removeFromSuperview()
        }

        AnimationFixture().advance(0.1)

        let isGone = animated == nil
        #expect(isGone)
        #expect(ends == [])
    }

    private static func animate(_ view: UIView, _ kind: Kind) {
        switch kind {
        case .block: UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        case .completion:
            UIView.animate(withDuration: 1) {
                view.alpha = 0.5
            } completion: { _ in
                view.isHidden = true
            }
        case .spring:
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                view.frame.size.width = 20
            }
        case .keyframes:
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
            }
        case .animator:
            UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.startAnimation()
        case .layer:
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.toValue = 0
            animation.duration = 1
            view.layer.add(animation, forKey: nil)
        }
    }
}
