import Testing
import UIKit
import Velarium
import VelariumTesting

/// Walkthroughs whose anchors leave the screen, and come back.
@MainActor @Suite struct WalkthroughLossTests {
    /// How an anchor leaves the screen.
    enum Loss: CaseIterable, Sendable {
        case hiding, removal, hidingAround, transparency, missingKey
    }

    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let scroll = UIScrollView()
    private let group = UIView()
    private let anchors = (0..<4).map { _ in UIView() }

    init() {
        device.show(page)
        scroll.frame = page.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 2_000)
        page.view.addSubview(scroll)
        group.frame = CGRect(x: 0, y: 0, width: 300, height: 2_000)
        scroll.addSubview(group)
        for (index, anchor) in anchors.enumerated() {
            anchor.frame = CGRect(x: 40, y: [60, 140, 600, 1_700][index], width: 120, height: 44)
            anchor.overlayAnchorKey = index
            (index == 0 ? group : scroll).addSubview(anchor)
        }
    }

    private func show(_ indices: [Int] = [0, 1, 2, 3], from first: Int = 0) throws -> Walkthrough {
        _ = device.window
        let steps = indices.map { Walkthrough.Step(.key($0, in: scroll), title: "Step \($0)") }
        let tour = Walkthrough(steps: steps)
        tour.show(over: page)
        try device.settle()
        for _ in 0..<first { tour.showNextStep() }
        try device.settle()
        return tour
    }

    private func set(_ loss: Loss, to isLost: Bool) throws {
        switch loss {
        case .hiding: anchors[0].isHidden = isLost
        case .removal: if isLost { anchors[0].removeFromSuperview() } else { group.addSubview(anchors[0]) }
        case .hidingAround: group.isHidden = isLost
        case .transparency: group.alpha = isLost ? 0 : 1
        case .missingKey: anchors[0].overlayAnchorKey = isLost ? nil : 0
        }
        try device.settle()
    }

    @Test(arguments: Loss.allCases)
    func aStepIsShownAgainWhenItsAnchorIsBack(_ loss: Loss) throws {
        let tour = try show()
        var steps: [Int] = []
        tour.onStep = { steps.append($0) }

        try set(loss, to: true)
        #expect(tour.currentStep == 1)
        try set(loss, to: false)
        #expect(tour.currentStep == 0)
        try set(loss, to: true)
        try set(loss, to: false)

        #expect(steps == [1, 0, 1, 0])
        try device.expect("1 of 4", is: .visible)
    }

    @Test func aStepIsScrolledToWhenItsAnchorIsBackOutOfSight() throws {
        let tour = try show([0, 3])

        try set(.hiding, to: true)
        #expect(tour.currentStep == 1 && scroll.contentOffset.y > 500)
        try set(.hiding, to: false)

        #expect(tour.currentStep == 0 && scroll.contentOffset.y < 100)
    }

    @Test func theUserWhoHasGoneOnStaysThere() throws {
        let tour = try show()
        try set(.hiding, to: true)
        try device.tap(.text("Next"))
        try device.settle()

        try set(.hiding, to: false)
        #expect(tour.currentStep == 2)
        try device.tap(.text("Back"))
        try device.settle()
        try device.tap(.text("Back"))
        try device.settle()

        #expect(tour.currentStep == 0)
    }

    @Test func theFirstOfSeveralLostStepsThatIsBackIsShown() throws {
        let tour = try show()
        anchors[0].isHidden = true
        try device.settle()
        anchors[1].isHidden = true
        try device.settle()
        #expect(tour.currentStep == 2)

        anchors[1].isHidden = false
        try device.settle()
        #expect(tour.currentStep == 1)
        anchors[0].isHidden = false
        try device.settle()

        #expect(tour.currentStep == 0)
    }

    @Test(arguments: Walkthrough.AnchorLoss.allCases)
    func aStepThatTheAppScrollsAwayIsScrolledToAgain(_ behavior: Walkthrough.AnchorLoss) throws {
        let tour = try show()
        tour.anchorLossBehavior = behavior

        scroll.contentOffset.y = 1_000
        try device.settle()

        #expect(tour.currentStep == 0 && tour.lifecycle.isPresented)
        #expect(scroll.contentOffset.y < 100)
    }

    @Test func aStepThatARotationPutsOutOfSightIsScrolledTo() throws {
        let tour = try show(from: 2)

        try device.rotate(to: .landscapeLeft)
        try device.settle()
        #expect(tour.currentStep == 2)
        #expect(device.window.bounds.contains(anchors[2].convert(anchors[2].bounds, to: nil)))
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(tour.currentStep == 2)
    }

    @Test func aFingerThatScrollsTheAnchorAwayIsNotStopped() throws {
        scroll.frame.origin.y = 200
        let tour = try show()
        tour.passesTouchesToAnchor = true

        let offsets = ScrollRecorder()
        scroll.delegate = offsets
        scroll.decelerationRate = .fast
        let start = anchors[0].convert(CGPoint(x: 60, y: 22), to: nil)
        try device.drag(along: [
            .init(x: start.x, y: start.y), .init(x: start.x, y: start.y - 150, after: 0.4),
            .init(x: start.x, y: start.y - 150, after: 0.4),
        ])
        #expect(offsets.whileDragging == offsets.whileDragging.sorted())
        #expect(try #require(offsets.whileDragging.last) >= 104)
        try device.settle()

        #expect(tour.currentStep == 0 && tour.lifecycle.isPresented)
    }

    @Test func theButtonsAreThoseForTheStepsThatThereAreNow() throws {
        anchors[0].isHidden = true
        anchors[2].isHidden = true
        let tour = try show([0, 1, 2])
        #expect(tour.currentStep == 1)
        try device.expect("Done", is: .visible)
        try device.expect("Back", is: .gone)

        anchors[0].isHidden = false
        anchors[2].isHidden = false
        try device.settle()
        try device.expect("Next", is: .visible)
        try device.expect("Skip", is: .visible)
        try device.tap(.text("Back"))
        try device.settle()

        #expect(tour.currentStep == 0)
    }

    @Test func aStillScreenIsNotUpdatedForAWalkthrough() throws {
        _ = try show()
        try set(.hiding, to: true)
        var updates = 0
        let link = UIUpdateLink(view: scroll)
        link.addAction(to: .afterUpdateComplete) { _, _ in updates += 1 }
        link.isEnabled = true
        device.advance(by: 0.1)
        updates = 0

        device.advance(by: 10)

        #expect(updates == 0)
    }
}

/// The positions through which a finger scrolls, in points.
@MainActor private final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    private(set) var whileDragging: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.isDragging { whileDragging.append(scrollView.contentOffset.y) }
    }
}
