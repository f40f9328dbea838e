import CoreGraphics
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitMotion
import VelariumTesting

@MainActor @Suite struct SymbolEffectTests {
    private let device = TestDevice(.iPhone14)
    private let view = UIImageView(image: UIImage(systemName: "star"))

    init() {
        let page = UIViewController()
        device.show(page)
        page.view.addSubview(view)
        device.advance(by: 0.1)
    }

    private var shownScale: CGFloat { view.layer.presentation()?.transform.m11 ?? 1 }
    private var shownOpacity: Float { view.layer.presentation()?.opacity ?? 1 }
    private var keys: [String] { view.layer.animationKeys() ?? [] }

    @Test func aBounceGrowsTheSymbolOnceAndEnds() {
        var ends: [Bool] = []

        view.addSymbolEffect(.bounce, options: .nonRepeating) { ends.append($0.isFinished) }
        device.advance(by: 0.17)
        let during = shownScale
        device.advance(by: 1)

        #expect(during > 1.1 && shownScale == 1)
        #expect(ends == [true] && keys.isEmpty)
    }

    @Test func directionsMirrorAnEffect() {
        view.addSymbolEffect(.bounce.down)
        device.advance(by: 0.17)

        #expect(shownScale < 0.9)
    }

    @Test func aRepeatedEffectPlaysUntilItIsRemoved() {
        view.addSymbolEffect(.pulse, options: .repeating.speed(2))
        device.advance(by: 0.35)
        let faded = shownOpacity
        device.advance(by: 20)
        let isPlaying = !keys.isEmpty

        view.removeSymbolEffect(ofType: .pulse)
        device.advance(by: 0.1)

        #expect(faded < 0.5 && isPlaying)
        #expect(keys.isEmpty && shownOpacity == 1)
    }

    @Test func anEffectThatLastsStaysAsItIs() {
        view.addSymbolEffect(.scale.up)
        device.advance(by: 2)
        let scaled = shownScale

        view.addSymbolEffect(.disappear, animated: false)
        device.advance(by: 0.1)
        let hidden = shownOpacity
        view.removeAllSymbolEffects()
        device.advance(by: 0.1)

        #expect(abs(scaled - 1.2) < 0.001 && hidden == 0)
        #expect(shownScale == 1 && shownOpacity == 1 && view.alpha == 1)
    }

    @Test func eachEffectPlaysAndTheSameOneReplacesItself() {
        view.addSymbolEffect(.variableColor.iterative.reversing)
        view.addSymbolEffect(.wiggle.left)
        view.addSymbolEffect(.rotate.counterClockwise.byLayer)
        view.addSymbolEffect(.breathe.wholeSymbol)
        view.addSymbolEffect(.appear.up)
        view.addSymbolEffect(.wiggle.clockwise)

        #expect(keys.count == 5)
        device.advance(by: 0.2)
        #expect(view.layer.presentation().map { $0.transform.m12 != 0 } == true)
    }

    @Test func anotherSymbolIsShownWithATransition() {
        var context: UISymbolEffectCompletionContext?

        view.setSymbolImage(UIImage(systemName: "heart")!, contentTransition: .replace.downUp) { context = $0 }
        device.advance(by: 0.05)
        let during = shownOpacity
        device.advance(by: 1)

        #expect(view.image == UIImage(systemName: "heart") && during < 1 && shownOpacity == 1)
        #expect(context?.contentTransition != nil && context?.effect == nil && context?.sender as? UIImageView === view)
    }

    @Test func countsAndSpeedsThatMakeNoSenseAreIgnored() {
        #expect(SymbolEffectOptions.speed(-1) == .default && SymbolEffectOptions.speed(.nan) == .default)
        #expect(SymbolEffectOptions.repeat(0) == .nonRepeating && SymbolEffectOptions.repeat(nil) == .repeating)
        let effects: [BounceSymbolEffect] = [.bounce, .bounce.up, .bounce.down]
        #expect(Set(effects).count == 3)
    }
}
