import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// Frames, presentations and hit tests over 100, 10,000 and 100,000 labels in one view. What changes is the same for
/// each number, so the counts should be.
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
    /// One label moves to another place.
    case move
    /// The constant of a constraint of one label changes.
    case layout
    /// A label is added in front of the others, and removed.
    case add
    /// A view over all labels dims them, and is removed.
    case dim
    /// A popover over the labels, not animated, and its dismissal.
    case popover
    /// A sheet over the labels, not animated, and its dismissal.
    case sheet
    /// The labels move by 40 points.
    case scroll
    /// The labels move by 40 points, animated: the sum of all frames.
    case slide
}

/// Any number of labels in a scroll view. The first hundreds are visible; the others are below them.
@MainActor private final class LabelCrowd {
    private let screen = BenchmarkScreen(.tablet, rows: 0)
    private let scroll = UIScrollView()
    private var labels: [UILabel] = []
    private var leading = NSLayoutConstraint()
    private var step = 0
    /// The cost of the change that is being made.
    private var current = CrowdCost()

    private static let columns = 10

    init(of count: Int) {
        scroll.frame = root.bounds
        root.addSubview(scroll)
        for index in 0..<count {
            let label = makeLabel(at: CGPoint(x: index % Self.columns * 80, y: index / Self.columns * 24))
            label.text = "\(index % 10)"
            labels.append(label)
            scroll.addSubview(label)
        }
        let constrained = labels[30]
        constrained.translatesAutoresizingMaskIntoConstraints = false
        leading = constrained.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)
        NSLayoutConstraint.activate([leading, constrained.topAnchor.constraint(equalTo: scroll.topAnchor)])
        scroll.contentSize = CGSize(width: 800, height: count / Self.columns * 24)
        screen.settle()
    }

    private var root: UIView { screen.rootController.view }

    private func makeLabel(at place: CGPoint) -> UILabel {
        UILabel(frame: CGRect(origin: place, size: CGSize(width: 76, height: 20)))
    }

    /// The highest counts of a change, and the lowest time, over several changes.
    func measure(_ change: CrowdChange) -> CrowdCost {
        var cost = CrowdCost()
        for round in 0..<8 {
            current = CrowdCost()
            step += 1
            perform(change)
            screen.settle()
            // The first ones fill caches.
            if round > 2 { cost.merge(current) }
        }
        return cost
    }

    /// Makes a change, which has a frame for each of its parts.
    private func perform(_ change: CrowdChange) {
        let isEven = step % 2 == 0
        switch change {
        case .label:
            frame {
                labels[50].text = isEven ? "Even" : "Odd"
                labels[50].setNeedsLayout()
            }
        case .move: frame { labels[50].frame.origin.y += isEven ? 12 : -12 }
        case .layout: frame { leading.constant = isEven ? 20 : 0 }
        case .add:
            let label = makeLabel(at: CGPoint(x: 40, y: 40))
            label.text = "New"
            frame { scroll.addSubview(label) }
            frame { label.removeFromSuperview() }
        case .dim:
            let dim = UIView(frame: scroll.frame)
            dim.backgroundColor = UIColor(white: 0, alpha: 0.3)
            frame { root.addSubview(dim) }
            frame { dim.removeFromSuperview() }
        case .popover: present(screen.makePopover())
        case .sheet:
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .formSheet
            sheet.view.backgroundColor = .systemBackground
            present(sheet)
        case .scroll: frame { scroll.contentOffset.y = isEven ? 0 : 40 }
        case .slide:
            scroll.setContentOffset(CGPoint(x: 0, y: isEven ? 0 : 40), animated: true)
            repeat { frame {} } while !screen.system.frameLoop.isIdle || screen.host.isFrameRequested
        }
    }

    /// Measures `change` and the frame after it.
    private func frame(_ change: () -> Void) {
        let (milliseconds, counts) = CrowdCounts.of(screen.system, root: root) {
            change()
            screen.step()
        }
        current.add(milliseconds: milliseconds, counts)
    }

    private func present(_ controller: UIViewController) {
        frame { screen.rootController.present(controller, animated: false) }
        screen.settle()
        frame { screen.rootController.dismiss(animated: false) }
    }

    /// The time of a hit test of the rearmost label.
    var hitTime: Double {
        let point = labels[0].convert(CGPoint(x: 5, y: 5), to: nil)
        return Samples(runs: 9) {
            guard screen.system.frameLoop.hitTest(point) != nil else {
                preconditionFailure("Hit testing found no view at \(point).")
            }
        }.minimum
    }
}
