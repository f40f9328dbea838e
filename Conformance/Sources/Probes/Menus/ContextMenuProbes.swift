import UIKit

extension Probe {
    static let contextMenus = [contextMenuAtLeft, contextMenuInMiddle, contextMenuAtRight]

    /// A red view whose context menu is open. Nil on a side that cannot touch.
    private static func open(_ menu: UIMenu, at frame: CGRect, _ run: ProbeRun) async -> OpenContextMenu? {
        let view = UIView(frame: frame), delegate = ContextMenuItems(menu)
        view.backgroundColor = .red
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        await run.show(view)
        guard await run.openContextMenu(of: view), let picture = run.screenPicture() else { return nil }
        let menu = OpenContextMenu(picture, in: run.window.windowScene?.windows ?? [])
        withExtendedLifetime(delegate) {}
        return menu
    }

    private static func actions(_ titles: [String]) -> [UIAction] {
        titles.map { UIAction(title: $0, image: UIImage(systemName: "square.and.arrow.up")) { _ in } }
    }

    private static let threeItems = UIMenu(children: actions(["Share", "Copy", "Delete"]))

    /// A menu above a view at the left edge whose middle is that of the screen.
    private static let contextMenuAtLeft = Probe("menu.context.left", on: .phones) { run in
        let middle = UIScreen.main.bounds.midY
        guard
            let menu = await open(threeItems, at: CGRect(x: 16, y: middle - 71.75, width: 143.5, height: 143.5), run)
        else { return }
        let rows = menu.rows, picture = menu.picture
        run.record("frame", menu.frame)
        run.record("left", menu.frame.minX)
        run.record("width", menu.frame.width)
        run.record("height", menu.frame.height)
        run.record("rowHeight", rows.first.map { $0.upperBound - $0.lowerBound })
        run.record("rowPitch", rows.count == 3 ? rows[1].lowerBound - rows[0].lowerBound : nil)
        run.record("separatorHeight", rows.count == 3 ? rows[1].lowerBound - rows[0].upperBound : nil)
        let preview = menu.preview
        run.record("previewLeft", preview?.minX)
        run.record("gapToPreview", preview.map { $0.minY - menu.frame.maxY })
        run.record("bottomAndPreviewTop", [menu.frame.maxY, preview?.minY].compactMap { $0 })
        run.record("previewSpan", preview.map { [$0.minY, $0.maxY] } ?? [])
        if let row = rows.first {
            let height = row.upperBound - row.lowerBound - 4, top = row.lowerBound + 2
            let title = picture.ink(in: CGRect(x: menu.frame.minX + 4, y: top, width: 90, height: height))
            let image = picture.ink(in: CGRect(x: menu.frame.maxX - 60, y: top, width: 58, height: height))
            run.record("titleInkLeft", title?.minX)
            run.record("imageInkRight", image?.maxX)
        }
        run.record("color", rows.first.map { CGFloat(picture.color(x: menu.column, y: $0.lowerBound + 9).red) })
        run.record("separatorColor", rows.first.map { picture.color(x: menu.column, y: $0.upperBound + 0.1) })
        run.record("behind", picture.color(x: run.window.bounds.midX, y: run.window.bounds.maxY - 60))
    }

    /// A menu with two sections above a view in the middle of the screen.
    private static let contextMenuInMiddle = Probe("menu.context.middle", on: .phones) { run in
        let bounds = UIScreen.main.bounds
        let sections = UIMenu(children: [
            UIMenu(options: .displayInline, children: actions(["Share"])),
            UIMenu(options: .displayInline, children: actions(["Copy", "Delete"])),
        ])
        // Its top is that of the view below the menu in the picture, 16 points below the menu.
        let view = CGRect(x: bounds.midX - 60, y: bounds.midY - 57.5, width: 120, height: 120)
        guard let menu = await open(sections, at: view, run) else { return }
        run.record("span", across: menu.frame)
        run.record("topAndBottom", [menu.frame.minY, menu.frame.maxY])
        let rows = menu.rows
        guard rows.count == 3 else { return }
        run.record("sectionGap", rows[1].lowerBound - rows[0].upperBound)
        run.record("sectionGapColor", menu.picture.color(x: menu.column, y: rows[0].upperBound + 4))
    }

