import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The size of a dialog: the factors of its presets on all kinds of screens.
@MainActor @Suite struct DialogSizingTests {
    struct Row: Sendable, CustomStringConvertible {
        let name: String
        let horizontal: DialogSizing.Horizontal
        let vertical: DialogSizing.Vertical
        var description: String { name }
    }

    /// The presets, with their factors written out.
    nonisolated static let presets: [(name: String, sizing: DialogSizing, m: CGFloat, v: CGFloat)] = [
        ("fit/fit", DialogSizing(.fit, .fit), 0, 0), ("small/fit", DialogSizing(.small, .fit), 0.6, 0),
        ("small/matched", DialogSizing(.small, .matched), 0.6, 0.8),
        ("medium/matched", DialogSizing(.medium, .matched), 0.75, 0.8),
        ("medium/fill", DialogSizing(.medium, .fill), 0.75, 10),
        ("large/matched", DialogSizing(.large, .matched), 0.9, 0.8), ("fill/fill", DialogSizing(.fill, .fill), 10, 10),
        ("fit/fill", DialogSizing(.fit, .fill), 0, 10), ("custom", DialogSizing(.init(0.4), .init(1.1)), 0.4, 1.1),
    ]

    /// The size of a dialog whose content has no size: width m·S.width and height m·v·S.width; in
    /// compact height m·S.height and m·v·S.height. A factor of 0 leaves the minimum length, 44 points.
    private func expected(_ m: CGFloat, _ v: CGFloat, in safe: CGRect, isCompact: Bool) -> CGSize {
        let limit = safe.insetBy(dx: 8, dy: 8).size
        let measure = isCompact ? safe.height : safe.width
        return CGSize(
            width: m == 0 ? 44 : min(limit.width, m * measure),
            height: m * v == 0 ? 44 : min(limit.height, m * v * measure))
    }

    /// Checklist 98: the published figures for medium/matched on a phone of 390 × 844 points.
    @Test func mediumMatchedHasThePublishedSizes() throws {
        let fixture = OverlayFixture()
        let dialog = DialogController()
        try fixture.present(dialog, animated: false)
        let portrait = fixture.frame(of: dialog)

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()

        let landscape = fixture.frame(of: dialog)
        #expect(abs(portrait.width - 292.5) <= 0.34 && abs(portrait.height - 234) <= 0.34, "\(portrait)")
        #expect(abs(landscape.width - 276.75) <= 0.34 && abs(landscape.height - 221.4) <= 0.34, "\(landscape)")
    }

    /// Checklist 88, 94, 98: factors, priorities and insets; the reference length changes with the vertical size
    /// class.
    @Test(arguments: presets.indices, [TestDevice.Model.iPhone14, .iPadPro11, .iPhoneSE])
    func theSizeIsTheProductOfTheFactorsAndTheSafeArea(_ index: Int, _ model: TestDevice.Model) throws {
        let preset = Self.presets[index]
        for isLandscape in [false, true] {
            let fixture = OverlayFixture(model, isLandscape: isLandscape)
            let dialog = DialogController(sizing: preset.sizing)
            let reported = silencingFaults { try? fixture.present(dialog, animated: false) }

            let frame = fixture.frame(of: dialog)
            let isCompact = fixture.root.traitCollection.verticalSizeClass == .compact
            let size = expected(preset.m, preset.v, in: fixture.safeArea, isCompact: isCompact)
            #expect(abs(frame.width - size.width) <= 0.5, "\(preset.name) on \(model), landscape \(isLandscape)")
            #expect(abs(frame.height - size.height) <= 0.5, "\(preset.name) on \(model), landscape \(isLandscape)")
            #expect(abs(frame.midX - fixture.safeArea.midX) <= 0.5)
            #expect(abs(frame.midY - fixture.safeArea.midY) <= 0.5)
            #expect(reported.isEmpty == (preset.m * preset.v > 0))
        }
    }

