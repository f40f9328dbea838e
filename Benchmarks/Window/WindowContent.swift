import CoreGraphics
import UIKitControls
import UIKitCore

/// The content of the popover that is compared: a title, a text field and ten rows, 300×400 points.
final class PopoverContent: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let title = UILabel(frame: CGRect(x: 16, y: 10, width: 268, height: 24))
        title.text = "Popover title"
        title.font = .boldSystemFont(ofSize: 17)
        title.textAlignment = .center
        addSubview(title)
        let field = UITextField(frame: CGRect(x: 16, y: 44, width: 268, height: 32))
        field.borderStyle = .roundedRect
        addSubview(field)
        for row in 0..<10 {
            let label = UILabel(frame: CGRect(x: 16, y: 86 + 30 * row, width: 268, height: 28))
            label.text = "Row \(row + 1) of the popover, some text"
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}

/// A dialog of 335 points over a view that darkens the window by 30 %, as the peers build it: a title, a text and two
/// buttons on a white card with a shadow.
final class DimmedDialog: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.3)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 335, height: 180))
        card.center = CGPoint(x: bounds.midX, y: bounds.midY)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 12
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 295, height: 26))
        title.text = "Delete the file?"
        title.font = .boldSystemFont(ofSize: 20)
        let text = UILabel(frame: CGRect(x: 20, y: 54, width: 295, height: 64))
        text.text = "This removes the file from the disk. It cannot be undone, and nothing else is changed."
        text.numberOfLines = 0
        card.addSubview(title)
        card.addSubview(text)
        for (index, word) in ["Cancel", "Delete"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(word, for: .normal)
            button.frame = CGRect(x: 20 + 150 * index, y: 130, width: 145, height: 36)
            card.addSubview(button)
        }
        addSubview(card)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}
