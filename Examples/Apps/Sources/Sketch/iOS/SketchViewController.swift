import UIKit

class SketchViewController: UIViewController {
    private let canvas = CanvasView()
    private let palette = UIStackView()
    private let countLabel = UILabel()
    private let thumbnail = UIImageView()
    private var countObservation: NSKeyValueObservation?

    private let colors: [(String, UIColor)] = [
        ("Black", .label), ("Red", .systemRed), ("Green", .systemGreen), ("Blue", .systemBlue),
        ("Orange", .systemOrange),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sketch"
        view.backgroundColor = .systemBackground
        canvas.delegate = self
        canvas.backgroundColor = .secondarySystemBackground
        canvas.layer.cornerRadius = 12
        canvas.clipsToBounds = true
        for (name, color) in colors {
            let well = ColorWell(color: color, name: name)
            well.addTarget(self, action: #selector(chooseColor(_:)), for: .touchUpInside)
            palette.addArrangedSubview(well)
        }
        (palette.arrangedSubviews.first as? ColorWell)?.isSelected = true
        palette.distribution = .equalSpacing
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        thumbnail.contentMode = .scaleAspectFit
        thumbnail.layer.borderWidth = 1
        thumbnail.layer.borderColor = UIColor.separator.cgColor
        thumbnail.isAccessibilityElement = true
        thumbnail.accessibilityLabel = "Thumbnail"
        thumbnail.alpha = 0
        buildLayout()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(confirmClear)),
            UIBarButtonItem(title: "Undo", style: .plain, target: canvas, action: #selector(CanvasView.removeLastStroke)),
        ]
        countObservation = canvas.observe(\.strokeCount, options: [.initial, .new]) { [weak self] _, change in
            self?.updateCount(change.newValue ?? 0)
        }
    }

    private func buildLayout() {
        for part in [canvas, palette, countLabel, thumbnail] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            canvas.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            canvas.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            canvas.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            palette.topAnchor.constraint(equalTo: canvas.bottomAnchor, constant: 12),
            palette.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            palette.trailingAnchor.constraint(equalTo: canvas.trailingAnchor),
            countLabel.topAnchor.constraint(equalTo: palette.bottomAnchor, constant: 8),
            countLabel.leadingAnchor.constraint(equalTo: canvas.leadingAnchor),
            countLabel.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
            thumbnail.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: -8),
            thumbnail.bottomAnchor.constraint(equalTo: canvas.bottomAnchor, constant: -8),
            thumbnail.widthAnchor.constraint(equalToConstant: 72),
            thumbnail.heightAnchor.constraint(equalToConstant: 96),
        ])
    }

    // MARK: Actions

    @objc private func chooseColor(_ sender: ColorWell) {
        palette.arrangedSubviews.forEach { ($0 as? ColorWell)?.isSelected = $0 === sender }
        canvas.strokeColor = sender.color
    }

    @objc private func confirmClear() {
        let sheet = UIAlertController(title: nil, message: "Remove the whole sketch?", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [canvas] _ in
                canvas.perform(#selector(CanvasView.removeAllStrokes))
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }

    private func updateCount(_ count: Int) {
        countLabel.text = count == 1 ? "1 stroke" : "\(count) strokes"
        navigationItem.rightBarButtonItems?.forEach { $0.isEnabled = count > 0 }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .curveEaseOut]) {
            self.thumbnail.alpha = count > 0 ? 1 : 0
        }
    }
}

extension SketchViewController: CanvasViewDelegate {
    func canvas(_ canvas: CanvasView, didEnd stroke: Stroke) {
        thumbnail.image = canvas.makeImage()
    }

    func canvas(_ canvas: CanvasView, shouldKeep stroke: Stroke) -> Bool {
        stroke.points.count > 2
    }
}
