import CoreGraphics
import Testing
import UIKitCore

@Suite struct SplitLayoutTests {
    private typealias Mode = UISplitViewController.DisplayMode

    private func layout(
        _ mode: UISplitViewController.DisplayMode, three: Bool = false, isOnRight: Bool = false
    ) -> SplitLayout {
        SplitLayout(
            SplitLayout.Input(
                size: CGSize(width: 1200, height: 800), mode: mode, primaryWidth: 300,
                supplementaryWidth: three ? 250 : nil, isOnRight: isOnRight, separatorWidth: 1))
    }

    /// The column's x and width.
    private func span(_ rect: CGRect?) -> [CGFloat] { rect.map { [$0.minX, $0.width] } ?? [] }

    @Test(
        arguments: [
            (UISplitViewController.DisplayMode.secondaryOnly, [-300, 300], [0, 1200]),
            (.oneBesideSecondary, [0, 300], [301, 899]),
            (.oneOverSecondary, [0, 300], [0, 1200]),
            // With two columns the modes with two beside or over the secondary show one.
            (.twoBesideSecondary, [0, 300], [301, 899]),
            (.twoOverSecondary, [0, 300], [0, 1200]),
        ] as [(UISplitViewController.DisplayMode, [CGFloat], [CGFloat])])
    func theDisplayModePositionsTwoColumns(
        _ mode: UISplitViewController.DisplayMode, _ primary: [CGFloat], _ secondary: [CGFloat]
    ) {
        let layout = layout(mode)

        #expect(span(layout.primary) == primary && span(layout.secondary) == secondary && layout.supplementary == nil)
    }

    @Test(
        arguments: [
            (UISplitViewController.DisplayMode.secondaryOnly, [-300, 300], [-250, 250], [0, 1200]),
            (.oneBesideSecondary, [-300, 300], [0, 250], [251, 949]),
            (.oneOverSecondary, [-300, 300], [0, 250], [0, 1200]),
            (.twoBesideSecondary, [0, 300], [301, 250], [552, 648]),
            (.twoOverSecondary, [0, 300], [301, 250], [0, 1200]),
            // Displaced: as wide as it is beside one column.
            (.twoDisplaceSecondary, [0, 300], [301, 250], [552, 949]),
        ] as [(UISplitViewController.DisplayMode, [CGFloat], [CGFloat], [CGFloat])])
    func theDisplayModePositionsThreeColumns(
        _ mode: UISplitViewController.DisplayMode, _ primary: [CGFloat], _ supplementary: [CGFloat],
        _ secondary: [CGFloat]
    ) {
        let layout = layout(mode, three: true)

        #expect(span(layout.primary) == primary && span(layout.supplementary) == supplementary)
        #expect(span(layout.secondary) == secondary)
    }

    @Test(
        arguments: [UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
        [true, false])
    func aPrimaryColumnOnTheRightMirrorsEverything(_ mode: UISplitViewController.DisplayMode, _ three: Bool) {
        let left = layout(mode, three: three)
        let right = layout(mode, three: three, isOnRight: true)

        for (one, other) in [
            (left.primary, right.primary), (left.secondary, right.secondary),
            (left.supplementary ?? .zero, right.supplementary ?? CGRect(x: 1200, y: 0, width: 0, height: 0)),
        ] {
            #expect(one.minX == 1200 - other.maxX && one.width == other.width)
        }
    }

    @Test func aColumnIsNotWiderThanTheView() {
        let layout = SplitLayout(
            SplitLayout.Input(
                size: CGSize(width: 200, height: 400), mode: .oneBesideSecondary, primaryWidth: 300,
                supplementaryWidth: nil, isOnRight: false, separatorWidth: 1))

        #expect(layout.primary.width == 200 && layout.secondary.width == 0)
    }
}

@Suite struct SplitChoiceTests {
    private func choice(
        _ width: CGFloat, _ height: CGFloat, _ style: UISplitViewController.Style = .doubleColumn,
        mode: UISplitViewController.DisplayMode = .automatic,
        behavior: UISplitViewController.SplitBehavior = .automatic
    ) -> SplitDisplayModeResolver {
        SplitDisplayModeResolver(
            size: CGSize(width: width, height: height), style: style, preferredMode: mode, preferredBehavior: behavior,
            columnsWidth: style == .tripleColumn ? 640 : 320)
    }

    @Test func wideViewsTileColumnsAndNarrowOnesOverlayThem() {
        #expect(choice(1194, 834).mode == .oneBesideSecondary && choice(1194, 834).behavior == .tile)
        #expect(choice(834, 1194).mode == .secondaryOnly && choice(834, 1194).behavior == .overlay)
        #expect(choice(834, 1194).mode(showing: 1) == .oneOverSecondary)
        #expect(choice(834, 1194, .unspecified, behavior: .tile).behavior == .overlay)
    }

    @Test func threeColumnsThatDoNotFitDisplaceTheSecondary() {
        #expect(choice(1194, 834, .tripleColumn).behavior == .tile)
        #expect(choice(900, 700, .tripleColumn).behavior == .displace)
        #expect(choice(900, 700, .tripleColumn).mode(showing: 2) == .twoDisplaceSecondary)
    }

    @Test func preferredModeAndBehaviorDetermineTheOther() {
        #expect(choice(834, 1194, mode: .oneBesideSecondary).behavior == .tile)
        #expect(choice(1194, 834, mode: .oneOverSecondary).mode == .oneOverSecondary)
        #expect(choice(1194, 834, behavior: .overlay).mode == .secondaryOnly)
        #expect(choice(1194, 834, mode: .twoBesideSecondary).mode == .oneBesideSecondary)
    }
}

@Suite struct SplitColumnWidthTests {
    @Test func columnWidthsStayBetweenMinimumAndMaximum() {
        var widths = SplitColumnWidths()
        #expect(widths.width(in: 1000) == 320)
        widths.fraction = 0.5
        #expect(widths.width(in: 1000) == 320 && widths.width(in: 400) == 200)
        widths.maximum = 600
        #expect(widths.width(in: 1000) == 500)
        widths.preferred = 250
        #expect(widths.width(in: 1000) == 250)
        widths.minimum = 280
        #expect(widths.width(in: 1000) == 280 && widths.width(in: 100) == 100)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0, -.infinity]) func invalidColumnWidthsAreIgnored(_ value: CGFloat) {
        var widths = SplitColumnWidths()
        widths.preferred = value
        widths.fraction = value
        widths.minimum = value
        widths.maximum = value

        #expect(widths.width(in: 1000) == 320)
    }
}
