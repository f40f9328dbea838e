import UIKit

extension Probe {
    static let editMenus = [editMenu]

    /// An edit menu with three items, above a view.
    private static let editMenu = Probe("menu.edit", on: .phones) { run in
        let view = UIView(frame: CGRect(x: 20, y: 300, width: 335, height: 34))
        let items = MenuItems(UIMenu(children: ["Cut", "Copy", "Select All"].map { UIAction(title: $0) { _ in } }))
        let interaction = UIEditMenuInteraction(delegate: items)
        view.addInteraction(interaction)
        await run.show(view)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 120, y: 10)))
        await run.settle()

        let windows = run.window.windowScene?.windows ?? []
        let label = windows.lazy.compactMap { $0.label("Cut") }.first
        run.record("font", label?.font.pointSize)
        guard let label, let picture = run.screenPicture(),
            let ink = picture.ink(in: label.rectInWindow.insetBy(dx: 1, dy: -4), tolerance: 100)
        else { return }
        let back = picture.color(x: ink.minX - 4, y: ink.midY), column = ink.minX - 6
        @MainActor func isMenu(_ color: Pixels.Color) -> Bool { color.isClose(to: back, within: 3) }
        let top = stride(from: ink.midY, to: 100, by: -1 / picture.scale).first {
            !isMenu(picture.color(x: column, y: $0))
        }
        let bottom = stride(from: ink.midY, to: 400, by: 1 / picture.scale).first {
            !isMenu(picture.color(x: column, y: $0))
        }
        run.record("height", top.flatMap { top in bottom.map { $0 - top - 1 / picture.scale } })
        let left = stride(from: column, to: 0, by: -1 / picture.scale).first {
            !isMenu(picture.color(x: $0, y: ink.midY))
        }
        run.record("textLeft", left.map { ink.minX - $0 - 1 / picture.scale })
        withExtendedLifetime(items) {}
    }
}

/// Gives an edit menu its items.
private final class MenuItems: NSObject, UIEditMenuInteractionDelegate {
    private let menu: UIMenu

    init(_ menu: UIMenu) {
        self.menu = menu
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        menu
    }
}
