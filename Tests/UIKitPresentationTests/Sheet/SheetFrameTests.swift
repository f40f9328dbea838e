import CoreGraphics
import Testing
import UIKitCore
import UIKitPresentation

/// Frames of sheets by device and system; sources of the numbers: `Docs/Numbers.md`.
@Suite struct SheetFrameTests {
    struct Row: Sendable, CustomStringConvertible {
        let device: String
        let kind: SheetLayoutInput.Kind
        let era: SystemEra
        var isLandscape = false
        let shape: SheetFrame.Shape
        let rect: CGRect
        var description: String { "\(device) \(kind) \(era) \(isLandscape ? "landscape" : "portrait")" }
    }

    private static func situation(
        _ device: String, _ kind: SheetLayoutInput.Kind, _ era: SystemEra, isLandscape: Bool = false
    ) throws -> SheetLayoutInput {
        let model = try #require(DeviceModel.named(device))
        let size = model.size(in: isLandscape ? .landscapeRight : .portrait)
        let classes = model.sizeClasses(for: size)
        var situation = SheetLayoutInput(
            kind, era: era, container: size, safeArea: model.safeArea(for: size),
            isCompactWidth: classes.horizontal == .compact, isCompactHeight: classes.vertical == .compact)
        situation.pixelScale = model.scale
        return situation
    }

    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static let rows: [Row] = [
        Row(device: "iPhone SE", kind: .page, era: .iOS17, shape: .card, rect: rect(0, 40, 375, 627)),
        Row(device: "iPhone 8 Plus", kind: .form, era: .iOS17, shape: .card, rect: rect(0, 40, 414, 696)),
        Row(device: "iPhone 11", kind: .page, era: .iOS17, shape: .card, rect: rect(0, 58, 414, 838)),
        Row(device: "iPhone 13 mini", kind: .page, era: .iOS17, shape: .card, rect: rect(0, 60, 375, 752)),
        Row(device: "iPhone 14", kind: .page, era: .iOS17, shape: .card, rect: rect(0, 57, 390, 787)),
        Row(device: "iPhone 14", kind: .form, era: .iOS18, shape: .card, rect: rect(0, 57, 390, 787)),
        Row(device: "iPhone 15 Pro", kind: .page, era: .iOS17, shape: .card, rect: rect(0, 69, 393, 783)),
        Row(device: "iPhone 16 Pro", kind: .page, era: .iOS18, shape: .card, rect: rect(0, 72, 402, 802)),
        Row(
            device: "iPhone 14", kind: .page, era: .iOS17, isLandscape: true, shape: .filling,
            rect: rect(0, 0, 844, 390)),
        Row(
            device: "iPhone 16 Pro Max", kind: .form, era: .iOS18, isLandscape: true, shape: .filling,
            rect: rect(0, 0, 956, 440)),
        Row(device: "iPad Pro 11", kind: .form, era: .iOS17, shape: .floating, rect: rect(147, 287, 540, 620)),
        Row(
            device: "iPad Pro 11", kind: .form, era: .iOS18, isLandscape: true, shape: .floating,
            rect: rect(327, 107, 540, 620)),
        Row(device: "iPad Pro 11", kind: .page, era: .iOS17, shape: .floating, rect: rect(65, 44, 704, 1106)),
        Row(
            device: "iPad Pro 11", kind: .page, era: .iOS17, isLandscape: true, shape: .floating,
            rect: rect(245, 44, 704, 746)),
        Row(device: "iPad mini", kind: .page, era: .iOS17, shape: .floating, rect: rect(20, 44, 704, 1045)),
        Row(device: "Desktop", kind: .form, era: .iOS17, shape: .floating, rect: rect(242, 74, 540, 620)),
        Row(device: "iPad", kind: .form, era: .iOS12, shape: .floating, rect: rect(135, 230, 540, 620)),
        Row(device: "iPad", kind: .page, era: .iOS12, shape: .floating, rect: rect(0, 20, 810, 1060)),
        Row(
            device: "iPad", kind: .page, era: .iOS11, isLandscape: true, shape: .floating, rect: rect(135, 20, 810, 790)
        ),
    ]

    @Test(arguments: rows) func sheetFramesMatchTheTablePerDeviceAndEra(_ row: Row) throws {
        let situation = try Self.situation(row.device, row.kind, row.era, isLandscape: row.isLandscape)

        let frame = SheetFrame(situation)

        #expect(frame.shape == row.shape)
        #expect(frame.rect == row.rect)
    }

    @Test func aFormSheetTakesTheContentsSizeAsFarAsThereIsRoom() throws {
        var situation = try Self.situation("iPad Pro 11", .form, .iOS17)
        situation.preferredContentSize = CGSize(width: 300, height: 5000)

        let frame = SheetFrame(situation)

        #expect(frame.rect == CGRect(x: 267, y: 24, width: 300, height: 1146))
    }

