import Foundation
import TestSupport
import Testing
import UIKitCore
import VelariumTesting

/// The screens to test: more of them with VELARIUM_DEEP=1 in the environment.
private let models: [TestDevice.Model] =
    TestRun.isDeep ? [.iPhoneSE, .iPhone14, .iPadMini] : [.iPhoneSE]

/// Four sides and three positions of the anchor near each corner, in light style before and since iOS 13 and in dark
/// style since: the pixels match the placement. Set `VELARIUM_CONTACT_SHEETS` to a folder to save the pictures.
@MainActor @Suite struct PopoverGridTests {
    private nonisolated static let looks: [(era: TestDevice.Era, style: UIUserInterfaceStyle)] = [
        (.iOS11, .light), (.iOS17, .light), (.iOS17, .dark),
    ]

    /// Checklist 18, 22, 23
    @Test(arguments: models, looks)
    func everyPopoverIsDrawnWhereItIsPlaced(
        _ model: TestDevice.Model, _ look: (era: TestDevice.Era, style: UIUserInterfaceStyle)
    ) throws {
        let grid = try PopoverGrid(model, era: look.era, style: look.style)

        let outcomes = try PopoverGrid.Case.all.map(grid.show)

        for outcome in outcomes { verifyOutcome(outcome, in: grid) }
        #expect(outcomes.filter { grid.hasRoom($0.example) }.count >= 24)
        #expect(grid.fixture.device.misuses.isEmpty)
        guard let folder = ProcessInfo.processInfo.environment["VELARIUM_CONTACT_SHEETS"] else { return }
        let style = look.style == .dark ? "dark" : "light"
        try PopoverSheet.write(outcomes, to: folder, named: "popover-\(model.rawValue)-\(look.era.rawValue)-\(style)")
    }

    private func verifyOutcome(_ outcome: PopoverGrid.Outcome, in grid: PopoverGrid) {
        let example = outcome.example
        let picture = outcome.picture
        let middle = CGPoint(x: outcome.bubble.midX, y: outcome.bubble.midY)
        let fill = picture.color(atX: middle.x, y: middle.y)
        func isBubble(_ x: CGFloat, _ y: CGFloat) -> Bool { picture.color(atX: x, y: y).isClose(to: fill, within: 3) }

        #expect(grid.region.insetBy(dx: -0.01, dy: -0.01).contains(outcome.frame), "\(example)")
        verifyEdges(of: outcome.bubble, arrowEdge: outcome.direction, isBubble: isBubble, name: "\(example)")
        guard grid.hasRoom(example) else { return }
        #expect(outcome.direction == example.direction, "\(example)")
        #expect(outcome.bubble.size == PopoverGrid.content, "\(example)")
        #expect(outcome.tip != nil, "\(example)")
        if let tip = outcome.tip { verifyArrow(at: tip, of: outcome, isBubble: isBubble) }
    }

    /// Pixels just inside each edge belong to the popover and those just outside do not, the corners are rounded, and
    /// there are no gaps. `verifyArrow` checks the edge of the arrow.
    private func verifyEdges(
        of bubble: CGRect, arrowEdge direction: UIPopoverArrowDirection, isBubble: (CGFloat, CGFloat) -> Bool,
        name: String
    ) {
        let inside = bubble.insetBy(dx: 1, dy: 1)
        let outside = bubble.insetBy(dx: -1.5, dy: -1.5)
        for along in [0.3, 0.5, 0.7] as [CGFloat] {
            let x = bubble.minX + bubble.width * along
            let y = bubble.minY + bubble.height * along
            let edges: [(UIPopoverArrowDirection, (CGFloat, CGFloat), (CGFloat, CGFloat))] = [
                (.up, (x, inside.minY), (x, outside.minY)), (.down, (x, inside.maxY), (x, outside.maxY)),
                (.left, (inside.minX, y), (outside.minX, y)), (.right, (inside.maxX, y), (outside.maxX, y)),
            ]
            for (edge, inner, outer) in edges {
                #expect(isBubble(inner.0, inner.1), "\(name): inside of \(edge.name ?? "") at \(along)")
                if edge != direction {
                    #expect(!isBubble(outer.0, outer.1), "\(name): outside of \(edge.name ?? "") at \(along)")
                }
            }
        }
        for (x, y) in [
            (bubble.minX, bubble.minY), (bubble.maxX, bubble.minY), (bubble.minX, bubble.maxY),
            (bubble.maxX, bubble.maxY),
        ] {
            let dx: CGFloat = x == bubble.minX ? 1 : -1
            let dy: CGFloat = y == bubble.minY ? 1 : -1
            #expect(!isBubble(x + dx * 2, y + dy * 2), "\(name): the corner at \(x), \(y) is not round")
            #expect(isBubble(x + dx * 6, y + dy * 6), "\(name): the corner at \(x), \(y) is too round")
        }
    }

    /// The tip touches the anchor, is narrow there and wide at its base.
    private func verifyArrow(
        at tip: CGPoint, of outcome: PopoverGrid.Outcome, isBubble: (CGFloat, CGFloat) -> Bool
    ) {
        let example = outcome.example
        let anchor = outcome.anchor
        /// The pixel `depth` points from the tip toward the popover and `aside` points across.
        func pixel(_ depth: CGFloat, _ aside: CGFloat) -> Bool {
            switch example.direction {
            case .up: isBubble(tip.x + aside, tip.y + depth)
            case .down: isBubble(tip.x + aside, tip.y - depth)
            case .left: isBubble(tip.x + depth, tip.y + aside)
            default: isBubble(tip.x - depth, tip.y + aside)
            }
        }
        let edge: (CGFloat, CGFloat) =
            switch example.direction {
            case .up: (tip.y, anchor.maxY)
            case .down: (tip.y, anchor.minY)
            case .left: (tip.x, anchor.maxX)
            default: (tip.x, anchor.minX)
            }
        #expect(abs(edge.0 - edge.1) <= 0.5, "\(example): the tip is off the anchor")
        #expect(pixel(1.5, 0) && !pixel(-1, 0), "\(example): the tip")
        for depth in stride(from: 2, through: 13, by: 1) as StrideThrough<CGFloat> {
            #expect(pixel(depth, 0), "\(example): a gap \(depth) points from the tip")
        }
        for side in [-1, 1] as [CGFloat] {
            #expect(pixel(6, side * 5) && !pixel(6, side * 13), "\(example): half way to the foot")
            #expect(!pixel(2, side * 7), "\(example): beside the tip")
        }
    }
}
