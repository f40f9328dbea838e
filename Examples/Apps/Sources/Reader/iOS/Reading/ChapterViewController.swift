import UIKit

/// The text of one chapter.
final class ChapterViewController: UIViewController, UITextViewDelegate {
    let index: Int
    private let book: Book
    private let library: Library
    private let textView = UITextView()
    private var scaleObservation: NSKeyValueObservation?

    init(book: Book, index: Int, library: Library) {
        self.book = book
        self.index = index
        self.library = library
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        textView.isEditable = false
        textView.backgroundColor = .clear
        textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 32, right: 16)
        textView.alwaysBounceVertical = true
        textView.adjustsFontForContentSizeCategory = true
        textView.delegate = self
        textView.accessibilityIdentifier = "text"
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scaleObservation = library.observe(\.fontScale, options: [.initial]) { [weak self] _, _ in
            self?.updateText()
        }
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap(_:)))
        doubleTap.numberOfTapsRequired = 2
        view.addGestureRecognizer(doubleTap)
    }

    private func updateText() {
        let chapter = book.chapters[index]
        let scale = library.fontScale
        let heading = NSMutableParagraphStyle()
        heading.paragraphSpacing = 12 * scale
        let body = NSMutableParagraphStyle()
        body.lineHeightMultiple = 1.25
        body.firstLineHeadIndent = 20
        body.alignment = .justified
        body.hyphenationFactor = 1
        let text = NSMutableAttributedString(
            string: chapter.title + "\n",
            attributes: [
                .font: UIFont.readerTitle(ofSize: 28 * scale, weight: .bold, like: .title1), .foregroundColor: UIColor.label, .paragraphStyle: heading,
            ])
        for (number, paragraph) in chapter.paragraphs.enumerated() {
            let part = NSMutableAttributedString(
                string: paragraph + "\n",
                attributes: [
                    .font: UIFont.readerTitle(ofSize: 18 * scale, like: .body), .foregroundColor: UIColor.label, .paragraphStyle: body,
                ])
            if number == 0, let end = paragraph.firstIndex(of: " ") {
                let first = NSRange(paragraph.startIndex..<end, in: paragraph)
                part.addAttributes(
                    [.foregroundColor: UIColor(named: "AccentColor") ?? .systemBlue, .kern: 1], range: first)
            }
            text.append(part)
        }
        textView.attributedText = text
    }

    @objc private func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        library.fontScale = library.fontScale > 1 ? 1 : 1.5
    }

    // MARK: UITextViewDelegate

    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard range.length > 0, let text = textView.text else { return nil }
        let quote = (text as NSString).substring(with: range)
        let add = UIAction(title: L10n.addNote) { [library, book] _ in library.addNote(quote, to: book, quietly: true) }
        return UIMenu(children: [add] + suggestedActions)
    }
}