    @Test func aPageSheetIgnoresThePreferredContentSize() throws {
        var situation = try Self.situation("iPad Pro 11", .page, .iOS17)
        let before = SheetFrame(situation)

        situation.preferredContentSize = CGSize(width: 300, height: 300)

        #expect(SheetFrame(situation) == before)
    }

    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, CGFloat(560)), (.small, 600), (.medium, 632), (.large, 672),
        (.extraLarge, 744), (.extraExtraLarge, 816), (.extraExtraExtraLarge, 896),
    ])
    func aPageSheetGrowsWithTheText(_ size: UIContentSizeCategory, _ share: CGFloat) throws {
        var situation = try Self.situation("iPad Pro 13", .page, .iOS17, isLandscape: true)
        situation.textSize = size

        let width = SheetFrame(situation).rect.width

        #expect(abs(width - 704 * share / 672) < 0.001)
    }

    /// Not measured: the sheet moves up only as far as needed, then it shrinks.
    @Test func aKeyboardMovesAFormSheetUpAndThenShrinksIt() throws {
        var situation = try Self.situation("iPad Pro 11", .form, .iOS17, isLandscape: true)

        situation.keyboardHeight = 100
        let untouched = SheetFrame(situation).rect
        situation.keyboardHeight = 150
        let moved = SheetFrame(situation).rect
        situation.keyboardHeight = 426
        let shrunk = SheetFrame(situation).rect

        #expect(untouched == CGRect(x: 327, y: 107, width: 540, height: 620))
        #expect(moved == CGRect(x: 327, y: 34, width: 540, height: 620))
        #expect(shrunk.minY == 34 && shrunk.maxY <= 834 - 426)
    }

    @Test(arguments: [
        (CGSize(width: 0, height: 300), CGSize(width: 540, height: 300)),
        (CGSize(width: 400, height: 0), CGSize(width: 400, height: 620)),
        (.zero, CGSize(width: 540, height: 620)),
    ]) func aSideWithoutPreferenceHasTheUsualLength(preferred: CGSize, size: CGSize) throws {
        var situation = try Self.situation("iPad Pro 11", .form, .iOS17)
        situation.preferredContentSize = preferred

        #expect(SheetFrame(situation).rect.size == size)
    }

    /// Without any room a sheet has no size, and is as wide and high as the room where it has little.
    @Test func aContainerSmallerThanTheMarginsLeavesNothing() {
        for kind in [SheetLayoutInput.Kind.page, .form] {
            let situation = SheetLayoutInput(
                kind, era: .iOS17, container: CGSize(width: 10, height: 10), safeArea: .zero, isCompactWidth: false,
                isCompactHeight: false)

            #expect(SheetFrame(situation).rect.size == .zero)
        }
    }

    @Test func inCompactHeightACardStaysAttachedWhereTheAppWantsIt() throws {
        var situation = try Self.situation("iPhone 14", .page, .iOS17, isLandscape: true)
        situation.prefersEdgeAttachedInCompactHeight = true
        let wide = SheetFrame(situation)
        situation.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        situation.preferredContentSize = CGSize(width: 400, height: 0)

        let narrow = SheetFrame(situation)

        #expect(wide.shape == .card && wide.rect == CGRect(x: 47, y: 10, width: 750, height: 380))
        #expect(narrow.shape == .card && narrow.rect == CGRect(x: 222, y: 10, width: 400, height: 380))
    }

    @Test func aFloatingSheetIsCenteredOverItsSourceInsideTheEdges() throws {
        var situation = try Self.situation("iPad Pro 13", .form, .iOS17)
        situation.sourceMidX = 400
        let over = SheetFrame(situation).rect
        situation.sourceMidX = 1000

        let atEdge = SheetFrame(situation).rect

        #expect(over.midX == 400)
        #expect(abs(atEdge.maxX - 1004) < 1e-9)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 10, height: 10), CGSize(width: 1e6, height: 1)])
    func noContainerMakesAFrameOfNegativeSize(_ size: CGSize) {
        for kind in [SheetLayoutInput.Kind.page, .form] {
            for era in SystemEra.allCases {
                var situation = SheetLayoutInput(
                    kind, era: era, container: size, safeArea: .zero, isCompactWidth: false, isCompactHeight: false)
                situation.keyboardHeight = 300

                let rect = SheetFrame(situation).rect

                #expect(rect.size.width >= 0 && rect.size.height >= 0)
            }
        }
    }

    // MARK: The presenter

    @Test func thePresenterScalesDownWithItsTopJustAboveTheCard() throws {
        let situation = try Self.situation("iPhone 14", .page, .iOS17)
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

        let recession = try #require(PresenterScaleDown(of: screen, behind: SheetFrame(situation), in: situation))

        #expect(abs(recession.scale - 358.0 / 390) < 1e-9)
        let top = screen.midY + recession.shift - screen.height * recession.scale / 2
        #expect(abs(top - 47) < 1e-9)
    }

    @Test func aCardBehindACardHasThePresentersTop() throws {
        let situation = try Self.situation("iPhone 14", .page, .iOS17)
        let card = SheetFrame(situation)

        let recession = try #require(PresenterScaleDown(of: card.rect, behind: card, in: situation))

        let top = card.rect.midY + recession.shift - card.rect.height * recession.scale / 2
        #expect(abs(top - 47) < 1e-9)
    }

    @Test(arguments: [("iPad Pro 11", false), ("iPhone 14", true)])
    func onlyCardsScaleDownThePresenter(_ device: String, isLandscape: Bool) throws {
        let situation = try Self.situation(device, .page, .iOS17, isLandscape: isLandscape)
        let screen = CGRect(origin: .zero, size: situation.container)

        #expect(PresenterScaleDown(of: screen, behind: SheetFrame(situation), in: situation) == nil)
    }
}