    /// A menu below a view at the right edge, in the upper half of the screen.
    private static let contextMenuAtRight = Probe("menu.context.right", on: .phones) { run in
        let width = UIScreen.main.bounds.width
        let view = CGRect(x: width - 16 - 143.5, y: 120, width: 143.5, height: 143.5)
        guard let menu = await open(threeItems, at: view, run) else { return }
        run.record("span", across: menu.frame)
        run.record("gapToPreview", menu.preview.map { menu.frame.minY - $0.maxY })
    }
}

/// An open context menu over a white page, as it is drawn.
@MainActor private struct OpenContextMenu {
    let picture: Pixels
    let frame: CGRect
    /// A column of the menu without text or images.
    let column: CGFloat
    /// The tops and bottoms of the rows.
    let rows: [ClosedRange<CGFloat>]

    /// By how much neighboring pixels differ at an edge. The menu's material and what is behind it change more slowly.
    private static let edge = 5
    /// By how much the rows of a menu may differ from each other.
    private static let rowDifference = 12

    /// Nil if no window shows the item Share.
    init?(_ picture: Pixels, in windows: [UIWindow]) {
        guard let label = windows.lazy.compactMap({ $0.label("Share") }).first else { return nil }
        let title = label.rectInWindow, column = title.minX + 100
        let rows = picture.columnRuns(x: column, from: 0, to: picture.bounds.maxY, tolerance: Self.edge)
        // Below the title, so that neither text nor round corners are in the way.
        let columns = picture.rowRuns(y: title.maxY + 4, from: 0, to: picture.bounds.maxX, tolerance: Self.edge)
        guard let first = rows.firstIndex(where: { $0.contains(title.midY) }),
            let across = columns.first(where: { $0.contains(column) })
        else { return nil }
        @MainActor func isPart(_ index: Int) -> Bool {
            guard rows.indices.contains(index) else { return false }
            let color = picture.color(x: column, y: (rows[index].lowerBound + rows[index].upperBound) / 2)
            let isRow = color.isClose(to: picture.color(x: column, y: title.midY), within: Self.rowDifference)
            return isRow && rows[index].upperBound - rows[index].lowerBound > 20
        }
        // A line or a gap is between two rows.
        var top = first, bottom = first
        while isPart(top - 2) { top -= 2 }
        while isPart(bottom + 2) { bottom += 2 }
        self.rows = stride(from: top, through: bottom, by: 2).map { rows[$0] }
        self.picture = picture
        self.column = column
        frame = CGRect(
            x: across.lowerBound, y: rows[top].lowerBound, width: across.upperBound - across.lowerBound,
            height: rows[bottom].upperBound - rows[top].lowerBound)
    }

    /// The frame of the red view beside the menu.
    var preview: CGRect? {
        @MainActor func isRed(_ color: Pixels.Color) -> Bool { color.red > 200 && color.green < 60 }
        for x in [frame.minX + 20, frame.maxX - 20] {
            let rows = stride(from: 1, to: picture.bounds.maxY, by: 1)
            guard let y = rows.first(where: { isRed(picture.color(x: x, y: $0)) }),
                let top = picture.firstY(x: x, from: y - 1, to: y + 1, where: isRed)
            else { continue }
            let bottom = picture.firstY(x: x, from: top + 1, to: picture.bounds.maxY) { !isRed($0) }
            let across = picture.run(x: x, y: top + 20, where: isRed)
            guard let bottom, let across else { return nil }
            return CGRect(x: across.low, y: top, width: across.high - across.low, height: bottom - top)
        }
        return nil
    }
}

/// Gives a view its context menu.
private final class ContextMenuItems: NSObject, UIContextMenuInteractionDelegate {
    private let menu: UIMenu

    init(_ menu: UIMenu) {
        self.menu = menu
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in self.menu }
        configuration.preferredMenuElementOrder = .fixed
        return configuration
    }
}
