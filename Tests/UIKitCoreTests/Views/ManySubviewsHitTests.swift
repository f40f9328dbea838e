import QuartzCore
import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// Hit tests among thousands of subviews find the view that asking each of them finds, and ask only those nearby and
/// those that override hit testing.
@MainActor @Suite struct ManySubviewsHitTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

    init() {
        device.show(root)
        root.view.addSubview(content)
    }

    /// Adds labels in rows of ten below those that there are; those of the first 60 rows are in the content's bounds.
    private func addLabels(_ count: Int) {
        let start = content.subviews.count
        for index in start..<start + count {
            content.addSubview(UILabel(frame: CGRect(x: index % 10 * 32, y: index / 10 * 10, width: 30, height: 8)))
            content.subviews[index].isUserInteractionEnabled = true
        }
    }

    private func settle() {
        for _ in 0..<3 { device.advance(by: 0.02) }
    }

    /// The number of subviews that a hit test at `point` asks.
    private func asked(at point: CGPoint) -> Int {
        let before = UIView.viewsAskedForHits
        _ = content.hitTest(point, with: nil)
        return UIView.viewsAskedForHits - before
    }

    @Test func aHitTestAsksTheSameViewsAmongTwentyTimesAsMany() {
        addLabels(1_000)
        settle()
        let few = asked(at: CGPoint(x: 5, y: 5))
        addLabels(19_000)
        settle()

        let many = asked(at: CGPoint(x: 5, y: 5))

        #expect(few > 0 && few <= 128)
        #expect(many == few)
        #expect(content.hitTest(CGPoint(x: 5, y: 5), with: nil) === content.subviews[0])
        #expect(content.hitTest(CGPoint(x: 319.5, y: 5), with: nil) === content)
    }

    @Test func viewsThatOverrideHitTestingAreAskedWhereverTheyAre() {
        addLabels(2_000)
        let far = WideView(frame: CGRect(x: 0, y: 5_000, width: 10, height: 10))
        far.reach = 6_000
        content.insertSubview(far, at: 1_500)
        settle()

        let hit = content.hitTest(CGPoint(x: 5, y: 35), with: nil)

        #expect(hit === far)
        #expect(far.calls == 1)
    }

    @Test func viewsAreAskedInTheOrderOfSubviewsWhenTheirLayersHaveAnother() {
        addLabels(1_000)
        let under = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        content.addSubview(under)
        settle()
        #expect(content.hitTest(CGPoint(x: 5, y: 5), with: nil) === under)

        content.layer.insertSublayer(under.layer, at: 0)

        #expect(content.hitTest(CGPoint(x: 5, y: 5), with: nil) === under)
        settle()
        #expect(content.hitTest(CGPoint(x: 5, y: 5), with: nil) === under)
    }

    @Test(arguments: 0..<TestRun.cases(3))
    func anyCoursesOfChangesHitWhatAskingEachViewHits(seed: Int) {
        var random = SeededRandom(seed: seed)
        addLabels([140, 700, 4_300][seed % 3])
        for step in 0..<40 {
            var changes: [Int] = []
            for _ in 0..<2 { changes.append(change(&random)) }
            if random.flip() { device.advance(by: 0.02) }
            for _ in 0..<4 {
                let point = CGPoint(x: random.length(in: -5...325), y: random.length(in: -5...605))
                WideView.asked = []
                let hit = content.hitTest(point, with: nil)
                let asked = WideView.asked
                WideView.asked = []
                let expected = hitOfAskingEach(point)
                #expect(hit === expected, "seed \(seed), step \(step) after \(changes) at \(point)")
                #expect(asked == WideView.asked, "seed \(seed), step \(step) after \(changes) at \(point)")
            }
        }
    }

    /// The hit in the frontmost subview that has one.
    private func hitOfAskingEach(_ point: CGPoint) -> UIView? {
        guard content.point(inside: point, with: nil), !content.isHidden else { return nil }
        for view in content.subviews.reversed() {
            if let hit = view.hitTest(content.convert(point, to: view), with: nil) { return hit }
        }
        return content
    }

    /// Makes one change. Returns its number, for reports.
    private func change(_ random: inout SeededRandom) -> Int {
        let views = content.subviews
        let view = views[random.number(below: views.count)]
        let place = CGRect(
            x: random.length(in: -20...320), y: random.length(in: -20...600), width: random.length(in: 0...120),
            height: random.length(in: 0...60))
        let kind = random.number(below: 16)
        switch kind {
        case 0: view.frame = place
        case 1: view.isHidden.toggle()
        case 2: view.isUserInteractionEnabled.toggle()
        case 3: view.alpha = random.flip() ? 1 : 0
        case 4: view.transform = random.flip() ? .identity : CGAffineTransform(rotationAngle: 1).scaledBy(x: 9, y: 9)
        case 5: view.removeFromSuperview()
        case 6: content.insertSubview(UIView(frame: place), at: random.number(below: views.count))
        case 7: content.addSubview(WideView(frame: place))
        case 8: content.insertSubview(WideView(frame: place), at: random.number(below: views.count))
        case 9: view.addSubview(WideView(frame: place))
        case 10: content.bringSubviewToFront(view)
        case 11: content.layer.insertSublayer(view.layer, at: UInt32(random.number(below: views.count)))
        case 12: content.bounds.origin.y = random.length(in: -50...200)
        case 13: content.exchangeSubview(at: random.number(below: views.count), withSubviewAt: views.count - 1)
        case 14: UIView.animate(withDuration: 0.1) { view.frame = place }
        default: view.layer.shadowOpacity = random.flip() ? 0 : 1
        }
        return kind
    }
}

/// Receives touches beside its bounds too, and records that it was asked.
private final class WideView: UIView {
    /// The views that were asked, in order.
    static var asked: [ObjectIdentifier] = []

    var reach: CGFloat = 15
    var calls = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        calls += 1
        WideView.asked.append(ObjectIdentifier(self))
        return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
}
