import UIKitCore

/// The content view of a cell without a content configuration: reports that its content has another size.
final class CellContentView: UIView {
    /// Called when the content has another size.
    var onSizeChange: (() -> Void)?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        onSizeChange?()
    }
}
