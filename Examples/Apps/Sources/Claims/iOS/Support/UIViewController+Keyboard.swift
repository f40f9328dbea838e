import UIKit

/// Moves a scroll view out of the keyboard's way.
@objc protocol KeyboardAvoiding {
    var avoidingScrollView: UIScrollView { get }
    @objc optional func keyboardDidAppear(height: CGFloat)
}

extension UIViewController {
    func beginAvoidingKeyboard() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil)
        center.addObserver(
            self, selector: #selector(UIViewController.keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
            object: nil)
    }

    @objc func keyboardWillChange(_ notification: Notification) {
        guard let avoiding = self as? KeyboardAvoiding,
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        let overlap = max(0, view.convert(view.bounds, to: nil).maxY - frame.minY - view.safeAreaInsets.bottom)
        avoiding.avoidingScrollView.contentInset.bottom = overlap
        avoiding.avoidingScrollView.verticalScrollIndicatorInsets.bottom = overlap
        avoiding.keyboardDidAppear?(height: overlap)
    }

    @objc func keyboardWillHide() {
        guard let avoiding = self as? KeyboardAvoiding else { return }
        avoiding.avoidingScrollView.contentInset.bottom = 0
        avoiding.avoidingScrollView.verticalScrollIndicatorInsets.bottom = 0
    }
}
