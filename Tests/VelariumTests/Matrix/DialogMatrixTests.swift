import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs of eight sizes in all surroundings.
@MainActor @Suite struct DialogMatrixTests {
    /// A size, with its factors written out.
    struct Size: Sendable {
        let name: String
        let sizing: DialogSizing
        let m, v: CGFloat
    }

    private nonisolated static let sizes = [
        Size(name: "fit-fit", sizing: DialogSizing(.fit, .fit), m: 0, v: 0),
        Size(name: "small-matched", sizing: DialogSizing(.small, .matched), m: 0.6, v: 0.8),
        Size(name: "medium-fit", sizing: DialogSizing(.medium, .fit), m: 0.75, v: 0),
        Size(name: "medium-matched", sizing: DialogSizing(.medium, .matched), m: 0.75, v: 0.8),
        Size(name: "medium-fill", sizing: DialogSizing(.medium, .fill), m: 0.75, v: 10),
        Size(name: "large-matched", sizing: DialogSizing(.large, .matched), m: 0.9, v: 0.8),
        Size(name: "fill-fill", sizing: DialogSizing(.fill, .fill), m: 10, v: 10),
        Size(name: "small-fit-expandable", sizing: DialogSizing(.small, .fit), m: 0.6, v: 0),
    ]
    private static let content = CGSize(width: 190, height: 130)

    /// The size of a dialog: both lengths are fractions of the safe area's width, or of its height where that is
    /// compact; the content's length where a factor is 0, and never more than the room less the inset.
    private func expected(_ size: Size, on screen: MatrixScreen) -> CGSize {
        let safe = screen.safeArea
        let most = screen.room.insetBy(dx: 8, dy: 8).size
        let measure = screen.isCompactHeight ? safe.height : safe.width
        let width = size.m == 0 ? Self.content.width : size.m * measure
        let height = size.m * size.v == 0 ? Self.content.height : size.m * size.v * measure
        return CGSize(width: min(width, most.width), height: min(height, most.height))
    }

    /// Checklist 88, 94, 98: each size is centered in the room, inset by 8 points, with the size of its factors.
    @Test(arguments: Surroundings.all) func everySizeMatchesItsFactors(_ surroundings: Surroundings) throws {
        let screen = try MatrixScreen(surroundings)
        for size in Self.sizes {
            let dialog = MatrixDialog(size.sizing, Self.content, named: size.name)
            dialog.hasLength = (size.m == 0, size.m * size.v == 0)

            screen.page.present(dialog, animated: true)
            try screen.settle()

            try screen.verifyWithAndWithoutKeyboard {
                verifyLayout(of: dialog, expected(size, on: screen), on: screen, "\(surroundings): \(size.name)")
            }
            if size.name == "small-fit-expandable" { try verifyExpansion(of: dialog, on: screen) }
            if MatrixPicture.folder != nil { _ = try screen.picture("dialog-\(size.name)") }
            dialog.dismiss(for: .code, animated: true)
            try screen.settle()
        }
        screen.verifyNothingIsLeft()
    }

    private func verifyLayout(of dialog: UIViewController, _ size: CGSize, on screen: MatrixScreen, _ name: String) {
        let frame = screen.frame(of: dialog.view)
        let room = screen.room
        let slack = screen.tolerance
        // Edges are aligned to pixels.
        #expect(
            abs(frame.width - size.width) <= 2 * slack && abs(frame.height - size.height) <= 2 * slack,
            "\(name): \(frame)")
        #expect(abs(frame.midX - room.midX) <= slack && abs(frame.midY - room.midY) <= slack, "\(name): \(frame)")
        #expect(room.insetBy(dx: 8, dy: 8).covers(frame, within: slack), "\(name): \(frame)")
    }

    /// Checklist 96: it also follows a change of its content.
    private func verifyExpansion(of dialog: MatrixDialog, on screen: MatrixScreen) throws {
        let before = screen.frame(of: dialog.view)
        dialog.animateChanges { dialog.block.size.height = 3000 }
        try screen.settle()
        let after = screen.frame(of: dialog.view)

        #expect(abs(after.height - (screen.room.height - 16)) <= screen.tolerance, "\(screen.surroundings)")
        #expect(abs(after.midY - screen.room.midY) <= screen.tolerance && after.width == before.width)
        dialog.animateChanges { dialog.block.size.height = Self.content.height }
        try screen.settle()
        #expect(screen.frame(of: dialog.view) == before, "\(screen.surroundings)")
    }

    /// Checklist 93, 98: its colors follow the style, the dimming covers the whole screen, and a tap outside dismisses
    /// the dialog.
    @Test(arguments: Surroundings.all) func screenBehindIsDimmedAndTapOutsideDismisses(_ surroundings: Surroundings)
        throws
    {
        let screen = try MatrixScreen(surroundings)
        let dialog = MatrixDialog(DialogSizing(.small, .fit), Self.content, named: "A dialog")
        dialog.hasLength = (false, true)

        screen.page.present(dialog, animated: true)
        try screen.settle()

        let frame = screen.frame(of: dialog.view)
        let picture = try screen.picture("dialog")
        let backdrop = dialog.view.superview?.subviews.first { $0.accessibilityIdentifier == "backdrop" }
        #expect(backdrop.map(screen.frame(of:)) == screen.bounds)
        let (shade, contentView) = (
            UIColor.black.withAlphaComponent(surroundings.style == .dark ? 0.48 : 0.3), screen.raisedBackground
        )
        for corner in screen.bounds.insetBy(dx: 2, dy: 2).corners where MatrixPicture.folder == nil {
            #expect(screen.isPainted(picture, corner, .systemBackground, shade), "\(surroundings) at \(corner)")
        }
        #expect(screen.isPainted(picture, CGPoint(x: frame.midX, y: frame.maxY - 4), contentView))
        // The corners are round by 8 points.
        for corner in frame.insetBy(dx: 1, dy: 1).corners {
            #expect(!screen.isPainted(picture, corner, contentView), "\(surroundings) at \(corner)")
        }
        for corner in frame.insetBy(dx: 3.5, dy: 3.5).corners {
            #expect(screen.isPainted(picture, corner, contentView), "\(surroundings) at \(corner)")
        }
        try screen.tap(CGPoint(x: frame.midX, y: frame.midY))
        #expect(dialog.dismissReason == nil && dialog.lifecycle.isPresented)
        try screen.verifyTap(at: CGPoint(x: frame.minX - 6, y: frame.midY), dismisses: dialog)
    }
}

/// A dialog with a label and a block below it that may have an intrinsic length along each axis.
@MainActor private final class MatrixDialog: DialogController {
    let block: Block
    /// Whether the content has an intrinsic width and height.
    var hasLength = (width: true, height: true)
    private let name = UILabel()

    init(_ sizing: DialogSizing, _ size: CGSize, named text: String) {
        block = Block(size.width, size.height)
        super.init(configuration: DialogConfiguration(sizing: sizing))
        name.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !hasLength.width { block.size.width = UIView.noIntrinsicMetric }
        if !hasLength.height { block.size.height = UIView.noIntrinsicMetric }
        block.backgroundColor = .clear
        block.fill(view)
        name.textAlignment = .center
        name.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(name)
        NSLayoutConstraint.activate([
            name.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            name.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
