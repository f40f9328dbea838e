import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// The detents of a sheet: heights, selection, dimming, and bad input.
@MainActor @Suite struct DetentTests {
    // MARK: Heights

    @Test func aSheetOpensAtItsSmallestDetentOrTheSelectedOne() throws {
        let medium = try DetentFixture()
        #expect(medium.base.frame(of: medium.content) == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(medium.content.view.safeAreaInsets.bottom == 34)
        #expect(medium.sheet.selectedDetentIdentifier == nil)

        let large = try DetentFixture { $0.selectedDetentIdentifier = .large }
        #expect(large.height == 787)

        let unknown = try DetentFixture { $0.selectedDetentIdentifier = .init("unknown") }
        #expect(unknown.height == 422)
    }

    @Test func aCustomDetentGetsTheMaximumAndTheTraitsOfTheContainer() throws {
        var seen: (maximum: CGFloat, isCompact: Bool)?
        let detent = Detent.custom { context in
            seen = (
                context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass == .compact
            )
            return context.maximumDetentValue / 4
        }

        let fixture = try DetentFixture([detent])

        #expect(seen?.maximum == 753 && seen?.isCompact == true)
        #expect(abs(fixture.height - (753 / 4 + 34)) < 0.5)
        #expect(detent.identifier != Detent.custom { _ in 1 }.identifier)
    }

    struct Custom: Sendable {
        let value: CGFloat
        let height: CGFloat
    }

    @Test(arguments: [
        Custom(value: 200, height: 234), Custom(value: -50, height: 34), Custom(value: 5000, height: 787),
        Custom(value: .infinity, height: 787), Custom(value: 0, height: 34),
    ])
    func aCustomValueIsLimitedToTheScreen(_ custom: Custom) throws {
        let fixture = try DetentFixture([.fixed(custom.value)])

        #expect(fixture.height == custom.height)
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test func valuesOfTheSystemsDetentsResolveInAnyContext() {
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            var containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
            var maximumDetentValue: CGFloat = 600
        }
        let context = Context()

        #expect(Detent.large().resolvedValue(in: context) == 600)
        #expect(Detent.medium().resolvedValue(in: context) == 300)
        context.containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
        #expect(Detent.medium().resolvedValue(in: context) == nil)
        #expect(Detent.fixed(Detent.inactive).resolvedValue(in: context) == nil)
        #expect(Detent.fixed(70).resolvedValue(in: context) == 70)
    }

    @Test func invalidatingResolvesTheDetentsAgain() throws {
        var value: CGFloat = 200
        let fixture = try DetentFixture([.custom { _ in value }, .large()])

        value = 300
        try fixture.device.settle()
        #expect(fixture.height == 234)
        fixture.sheet.invalidateDetents()
        #expect(fixture.height == 334)
    }

    @Test func anInactiveSelectionShowsAsTheNearestActiveDetentButIsKept() throws {
        var isActive = true
        let name = Detent.Identifier("fickle")
        let fixture = try DetentFixture([
            .fixed(100, "first"), .fixed(200, "second"), .custom(identifier: name) { _ in isActive ? 300 : nil },
            .large(),
        ]) { $0.selectedDetentIdentifier = name }
        #expect(fixture.height == 334)

        isActive = false
        fixture.sheet.invalidateDetents()
        #expect(fixture.height == 234 && fixture.sheet.selectedDetentIdentifier == name)

        isActive = true
        fixture.sheet.invalidateDetents()
        #expect(fixture.height == 334 && fixture.changes.isEmpty)
    }

    // MARK: Bad input

    @Test func aSheetWithoutActiveDetentRaisesAndIsFullyExpanded() throws {
        for detents in [[], [Detent.fixed(.nan)], [Detent.custom { _ in nil }]] as [[Detent]] {
            let fixture = try DetentFixture(detents)

            #expect(fixture.height == 787)
            #expect(fixture.device.misuses.contains { $0.raises && $0.message.contains("at least one detent") })
        }
    }

    @Test func aHeightThatIsNaNIsInactive() throws {
        let fixture = try DetentFixture([.fixed(.nan, "bad"), .fixed(200)])

        #expect(fixture.height == 234)
        #expect(fixture.device.misuses.contains { !$0.raises && $0.message.contains("bad is NaN") })
    }

