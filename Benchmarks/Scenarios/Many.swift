import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// Frames and hit tests over 100, 10,000 and 100,000 labels in one view. What changes is the same for each number, so
/// the counts should be.
@MainActor func measureMany(_ report: inout Report) {
    report.title("many: changes over so many labels in one view, tablet@2x")
    for count in [100, 10_000, 100_000] {
        let crowd = LabelCrowd(of: count)
        for change in CrowdChange.allCases {
            crowd.measure(change).add(to: &report, as: "many/\(count)/\(change.rawValue)")
        }
        report.add("many/\(count)/hit", crowd.hitTime, unit: "ms")
    }
}

/// What changes over the labels.
private enum CrowdChange: String, CaseIterable {
    /// One label changes its text, and is laid out.
    case label
    /// A view over all labels dims them, and is removed.
    case dim
    /// A popover over the labels, not animated, and its dismissal.
    case popover
    /// The labels move by 40 points.
    case scroll
}

/// Any number of labels in a scroll view. The first hundreds are visible; the others are below them.
@MainActor private final class LabelCrowd {
    private let stand = BenchmarkScreen(.tablet, rows: 0)
    private let scroll = UIScrollView()
    private var labels: [UILabel] = []
    private var step = 0

    private static let columns = 10

    init(of count: Int) {
        scroll.frame = stand.rootController.view.bounds
        stand.rootController.view.addSubview(scroll)
        for index in 0..<count {
            let label = UILabel(
                frame: CGRect(x: index % Self.columns * 80, y: index / Self.columns * 24, width: 76, height: 20))
            label.text = "\(index % 10)"
            labels.append(label)
            scroll.addSubview(label)
        }
        scroll.contentSize = CGSize(width: 800, height: count / Self.columns * 24)
        stand.settle()
    }

    /// The highest counts of a frame, and the time of a whole change, over several changes.
    func measure(_ change: CrowdChange) -> CrowdCost {
        var cost = CrowdCost()
        for round in 0..<8 {
            var one = CrowdCost()
            perform(change) { one.add($0, self.stand.system.frameLoop.compositor.counts) }
            // The first ones fill caches.
            if round > 2 { cost.merge(one) }
        }
        return cost
    }

    /// Calls `frame` with the cost of each part of the change, which ends with a frame.
    private func perform(_ change: CrowdChange, frame: (Cost) -> Void) {
        step += 1
        switch change {
        case .label:
            frame(
                Cost.of {
                    labels[50].text = step % 2 == 0 ? "Even" : "Odd"
                    labels[50].setNeedsLayout()
                    stand.step()
                })
        case .dim:
            let dim = UIView(frame: scroll.frame)
            dim.backgroundColor = UIColor(white: 0, alpha: 0.3)
            frame(
                Cost.of {
                    stand.rootController.view.addSubview(dim)
                    stand.step()
                })
            frame(
                Cost.of {
                    dim.removeFromSuperview()
                    stand.step()
                })
        case .popover:
            let popover = stand.makePopover()
            frame(
                Cost.of {
                    stand.rootController.present(popover, animated: false)
                    stand.step()
                })
            stand.settle()
            frame(
                Cost.of {
                    stand.rootController.dismiss(animated: false)
                    stand.step()
                })
        case .scroll:
            frame(
                Cost.of {
                    scroll.contentOffset.y = step % 2 == 0 ? 0 : 40
                    stand.step()
                })
        }
        stand.settle()
    }

    /// The time of a hit test of the rearmost label.
    var hitTime: Double {
        let place = labels[0].convert(CGPoint(x: 5, y: 5), to: nil)
        return Samples(runs: 9) {
            guard stand.system.frameLoop.hitTest(place) != nil else {
                preconditionFailure("Hit testing found no view at \(place).")
            }
        }.minimum
    }
}

/// The cost of one change: the sums of its frames; over several changes the lowest time and the highest counts.
private struct CrowdCost {
    private var milliseconds = 0.0
    private var allocations = 0
    private var siblings = 0
    private var collected = 0
    private var drawn = 0
    private var isEmpty = true

    mutating func add(_ cost: Cost, _ counts: FrameCounts) {
        milliseconds += cost.milliseconds
        allocations += cost.allocations
        siblings += counts.siblingsChecked
        collected += counts.layersCollected
        drawn += counts.layersDrawn
        isEmpty = false
    }

    mutating func merge(_ other: CrowdCost) {
        milliseconds = isEmpty ? other.milliseconds : min(milliseconds, other.milliseconds)
        allocations = max(allocations, other.allocations)
        siblings = max(siblings, other.siblings)
        collected = max(collected, other.collected)
        drawn = max(drawn, other.drawn)
        isEmpty = false
    }

    func add(to report: inout Report, as name: String) {
        report.add("\(name)/minimum", milliseconds, unit: "ms")
        report.add("\(name)/allocations", Double(allocations))
        report.add("\(name)/siblings", Double(siblings))
        report.add("\(name)/layers", Double(collected))
        report.add("\(name)/drawn", Double(drawn))
    }
}
