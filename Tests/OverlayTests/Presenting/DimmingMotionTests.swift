import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dimming and tint behind a presentation follow its transition.
@MainActor @Suite struct DimmingMotionTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        page.view.backgroundColor = .white
        device.show(page)
    }

    /// The brightness of the page in a corner that nothing covers, frame by frame until it rests.
    private func brightness(x: CGFloat = 6, y: CGFloat = 140, _ begin: () -> Void) throws -> [Int] {
        var values = [Int(device.picture().color(atX: x, y: y).red)]
        begin()
        for _ in 0..<8 {
            device.advance(by: 1.0 / 60)
            values.append(Int(device.picture().color(atX: x, y: y).red))
        }
        try device.settle()
        values.append(Int(device.picture().color(atX: x, y: y).red))
        return values
    }

    @Test(arguments: [FocusCover.alert, .actionSheet, .dialog, .bottomSheet, .readyMadeDialog, .modalPresented])
    func theDimmingFadesInFromNothingAndOutAgain(cover: FocusCover) throws {
        var dismiss: (Bool) -> Void = { _ in }

        let coming = try brightness { dismiss = cover.present(from: page) }
        let going = try brightness { dismiss(true) }

        #expect(coming.first == 255 && coming[1] > 245)
        #expect(coming == coming.sorted(by: >))
        #expect(going == going.sorted())
        #expect(going.last == 255)
    }

    @Test(arguments: [FocusCover.alert, .actionSheet, .pageSheet, .dialog])
    func theTintIsDimmedWithThePresentationAndReturnsWithTheDismissal(cover: FocusCover) throws {
        let dismiss = cover.present(from: page)
        device.advance(by: 0.02)
        let coming = page.view.tintAdjustmentMode
        try device.settle()

        dismiss(true)
        device.advance(by: 0.02)

        #expect(coming == .dimmed)
        #expect(page.view.tintAdjustmentMode == .normal)
    }

    @Test(arguments: [FocusCover.pageSheet, .bottomSheet])
    func theTintReturnsWhenTheUserLetsGoOfASheet(cover: FocusCover) throws {
        _ = cover.present(from: page)
        try device.settle()
        let start = page.presentedViewController.map { $0.view.convert($0.view.bounds, to: nil).minY } ?? 0

        try device.drag(from: CGPoint(x: 195, y: start + 30), to: CGPoint(x: 195, y: 830), in: 0.2)
        device.advance(by: 0.02)
        let released = page.view.tintAdjustmentMode
        try device.settle()

        #expect(released == .normal)
        #expect(page.presentedViewController == nil)
    }

    @Test func theTintIsDimmedAgainWhenTheDismissalIsCanceled() throws {
        _ = FocusCover.pageSheet.present(from: page)
        try device.settle()

        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 200), in: 0.6)
        try device.settle()

        #expect(page.view.tintAdjustmentMode == .dimmed)
        #expect(page.presentedViewController != nil)
    }
}
