import UIKit

extension UIScrollView {
    /// Fills the safe area of `view` and scrolls `column`, which is as wide as fits between the margins.
    ///
    /// - Parameter margin: the distance of the column from the edges of the content, in points.
    func fill(_ view: UIView, with column: UIView, margin: CGSize) {
        frame = view.bounds.inset(by: view.safeAreaInsets)
        let width = max(0, bounds.width - 2 * margin.width)
        let height = column.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        column.frame = CGRect(x: margin.width, y: margin.height, width: width, height: height)
        contentSize = CGSize(width: bounds.width, height: height + 2 * margin.height)
    }
}
