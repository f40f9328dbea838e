import CoreGraphics
import UIKitCore

/// The look of a retired action sheet. All look alike since iOS 7.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "All action sheets look alike.")
public enum UIActionSheetStyle: Int, Sendable {
    /// That of the bar at the bottom.
    case automatic = -1
    /// That of the system.
    case `default`
    /// Black and translucent.
    case blackTranslucent
    /// Black.
    case blackOpaque
}

/// Receives what happens to a `UIActionSheet`. All methods are optional: the defaults do nothing.
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "Use the handlers of UIAlertAction.")
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user chose a button.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet is dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the sheet was dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
    /// Called when the system cancels the sheet, which it never does here.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called after the sheet has appeared.
    func didPresent(_ actionSheet: UIActionSheet)
}

@available(iOS, introduced: 2.0, deprecated: 8.3, message: "Use the handlers of UIAlertAction.")
extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
}

/// A choice of actions, as apps showed it before iOS 8.
///
/// It is an object without a place in a view: the methods that show it present a `UIAlertController` in a window above all
/// others, on a pad as a popover.
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "Use a UIAlertController of the style actionSheet.")
@preconcurrency @MainActor open class UIActionSheet: UIView {
    /// Receives what happens to the sheet. Default nil.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The look. It has no effect. Default `automatic`.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    /// The index of the button that cancels; -1, the default, for none. Takes effect when the sheet is shown.
    open var cancelButtonIndex = -1
    /// The index of the button that deletes, with a red title; -1, the default, for none. Takes effect when the sheet is
    /// shown.
    open var destructiveButtonIndex = -1

    private let alert = RetiredAlert(style: .actionSheet)

    /// Creates a sheet without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        alert.onEvent = { [weak self] in self?.notify(of: $0) }
    }

    /// Creates a sheet without buttons from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        alert.onEvent = { [weak self] in self?.notify(of: $0) }
    }

    /// Creates a sheet with the buttons that have titles, the one that deletes first.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        alert.title = title
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates a sheet with the buttons that have titles: the one that deletes, the one that cancels, and others.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// The text at the top. Default empty.
    open var title: String {
        get { alert.title ?? "" }
        set { alert.title = newValue }
    }
    /// The number of buttons.
    open var numberOfButtons: Int { alert.buttonCount }
    /// The index of the first button that neither cancels nor deletes; -1 for none.
    open var firstOtherButtonIndex: Int {
        (0..<alert.buttonCount).first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }
    /// Whether the sheet is shown.
    open var isVisible: Bool { alert.isVisible }

    /// Adds a button and returns its index. Buttons that are added later than the sheet is shown are not visible.
    @discardableResult open func addButton(withTitle title: String?) -> Int { alert.addButton(title ?? "") }

    /// The title of a button; nil for an index without one.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(ofButton: buttonIndex) }

    /// Shows the sheet. On a pad it is a popover without an arrow in the middle of the screen.
    open func show(in view: UIView) { show(from: nil, animated: true) }
    /// Shows the sheet. On a pad it is a popover of the rectangle, in the coordinates of `view`.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(from: view.convert(rect, to: nil), animated: animated)
    }
    /// Shows the sheet. On a pad it is a popover of the bar.
    open func show(from view: UIToolbar) { show(from: view.convert(view.bounds, to: nil), animated: true) }
    /// Shows the sheet. On a pad it is a popover of the item, or without an arrow in the middle of the screen if the item is
    /// not in a bar.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        let window = UIKitSystem.current?.application.keyWindow
        show(from: window.flatMap { item.frame(in: $0) }, animated: animated)
    }

    private func show(from anchor: CGRect?, animated: Bool) {
        alert.show(
            for: self, cancel: cancelButtonIndex, destructive: destructiveButtonIndex, from: anchor, animated: animated)
    }

    /// Dismisses the sheet, and calls the delegate as if the button had been chosen, without `clickedButtonAt`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(button: buttonIndex, animated: animated)
    }

    private func notify(of event: RetiredAlert.Event) {
        guard let delegate else { return }
        switch event {
        case .willPresent: delegate.willPresent(self)
        case .didPresent: delegate.didPresent(self)
        case .clicked(let index): delegate.actionSheet(self, clickedButtonAt: index)
        case .willDismiss(let index): delegate.actionSheet(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): delegate.actionSheet(self, didDismissWithButtonIndex: index)
        }
    }
}
