import CoreGraphics
import UIFoundation
import UIKitCore
import UIKitMenus

/// Links, attachments and tagged texts.
extension UITextView {
    /// The item at `point`. Nil for plain text, and in a text that can be edited, is secret or cannot be selected.
    func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, !isSecureTextEntry, let found = characterRange(at: point),
            let range = input.offsets(of: found)
        else { return nil }
        return UITextItem(at: range.lowerBound, of: textStorage)
    }

    /// Performs the action that the delegate chooses for a tap. Without an action, the menu is shown.
    func performPrimaryAction(of item: UITextItem) {
        guard let textDelegate else { return }
        trace("textView(_:primaryActionFor:defaultAction:)", item.summary)
        let standard = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
        guard let action = textDelegate.textView(self, primaryActionFor: item, defaultAction: standard) else {
            showMenu(of: item)
            return
        }
        action.performWithSender(self, target: nil)
    }

    /// The system opens no links: the default action calls the older delegate methods, in which apps open them.
    private func performDefaultAction(of item: UITextItem) {
        switch item.content {
        case .link(let url):
            trace("textView(_:shouldInteractWith:in:interaction:)", url.absoluteString)
            _ = textDelegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
        case .textAttachment(let attachment):
            _ = textDelegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }

    /// Shows the menu that the delegate chooses, beside the item. Returns false without one.
    @discardableResult
    func showMenu(of item: UITextItem) -> Bool {
        guard let textDelegate else { return false }
        trace("textView(_:menuConfigurationFor:defaultMenu:)", item.summary)
        let choice = textDelegate.textView(self, menuConfigurationFor: item, defaultMenu: item.defaultMenu)
        guard let choice else { return false }
        // The first line: a menu beside all lines would be far from where the item begins.
        let rect = selectionBoxes(of: item.range.location..<NSMaxRange(item.range)).first ?? .zero
        let menu = TextItemMenu { [weak self] animator in
            guard let self else { return }
            self.textDelegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
        } willEnd: { [weak self] animator in
            guard let self else { return }
            self.textDelegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
        }
        itemMenu = menu
        let request = MenuRequest(menu: choice.menu, sourceView: self, sourceRect: rect)
        return MenuPresentation.show(request, delegate: menu) != nil
    }
}
