import UIKit

extension GalleryPage {
    /// Rows with content and background configurations.
    static let listContent = GalleryPage(
        id: "list-content", title: "List content", summary: "Content and background configurations of rows",
        group: .system, symbol: "list.bullet", tint: .systemIndigo
    ) { ListContentPage() }
}

private final class ListContentPage: TracedTableController, UITableViewDataSource, UITableViewDelegate {
    private struct Section {
        let title: String
        let rows: [@MainActor (UITableViewCell) -> Void]
    }

    private let sections = ListContentPage.makeSections()

    init() {
        super.init(style: .insetGrouped)
        title = "List content".localized
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.allowsMultipleSelection = true
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.accessoryType = .none
        cell.configurationUpdateHandler = nil
        cell.backgroundConfiguration = nil
        sections[indexPath.section].rows[indexPath.row](cell)
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content =
            section == 0
            ? UIListContentConfiguration.prominentInsetGroupedHeader()
            : header?.defaultContentConfiguration() ?? .groupedHeader()
        content.text = sections[section].title
        header?.contentConfiguration = content
        return header
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        trace.add("delegate", "didSelectRow \(indexPath.section), \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        trace.add("delegate", "didDeselectRow \(indexPath.section), \(indexPath.row)")
    }

    // MARK: Rows

    private static func makeSections() -> [Section] {
        [
            Section(title: "Styles", rows: [plain, withSecondary, subtitle, value]),
            Section(title: "Images", rows: [symbol("star.fill"), symbol("minus"), picture, circle]),
            Section(title: "Text", rows: [long, attributed, disabled]),
            Section(title: "State", rows: [marked, tinted, ownView]),
        ]
    }

    private static func content(
        _ base: UIListContentConfiguration, _ text: String, _ secondary: String? = nil
    ) -> UIListContentConfiguration {
        var content = base
        content.text = text
        content.secondaryText = secondary
        return content
    }

    private static func plain(_ cell: UITableViewCell) {
        cell.contentConfiguration = content(cell.defaultContentConfiguration(), "cell")
        cell.accessoryType = .disclosureIndicator
    }

    private static func withSecondary(_ cell: UITableViewCell) {
        cell.contentConfiguration = content(.cell(), "cell", "with a secondary text")
    }

    private static func subtitle(_ cell: UITableViewCell) {
        cell.contentConfiguration = content(.subtitleCell(), "subtitleCell", "with a secondary text")
    }

    private static func value(_ cell: UITableViewCell) {
        cell.contentConfiguration = content(.valueCell(), "valueCell", "Value")
        cell.accessoryType = .disclosureIndicator
    }

    private static func symbol(_ name: String) -> @MainActor (UITableViewCell) -> Void {
        { cell in
            var content = content(.cell(), name)
            content.image = UIImage(systemName: name)
            cell.contentConfiguration = content
        }
    }

    private static func picture(_ cell: UITableViewCell) {
        var content = content(.subtitleCell(), "An image", "with rounded corners, at most 40 points")
        content.image = swatch
        content.imageProperties.tintColor = .systemTeal
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageProperties.cornerRadius = 8
        cell.contentConfiguration = content
    }

    private static func circle(_ cell: UITableViewCell) {
        var content = content(.subtitleCell(), "Another image", "round, with a tinted symbol beside the text")
        content.image = swatch
        content.imageProperties.tintColor = .systemPink
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageProperties.cornerRadius = 20
        cell.contentConfiguration = content
        cell.accessoryType = .checkmark
    }

    /// A square that is drawn in the tint color, which an image with colors of its own would not follow.
    private static let swatch = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
    }.withRenderingMode(.alwaysTemplate)

    private static func long(_ cell: UITableViewCell) {
        cell.contentConfiguration = content(
            .cell(), "A text that does not fit in one line makes its row as high as it needs.",
            "So does a secondary text, which is below it.")
    }

    private static func attributed(_ cell: UITableViewCell) {
        var content = UIListContentConfiguration.cell()
        let text = NSMutableAttributedString(string: "Attributes have ")
        text.append(NSAttributedString(string: "precedence", attributes: [.foregroundColor: UIColor.systemRed]))
        content.attributedText = text
        cell.contentConfiguration = content
    }

    private static func disabled(_ cell: UITableViewCell) {
        cell.contentConfiguration = content(.valueCell(), "Disabled", "Value")
        cell.configurationUpdateHandler = { cell, state in
            var state = state
            state.isDisabled = true
            cell.contentConfiguration = Self.content(.valueCell(), "Disabled", "Value").updated(for: state)
        }
        cell.automaticallyUpdatesContentConfiguration = false
    }

    private static func marked(_ cell: UITableViewCell) {
        cell.configurationUpdateHandler = { cell, state in
            var content = content(.cell(), state.isSelected ? "Selected" : "Tap to select")
            content.image = UIImage(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
            cell.contentConfiguration = content
        }
        cell.selectionStyle = .none
    }

    private static func tinted(_ cell: UITableViewCell) {
        cell.contentConfiguration = content(.cell(), "A background of the app", "with a stroke and insets")
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
        background.strokeColor = .systemOrange
        background.strokeWidth = 2
        cell.backgroundConfiguration = background
    }

    private static func ownView(_ cell: UITableViewCell) {
        cell.contentConfiguration = RatingConfiguration(stars: 3)
    }
}

/// A content configuration of this page: some of five stars.
private struct RatingConfiguration: UIContentConfiguration {
    var stars: Int

    func makeContentView() -> any UIView & UIContentView { RatingView(self) }
    func updated(for state: any UIConfigurationState) -> RatingConfiguration { self }
}

private final class RatingView: UIView, UIContentView {
    private let row = UIStackView()

    var configuration: any UIContentConfiguration {
        didSet { showStars() }
    }

    init(_ rating: RatingConfiguration) {
        configuration = rating
        super.init(frame: .zero)
        row.spacing = 6
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
        showStars()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func showStars() {
        row.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let count = (configuration as? RatingConfiguration)?.stars ?? 0
        for index in 0..<5 {
            let star = UIImageView(image: UIImage(systemName: index < count ? "star.fill" : "star"))
            star.tintColor = .systemYellow
            row.addArrangedSubview(star)
        }
    }
}
