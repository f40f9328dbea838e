import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// How large a dialog is: the factors of the contract, on every kind of screen.
@MainActor @Suite struct DialogSizingTests {
    struct Row: Sendable, CustomStringConvertible {
        let name: String
        let horizontal: DialogSizing.Horizontal
        let vertical: DialogSizing.Vertical
        var description: String { name }
    }

    /// The presets, with the factors of the contract written out.
    nonisolated static let presets: [(name: String, sizing: DialogSizing, m: CGFloat, v: CGFloat)] = [
        ("fit/fit", DialogSizing(.fit, .fit), 0, 0), ("small/fit", DialogSizing(.small, .fit), 0.6, 0),
        ("small/matched", DialogSizing(.small, .matched), 0.6, 0.8),
        ("medium/matched", DialogSizing(.medium, .matched), 0.75, 0.8),
        ("medium/fill", DialogSizing(.medium, .fill), 0.75, 10),
        ("large/matched", DialogSizing(.large, .matched), 0.9, 0.8), ("fill/fill", DialogSizing(.fill, .fill), 10, 10),
        ("fit/fill", DialogSizing(.fit, .fill), 0, 10), ("custom", DialogSizing(.init(0.4), .init(1.1)), 0.4, 1.1),
    ]

    /// What the contract says of a dialog whose content insists on nothing: a factor of 0 leaves the least length.
    private func expected(_ m: CGFloat, _ v: CGFloat, in safe: CGRect, isCompact: Bool) -> CGSize {
        let room = safe.insetBy(dx: 8, dy: 8)
        let width = m * (isCompact ? safe.height : safe.width)
        return CGSize(
            width: min(room.width, max(width, m == 0 ? 44 : 0)),
            height: min(room.height, max(m * v * safe.height, m * v == 0 ? 44 : 0)))
    }

    /// Checklist 88, 94, 98: factors, priorities and insets, with the width and height in their roles by size class.
    @Test(arguments: presets.indices, [TestDevice.Model.iPhone14, .iPadPro11, .iPhoneSE])
    func theSizeIsTheProductOfTheFactorsAndTheSafeArea(_ index: Int, _ model: TestDevice.Model) throws {
        let preset = Self.presets[index]
        for isLandscape in [false, true] {
            let scene = OverlayScene(model, isLandscape: isLandscape)
            let dialog = DialogController(sizing: preset.sizing)
            let reported = silencingFaults { try? scene.present(dialog, animated: false) }

            let frame = scene.frame(of: dialog)
            let isCompact = scene.root.traitCollection.verticalSizeClass == .compact
            let size = expected(preset.m, preset.v, in: scene.safeArea, isCompact: isCompact)
            #expect(abs(frame.width - size.width) <= 0.5, "\(preset.name) on \(model), lying \(isLandscape)")
            #expect(abs(frame.height - size.height) <= 0.5, "\(preset.name) on \(model), lying \(isLandscape)")
            #expect(abs(frame.midX - scene.safeArea.midX) <= 0.5)
            #expect(abs(frame.midY - scene.safeArea.midY) <= 0.5)
            #expect(reported.isEmpty == (preset.m * preset.v > 0))
        }
    }

    /// Checklist 94: content overrides a size at priority 50, but not one at 999.
    @Test func contentWithASizeOfItsOwnOverridesAMatchedHeightAndNoPresetWidth() throws {
        let scene = OverlayScene()
        let dialog = BlockDialog(DialogSizing(.medium, .matched), 100, 222)

        try scene.present(dialog, animated: false)

        let frame = scene.frame(of: dialog)
        #expect(abs(frame.width - 0.75 * 390) <= 0.5)
        #expect(frame.height == 222)
    }

    /// Checklist 98: the inset to the safe area is required on all four sides, with the right signs.
    @Test(arguments: [TestDevice.Model.iPhone14, .iPad], [false, true])
    func nothingGrowsBeyondTheSafeAreaLessTheInset(_ model: TestDevice.Model, _ isLandscape: Bool) throws {
        let scene = OverlayScene(model, isLandscape: isLandscape)
        let dialog = BlockDialog(DialogSizing(.fit, .fit), 5000, 5000)

        try scene.present(dialog, animated: false)

        #expect(scene.frame(of: dialog) == scene.safeArea.insetBy(dx: 8, dy: 8))
    }

    @Test func contentOfItsOwnSizeFits() throws {
        let scene = OverlayScene()
        let dialog = BlockDialog(DialogSizing(.fit, .fit), 217, 133)

        try scene.present(dialog, animated: false)

        #expect(scene.frame(of: dialog).size == CGSize(width: 217, height: 133))
    }

    /// Checklist 98: widths and heights swap roles with the vertical size class.
    @Test func aDialogIsMeasuredAnewWhenTheDeviceTurns() throws {
        let scene = OverlayScene()
        let dialog = DialogController(sizing: DialogSizing(.small, .matched))
        try scene.present(dialog, animated: false)
        let upright = scene.frame(of: dialog)

        try scene.device.rotate(to: .landscapeLeft)
        try scene.device.settle()

        let lying = scene.frame(of: dialog)
        #expect(abs(upright.width - 0.6 * 390) <= 0.5)
        #expect(abs(lying.width - 0.6 * scene.safeArea.height) <= 0.5)
        #expect(abs(lying.height - 0.48 * scene.safeArea.height) <= 0.5)
    }

    @Test(arguments: [CGFloat.nan, -3, -CGFloat.infinity])
    func aFactorThatIsNoneLeavesTheSizeToTheContent(_ factor: CGFloat) throws {
        let scene = OverlayScene()
        let dialog = BlockDialog(DialogSizing(.init(factor), .init(factor)), 90, 70)

        try scene.present(dialog, animated: false)

        #expect(scene.frame(of: dialog).size == CGSize(width: 90, height: 70))
    }

    @Test(arguments: [CGFloat.infinity, 1e300, 10])
    func aHugeFactorFills(_ factor: CGFloat) throws {
        let scene = OverlayScene()
        let dialog = BlockDialog(DialogSizing(.init(factor), .init(factor)), 90, 70)

        try scene.present(dialog, animated: false)

        #expect(scene.frame(of: dialog) == scene.safeArea.insetBy(dx: 8, dy: 8))
        #expect(DialogSizing.Horizontal(factor) == .fill)
    }

    @Test(arguments: [CGFloat.nan, -50, 1e9, .infinity])
    func anInsetThatMakesNoSenseStillLeavesADialog(_ inset: CGFloat) throws {
        let scene = OverlayScene()
        let dialog = BlockDialog(DialogSizing(.fill, .fill))
        dialog.configuration.edgeInset = inset

        try scene.present(dialog, animated: false)

        let frame = scene.frame(of: dialog)
        #expect(scene.safeArea.insetBy(dx: -0.5, dy: -0.5).contains(frame))
        #expect(frame.width >= 390 / 2 - 1 && frame.height >= 300)
    }
}

/// Runs `action` and gives back the faults that were reported meanwhile instead of being logged.
@MainActor func silencingFaults(_ action: () -> Void) -> [String] {
    let usual = OverlayFault.report
    var heard: [String] = []
    OverlayFault.report = { heard.append($0) }
    action()
    OverlayFault.report = usual
    return heard
}
