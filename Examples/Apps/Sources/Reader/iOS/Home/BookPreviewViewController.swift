import UIKit

/// The preview of a context menu: the cover, large.
final class BookPreviewViewController: UIViewController {
    private let book: Book

    init(book: Book) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 240, height: 360)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let imageView = UIImageView(image: UIImage(named: book.cover))
        imageView.contentMode = .scaleAspectFill
        imageView.accessibilityIdentifier = "preview"
        view = imageView
    }
}
