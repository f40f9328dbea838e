import UIKit

extension Probe {
    static let alerts = [
        alertOfTwo, alertOfThree, chineseAlert, englishAlert, alertWithField, actionSheet, alertDefaults,
    ]

    /// Presents an alert with these buttons. Of two, the first one cancels.
    private static func present(
        _ run: ProbeRun, _ style: UIAlertController.Style = .alert, title: String?, message: String?, buttons: [String]
    ) async -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (index, button) in buttons.enumerated() {
            let cancels = buttons.count == 2 && index == 0
            alert.addAction(UIAlertAction(title: button, style: cancels ? .cancel : .default))
        }
        let root = Page()
        await run.show(root)
        root.present(alert, animated: true)
        await run.settle()
        return alert
    }

    /// The card that holds the texts and buttons of an alert: the highest view of its width.
    private static func card(_ alert: UIAlertController) -> CGRect? {
        var best: CGRect?
        @MainActor func visit(_ view: UIView) {
            let frame = view.rectInWindow
            if abs(frame.width - 270) < 0.6, frame.height > best?.height ?? 0 { best = frame }
            view.subviews.forEach(visit)
        }
        visit(alert.view)
        return best
    }

    private static let alertOfTwo = Probe("alert.two") { run in
        let alert = await present(run, title: "是否放弃注册？", message: nil, buttons: ["取消", "确定"])
        guard let card = card(alert) else { return run.record("exists", false) }
        let title = alert.view.label("是否放弃注册？")?.rectInWindow
        run.record("width", card.width)
        run.record("height", card.height)
        run.record("top", card.minY)
        run.record("titleTop", title.map { $0.minY - card.minY })
        run.record("titleWidth", title?.width)
    }

    private static let alertOfThree = Probe("alert.three") { run in
        let message = "关闭无线数据时，部分功能可能无法使用。"
        let alert = await present(
            run, title: "允许“恒易贷”使用无线数据？", message: message,
            buttons: ["无线局域网与蜂窝移动网络", "仅限无线局域网", "不允许"])
        guard let card = card(alert) else { return run.record("exists", false) }
        @MainActor func middle(_ text: String) -> CGFloat? { alert.view.label(text)?.rectInWindow.midY }
        run.record("height", card.height)
        run.record("textHeight", middle("无线局域网与蜂窝移动网络").map { $0 - 22 - card.minY })
        run.record("buttonPitch", middle("不允许").flatMap { last in middle("仅限无线局域网").map { last - $0 } })
    }

    /// Alerts with messages of two and of three lines.
    private static let chineseAlert = Probe("alert.chinese") { run in
        let message = "“通知”可能包括提醒、声音和图标标记。这些可在“设置”中配置。", title = "“京东金融”想给您发送通知"
        let alert = await present(run, title: title, message: message, buttons: ["不允许", "允许"])
        let card = card(alert)
        let labels = [title, message].compactMap { alert.view.label($0)?.rectInWindow }
        run.record("frame", card)
        run.record("titleFrame", labels.first)
        run.record("messageFrame", labels.last)
        run.record("labelFrames", labels)
        run.record("gapBelowTitle", labels.count == 2 ? labels[1].minY - labels[0].maxY : nil)
        let buttons = ["不允许", "允许"].compactMap { alert.view.label($0)?.rectInWindow.midY }
        // A row of buttons is as high above the middle of its titles as below it.
        let row = card.flatMap { card in buttons.first.map { 2 * (card.maxY - $0) } }
        run.record("heightsOfParts", card.flatMap { card in row.map { [card.height - $0, $0] } } ?? [])
        let long = await present(
            run, title: title, message: message + "您可以随时在设置中更改这些选项。", buttons: ["不允许", "允许"])
        let longCard = Self.card(long)
        run.record("three.frame", longCard)
        run.record("three.pitch", longCard.flatMap { long in card.map { long.height - $0.height } })
        let text = long.view.first(UILabel.self) { $0.text?.hasPrefix(message) == true }?.bounds.height
        run.record(
            "three.textAndMessageHeights",
            longCard.flatMap { card in row.flatMap { row in text.map { [card.height - row, $0] } } } ?? [])
    }

    private static let englishAlert = Probe("alert.english") { run in
        let alert = await present(
            run, title: "Delete Photo", message: "This photo will be deleted from all your devices.",
            buttons: ["Cancel", "Delete"])
        guard let card = card(alert) else { return run.record("exists", false) }
        let title = alert.view.label("Delete Photo"),
            message = alert.view.first(UILabel.self) {
                $0.text?.hasPrefix("This photo") == true
            }
        run.record("size", card.size)
        run.record("titleFont", title?.font.pointSize)
        run.record("messageFont", message?.font.pointSize)
        run.record("titleTop", title.map { $0.rectInWindow.minY - card.minY })
        run.record("messageTop", message.map { $0.rectInWindow.minY - card.minY })
        run.record("buttonFont", alert.view.label("Delete")?.font.pointSize)
        run.record("dimmed", run.picture()?.color(x: 5, y: 100))
    }

    private static let alertWithField = Probe("alert.field", on: .phones) { run in
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let root = Page()
        await run.show(root)
        root.present(alert, animated: true)
        await run.settle()
        run.record("height", card(alert)?.height)
        run.record("fieldHeight", alert.textFields?.first?.bounds.height)
        run.record("fieldWidth", alert.textFields?.first?.bounds.width)
        run.record("fieldIsFirstResponder", alert.textFields?.first?.isFirstResponder == true)
    }

    private static let actionSheet = Probe("alert.sheet", on: .phones) { run in
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for title in ["Share", "Copy"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let root = Page()
        await run.show(root)
        root.present(sheet, animated: true)
        await run.settle()
        let labels = ["Share", "Copy", "Cancel"].map { sheet.view.label($0) }
        run.record(
            "pitch", labels[1].flatMap { second in labels[0].map { second.rectInWindow.midY - $0.rectInWindow.midY } })
        run.record("cancelMiddleAboveBottom", labels[2].map { run.window.bounds.maxY - $0.rectInWindow.midY })
        run.record("font", labels[0]?.font.pointSize)
    }

    private static let alertDefaults = Probe("alert.defaults", on: .any) { run in
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        run.record("preferredStyle", alert.preferredStyle.rawValue)
        run.record("modalPresentationStyle", alert.modalPresentationStyle.rawValue)
        run.record("actions", alert.actions.count)
        run.record("textFields", alert.textFields?.count)
        run.record("actionIsEnabled", UIAlertAction(title: "A", style: .default).isEnabled)
        run.record("preferredAction", alert.preferredAction?.title)
    }
}