    @Test func aRepeatedIdentifierCountsOnceAndUnsortedDetentsAreDraggedInOrder() throws {
        let fixture = try DetentFixture([.large(), .fixed(300, "one"), .fixed(100, "one"), .medium()])

        #expect(fixture.height == 334)
        try fixture.drag(-80)
        #expect(fixture.sheet.selectedDetentIdentifier == .medium)
    }

    // MARK: Changes by the app

    @Test func aSetterActsAtOnceWithoutAnimationAndWithoutTheDelegate() throws {
        let fixture = try DetentFixture()

        fixture.sheet.selectedDetentIdentifier = .large
        #expect(fixture.height == 787 && fixture.shownHeight == 787)
        fixture.sheet.detents = [.fixed(150)]
        #expect(fixture.height == 184 && fixture.shownHeight == 184)
        try fixture.device.settle()
        #expect(fixture.changes.isEmpty && fixture.sheet.selectedDetentIdentifier == .large)
    }

    @Test func animateChangesLaysOutBeforeItReturnsAndAnimatesEverything() throws {
        let fixture = try DetentFixture { $0.largestUndimmedDetentIdentifier = .medium }
        #expect(fixture.dim == 0)

        fixture.sheet.animateChanges {
            fixture.sheet.selectedDetentIdentifier = .large
            fixture.sheet.preferredCornerRadius = 40
        }
        let (final, start) = (fixture.height, fixture.shownHeight)
        fixture.device.advance(by: 0.1)
        let halfway = fixture.shownHeight
        let corner = fixture.content.view.superview?.layer.presentation()?.cornerRadius ?? 0
        try fixture.device.settle()

        #expect(final == 787 && abs(start - 422) < 0.01)
        #expect(halfway > 450 && halfway < 780)
        #expect(corner > 12 && corner < 39)
        #expect(abs(fixture.dim - 0.12) < 0.01)
        #expect(fixture.changes.isEmpty)
    }

    // MARK: Dimming and touches behind

    /// A page with a button that counts taps, below a sheet.
    private func pageTaps(
        _ fixture: DetentFixture, at point: CGPoint = CGPoint(x: 195, y: 200)
    ) throws -> Int {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 150, width: 390, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.base.root.view.addSubview(button)
        try fixture.device.settle()
        try fixture.device.tap(x: point.x, y: point.y)
        try fixture.device.settle()
        button.removeFromSuperview()
        return taps
    }

    @Test func touchesReachThePageBehindAnUndimmedSheetAndNothingElse() throws {
        let fixture = try DetentFixture { $0.largestUndimmedDetentIdentifier = .medium }

        #expect(try pageTaps(fixture) == 1)
        #expect(fixture.base.root.presentedViewController === fixture.content && fixture.calls.isEmpty)
        #expect(fixture.sheet.containerView?.accessibilityViewIsModal == false)

        fixture.content.isModalInPresentation = true
        #expect(try pageTaps(fixture) == 0)
        #expect(fixture.calls.isEmpty)

        fixture.content.isModalInPresentation = false
        fixture.sheet.selectedDetentIdentifier = .large
        fixture.mayDismiss = false
        #expect(try pageTaps(fixture, at: CGPoint(x: 195, y: 52)) == 0)
        #expect(fixture.calls == ["should", "attempt"])
        #expect(fixture.sheet.containerView?.accessibilityViewIsModal == true)
    }

    @Test func aDimmedSheetIsDismissedByATapOutside() throws {
        let fixture = try DetentFixture { $0.largestUndimmedDetentIdentifier = .init("unknown") }
        #expect(abs(fixture.dim - 0.12) < 0.01)

        #expect(try pageTaps(fixture) == 0)

        #expect(fixture.base.ends == ["outsideTap"] && fixture.calls == ["should", "will", "did"])
    }

    @Test func thePresenterScalesDownOnlyBehindAFullyExpandedCard() throws {
        let fixture = try DetentFixture()
        #expect(fixture.base.presentersFrame == fixture.device.window.bounds)

        fixture.sheet.selectedDetentIdentifier = .large
        try fixture.device.settle()

        #expect(abs(fixture.base.presentersFrame.width - 358) < 0.01)
    }

