import CoreGraphics
import QuartzCore
import Testing
import UIKitCore

/// The pixels of `UIView.transition`.
@Suite @MainActor struct ViewTransitionTests {
    private let ownStage = AnimationFixture()
    private var fixture: AnimationFixture { ownStage.activated }
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))

    init() {
        fixture.root.view.backgroundColor = .white
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        fixture.root.view.addSubview(card)
        fixture.begin()
    }

    /// The red, green and blue of the screen at a point, 0 to 255.
    private func color(_ x: Int, _ y: Int) -> [Int] {
        let color = fixture.system.frameLoop.pixels.color(x: x, y: y).description.dropFirst()
        return stride(from: 0, to: 6, by: 2).map { place in
            let start = color.index(color.startIndex, offsetBy: place)
            return Int(color[start..<color.index(start, offsetBy: 2)], radix: 16) ?? -1
        }
    }

    private func turnBlue(_ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)? = nil) {
        UIView.transition(
            with: card, duration: 1, options: [options, .curveLinear],
            animations: { card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) },
            completion: completion)
        fixture.begin()
    }

    @Test func aDissolveMixesOldAndNew() {
        var ends: [Bool] = []
        turnBlue(.transitionCrossDissolve) { ends.append($0) }

        #expect(color(140, 140) == [255, 0, 0])
        fixture.advance(0.5)
        let half = color(140, 140)
        #expect(abs(half[0] - 128) <= 2 && half[1] == 0 && abs(half[2] - 128) <= 2, "\(half)")
        #expect(ends.isEmpty)
        fixture.advance(0.6)
        #expect(color(140, 140) == [0, 0, 255])
        #expect(ends == [true])
        #expect(fixture.root.view.layer.sublayers?.count == fixture.root.view.subviews.count)
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom,
    ])
    func aFlipShowsTheOldContentUntilItsMiddle(_ option: UIView.AnimationOptions) {
        turnBlue(option)

        fixture.advance(0.25)
        #expect(color(140, 140) == [255, 0, 0])
        let isSideways = option == .transitionFlipFromLeft || option == .transitionFlipFromRight
        #expect(isSideways ? color(105, 140) == [255, 255, 255] : color(140, 105) == [255, 255, 255])
        fixture.advance(0.5)
        #expect(color(140, 140) == [0, 0, 255])
        fixture.advance(0.5)
        #expect(color(105, 105) == [0, 0, 255])
    }

    @Test func aTransitionReplacesOneViewWithAnother() {
        var ends: [Bool] = []
        let back = UIView(frame: card.bounds)
        let front = UIView(frame: card.bounds)
        card.addSubview(front)
        UIView.transition(from: front, to: back, duration: 0.5, options: .transitionCrossDissolve) { ends.append($0) }

        #expect(card.subviews == [back])
        fixture.advance(1)
        #expect(ends == [true])
        UIView.transition(from: front, to: back, duration: 0.5) { ends.append($0) }
        fixture.begin()
        #expect(ends == [true, true])
    }

    @Test func aViewReceivesTouchesOnlyAfterItsTransition() {
        turnBlue(.transitionFlipFromLeft)
        let point = CGPoint(x: 140, y: 140)
        #expect(fixture.system.frameLoop.hitTest(point) !== card)

        fixture.advance(1.1)

        #expect(fixture.system.frameLoop.hitTest(point) === card)
    }

    @Test func pushesAndCoversMoveByTheLayersSize() {
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        push.duration = 1
        card.layer.add(push, forKey: nil)
        card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        fixture.begin()
        fixture.advance(0.5)

        // The old content is half a width to the left, the new one half a width to the right.
        #expect(color(70, 140) == [255, 0, 0])
        #expect(color(139, 140) == [255, 0, 0])
        #expect(color(141, 140) == [0, 0, 255])
        #expect(color(210, 140) == [0, 0, 255])
        fixture.advance(0.6)
        #expect(color(70, 140) == [255, 255, 255])
    }

    @Test func removingAViewDuringATransitionEndsItAndShowsNothing() {
        var ends: [Bool] = []
        turnBlue(.transitionCrossDissolve) { ends.append($0) }
        fixture.advance(0.5)

        card.removeFromSuperview()
        fixture.advance(0.1)

        #expect(ends == [false])
        #expect(color(140, 140) == [255, 255, 255])
    }
}
