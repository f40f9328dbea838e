import CoreGraphics
import HeadlessHost
import UIKitCore

/// Hit testing in trees of 100 to 100,000 views, per visited view: among siblings, and in nested views that all
/// override `hitTest`.
@MainActor func measureHits(_ report: inout Report) {
    report.title("hit: nanoseconds per visited view")
    for count in [100, 1_000, 10_000, 100_000] {
        let row = HitRow(of: count)
        report.add("hit/\(count)/siblings", row.nanosecondsPerView(), unit: "ns")
        let tree = HitTree(of: count)
        report.add("hit/\(count)/tree", tree.nanosecondsPerView(), unit: "ns")
    }
}

/// Of a class that may override hit testing, so that each is asked.
private final class SiblingView: UIView {}

/// Sibling views; the touch hits the rearmost one, so that all are visited.
@MainActor private struct HitRow {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let count: Int

    init(of count: Int) {
        self.count = count
        for index in 0..<count {
            let isBack = index == 0
            let origin = CGPoint(x: isBack ? 0 : 100 + index % 100, y: isBack ? 0 : 100 + index / 100 % 100)
            root.addSubview(SiblingView(frame: CGRect(origin: origin, size: CGSize(width: 10, height: 10))))
        }
    }

    func nanosecondsPerView() -> Double {
        measureHit(in: root, visiting: count + 1) { $0 === root.subviews[0] }
    }
}

/// Nested views, ten in each, that let every touch through, so that all are visited.
@MainActor private struct HitTree {
    let root = PassThroughView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let count: Int

    init(of count: Int) {
        var made: [UIView] = [root]
        var parent = 0
        while made.count < count {
            for _ in 0..<min(10, count - made.count) {
                let child = PassThroughView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
                made[parent].addSubview(child)
                made.append(child)
            }
            parent += 1
        }
        self.count = count
    }

    func nanosecondsPerView() -> Double { measureHit(in: root, visiting: count) { $0 == nil } }
}

/// Receives no touches itself, only for its subviews.
private final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The median of several runs, each of at least 100,000 views.
@MainActor private func measureHit(in root: UIView, visiting count: Int, _ isRight: (UIView?) -> Bool) -> Double {
    let rounds = max(1, 100_000 / count)
    let samples = Samples(runs: 15) {
        for _ in 0..<rounds {
            guard isRight(root.hitTest(CGPoint(x: 5, y: 5), with: nil)) else {
                preconditionFailure("Hit testing found another view than the one at (5, 5).")
            }
        }
    }
    return samples.median * 1e6 / Double(rounds * count)
}