    // MARK: Devices

    @Test func inCompactHeightASheetFillsTheScreenOrIsAttachedToTheEdge() throws {
        let filling = try DetentFixture([.medium(), .large()], isLandscape: true) { $0.prefersGrabberVisible = true }
        #expect(filling.base.frame(of: filling.content) == CGRect(x: 0, y: 0, width: 844, height: 390))

        let attached = try DetentFixture([.medium(), .fixed(120), .large()], isLandscape: true) {
            $0.prefersEdgeAttachedInCompactHeight = true
        }
        // Medium is inactive there.
        #expect(attached.base.frame(of: attached.content) == CGRect(x: 47, y: 249, width: 750, height: 141))

        attached.content.preferredContentSize = CGSize(width: 400, height: 10)
        attached.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        try attached.device.settle()
        #expect(attached.base.frame(of: attached.content) == CGRect(x: 222, y: 249, width: 400, height: 141))
    }

    @Test func aMediumSheetAttachedToTheEdgeRaisesWhenItIsRotated() throws {
        let fixture = try DetentFixture([.medium()]) { $0.prefersEdgeAttachedInCompactHeight = true }
        #expect(fixture.device.misuses.isEmpty)

        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()

        #expect(fixture.device.misuses.contains { $0.raises })
        #expect(fixture.height == 380)
    }

    @Test func rotatingKeepsTheSelection() throws {
        let fixture = try DetentFixture()
        try fixture.drag(-300)

        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()
        #expect(fixture.height == 390)
        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()

        #expect(fixture.height == 787 && fixture.changes == ["com.apple.UIKit.large"])
    }

    @Test func onATabletASheetResizesFromItsUpperEdge() throws {
        let fixture = try DetentFixture([.fixed(200), .large()], on: .iPadPro11, style: .formSheet)
        #expect(fixture.base.frame(of: fixture.content) == CGRect(x: 147, y: 707, width: 540, height: 200))

        fixture.sheet.selectedDetentIdentifier = .large
        try fixture.device.settle()
        #expect(fixture.base.frame(of: fixture.content) == CGRect(x: 147, y: 287, width: 540, height: 620))
    }

    @Test func pageSizingReplacesTheSizeOfTheStyle() throws {
        let fixture = try DetentFixture([.large()], on: .iPadPro11, style: .formSheet)
        #expect(fixture.base.frame(of: fixture.content).width == 540 && !fixture.sheet.prefersPageSizing)

        fixture.sheet.prefersPageSizing = true
        try fixture.device.settle()
        #expect(fixture.base.frame(of: fixture.content).width == 704)
        fixture.sheet.prefersPageSizing = false
        try fixture.device.settle()
        #expect(fixture.base.frame(of: fixture.content).width == 540)
    }

    // MARK: Stacks

    @Test func sheetsBehindAFullyExpandedCardHaveItsCorners() throws {
        let fixture = try DetentFixture([.large()]) { $0.prefersGrabberVisible = true }
        let face = try #require(fixture.content.view.superview)
        let second = fixture.base.content()
        second.sheetPresentationController?.preferredCornerRadius = 33
        second.sheetPresentationController?.detents = [.medium(), .large()]

        try fixture.base.present(second, on: fixture.content)
        #expect(face.layer.cornerRadius == 10)
        #expect(!face.subviews.contains { $0.accessibilityLabel == "Sheet Grabber" })
        second.sheetPresentationController?.selectedDetentIdentifier = .large
        try fixture.device.settle()
        #expect(face.layer.cornerRadius == 33)

        second.dismiss(animated: false)
        try fixture.device.settle()
        #expect(face.layer.cornerRadius == 10)
        #expect(face.subviews.contains { $0.accessibilityLabel == "Sheet Grabber" })
    }

    @Test func anAdaptedPopoverHasTheDetentsOfItsAdaptiveSheet() throws {
        let fixture = SheetFixture()
        let content = fixture.content(.popover)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = fixture.root.view
        let sheet = popover.adaptiveSheetPresentationController
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        try fixture.present(content)
        #expect(fixture.frame(of: content).height == 422)

        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        try fixture.device.settle()
        #expect(fixture.frame(of: content).height == 787)
    }
}