    /// Checklist 94: content at 750 overrides a height at priority 50, and yields to a width at 999.
    @Test func contentSizeOverridesAMatchedHeightButNotAPresetWidth() throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.medium, .matched), 100, 222)

        try fixture.present(dialog, animated: false)

        let frame = fixture.frame(of: dialog)
        #expect(abs(frame.width - 0.75 * 390) <= 0.5)
        #expect(frame.height == 222)
    }

    /// Checklist 94: a required length inside the dialog overrides even a width at 999, and the inset does not yield to it.
    @Test func aRequiredLengthOfTheContentOverridesAPresetWidth() throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.small, .fit), 100, 120)
        let length = dialog.block.widthAnchor.constraint(equalToConstant: 333)
        length.isActive = true

        try fixture.present(dialog, animated: false)
        let required = fixture.frame(of: dialog).width
        length.isActive = false
        let strong = dialog.block.widthAnchor.constraint(equalToConstant: 333)
        strong.priority = .defaultHigh
        strong.isActive = true
        try fixture.device.settle()

        #expect(required == 333)
        #expect(abs(fixture.frame(of: dialog).width - 0.6 * 390) <= 0.34)
    }

    /// Checklist 98: the inset to the safe area is required on all four sides, with the right signs.
    @Test(arguments: [TestDevice.Model.iPhone14, .iPad], [false, true])
    func dialogNeverExceedsTheSafeAreaLessTheInset(_ model: TestDevice.Model, _ isLandscape: Bool) throws {
        let fixture = OverlayFixture(model, isLandscape: isLandscape)
        let dialog = BlockDialog(DialogSizing(.fit, .fit), 5000, 5000)
        dialog.configuration.maximumWidth = .greatestFiniteMagnitude

        try fixture.present(dialog, animated: false)

        #expect(fixture.frame(of: dialog) == fixture.safeArea.insetBy(dx: 8, dy: 8))
    }

    @Test(arguments: [
        (DialogSizing(.fit, .fit), CGFloat?.none, CGFloat(540)), (DialogSizing(.fit, .fit), 320, 320),
        (DialogSizing(.medium, .fit), nil, 0.75 * 1194), (DialogSizing(.medium, .fit), 540, 540),
        (DialogSizing(.fill, .fit), 700, 700),
    ])
    func aMaximumWidthLimitsADialogOnATablet(_ sizing: DialogSizing, _ maximum: CGFloat?, _ width: CGFloat) throws {
        let fixture = OverlayFixture(.iPadPro11, isLandscape: true)
        let dialog = BlockDialog(sizing, 5000, 120)
        dialog.configuration.maximumWidth = maximum

        try fixture.present(dialog, animated: false)

        #expect(abs(fixture.frame(of: dialog).width - width) <= 0.5)
        #expect(abs(fixture.frame(of: dialog).midX - fixture.safeArea.midX) <= 0.5)
    }

    @Test(arguments: [CGFloat.nan, -5, .infinity]) func invalidMaximumWidthIsNoLimit(_ maximum: CGFloat) throws {
        let fixture = OverlayFixture(.iPadPro11, isLandscape: true)
        let dialog = BlockDialog(DialogSizing(.fit, .fit), 5000, 120)
        dialog.configuration.maximumWidth = maximum

        try fixture.present(dialog, animated: false)

        #expect(fixture.frame(of: dialog).width == fixture.safeArea.width - 16)
    }

    /// Zero is a limit as any other length: only what the content requires is wider.
    @Test func aMaximumWidthOfZeroLeavesWhatTheContentNeeds() throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.large, .fit))
        dialog.configuration.maximumWidth = 0
        dialog.loadViewIfNeeded()
        dialog.block.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true

        try fixture.present(dialog, animated: false)

        #expect(fixture.frame(of: dialog).width == 120)
    }

    /// Only a dialog whose content has no size of its own is 44 points wide and high.
    @Test func contentThatIsSmallerThanAFingertipHasItsSize() throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.fit, .fit), 30, 20)

        try fixture.present(dialog, animated: false)

        #expect(fixture.frame(of: dialog).size == CGSize(width: 30, height: 20))
    }

    @Test func fitSizingUsesTheContentSize() throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.fit, .fit), 217, 133)

        try fixture.present(dialog, animated: false)

        #expect(fixture.frame(of: dialog).size == CGSize(width: 217, height: 133))
    }

    /// Checklist 98, 99: the reference length of both lengths changes with the vertical size class while presented.
    @Test func rotatingTheDeviceMeasuresTheDialogAgain() throws {
        let fixture = OverlayFixture()
        let dialog = DialogController(sizing: DialogSizing(.small, .matched))
        try fixture.present(dialog, animated: false)
        let portrait = fixture.frame(of: dialog)

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()

        let landscape = fixture.frame(of: dialog)
        #expect(abs(portrait.width - 0.6 * 390) <= 0.5)
        #expect(abs(landscape.width - 0.6 * fixture.safeArea.height) <= 0.5)
        #expect(abs(landscape.height - 0.48 * fixture.safeArea.height) <= 0.5)
    }

    @Test(arguments: [CGFloat.nan, -3, -CGFloat.infinity])
    func invalidFactorLeavesTheSizeToTheContent(_ factor: CGFloat) throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.init(factor), .init(factor)), 90, 70)

        try fixture.present(dialog, animated: false)

        #expect(fixture.frame(of: dialog).size == CGSize(width: 90, height: 70))
    }

    @Test(arguments: [CGFloat.infinity, 1e300, 10])
    func aHugeFactorFills(_ factor: CGFloat) throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.init(factor), .init(factor)), 90, 70)

        try fixture.present(dialog, animated: false)

        #expect(fixture.frame(of: dialog) == fixture.safeArea.insetBy(dx: 8, dy: 8))
        #expect(DialogSizing.Horizontal(factor) == .fill)
    }

    @Test(arguments: [CGFloat.nan, -50, 1e9, .infinity])
    func extremeInsetStillLeavesAUsableDialog(_ inset: CGFloat) throws {
        let fixture = OverlayFixture()
        let dialog = BlockDialog(DialogSizing(.fill, .fill))
        dialog.configuration.edgeInset = inset

        try fixture.present(dialog, animated: false)

        let frame = fixture.frame(of: dialog)
        #expect(fixture.safeArea.insetBy(dx: -0.5, dy: -0.5).contains(frame))
        #expect(frame.width >= 390 / 2 - 1 && frame.height >= 300)
    }
}

/// Runs `action` and returns the faults reported meanwhile instead of logging them.
@MainActor func silencingFaults(_ action: () -> Void) -> [String] {
    let usual = OverlayDiagnostics.report
    var heard: [String] = []
    OverlayDiagnostics.report = { heard.append($0) }
    action()
    OverlayDiagnostics.report = usual
    return heard
}
