import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitTables
import VelariumTesting

@MainActor @Suite struct ContentConfigurationTests {
    private let device = TestDevice(.iPhone14)

    private func show(
        _ style: UITableView.Style = .plain, cellClass: AnyClass = UITableViewCell.self,
        _ configure: @escaping (UITableViewCell, IndexPath) -> Void
    ) -> ConfiguredTable {
        let table = ConfiguredTable(style: style)
        table.cellClass = cellClass
        table.configure = configure
        device.show(table)
        table.view.layoutIfNeeded()
        return table
    }

    private func labels(of cell: UITableViewCell) -> [UILabel] {
        cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    // MARK: Rows

    @Test func aTextIsWhereTheCellsOwnLabelWouldBe() throws {
        let table = show { cell, path in
            guard path.row == 0 else {
                cell.textLabel?.text = "Row"
                return
            }
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
        }

        let configured = try #require(table.cell(0))
        let own = try #require(table.cell(1))

        let label = try #require(labels(of: configured).first)
        #expect(abs(configured.bounds.height - 133.0 / 3) < 0.01 && abs(own.bounds.height - 133.0 / 3) < 0.01)
        #expect(label.convert(CGPoint.zero, to: configured).x == 20)
        #expect(abs(label.frame.midY - (own.textLabel?.frame.midY ?? 0)) < 0.4)
        #expect(label.font == own.textLabel?.font)
        #expect(configured.contentView is UIListContentView)
    }

    @Test func aSecondaryTextIsBelowOrAtTheTrailingEdge() throws {
        let table = show { cell, path in
            var content = path.row == 0 ? UIListContentConfiguration.subtitleCell() : .valueCell()
            content.text = "Name"
            content.secondaryText = "Value"
            cell.contentConfiguration = content
        }

        let below = labels(of: try #require(table.cell(0)))
        let beside = labels(of: try #require(table.cell(1)))

        #expect(abs(below[1].frame.minY - below[0].frame.maxY - 3) < 0.01)
        #expect(below[1].font.pointSize == 12)
        #expect(abs(beside[1].frame.maxX - (390 - 20)) < 0.01)
        #expect(abs(beside[1].frame.midY - beside[0].frame.midY) < 0.01)
        #expect(beside[1].textColor == .secondaryLabel)
    }

    @Test func aValueWithoutRoomIsBelowItsText() throws {
        let table = show { cell, _ in
            var content = UIListContentConfiguration.valueCell()
            content.text = "A rather long name of a setting"
            content.secondaryText = "and a long value of it"
            cell.contentConfiguration = content
        }

        let both = labels(of: try #require(table.cell(0)))

        #expect(both[1].frame.minY > both[0].frame.maxY)
        #expect(both[1].frame.minX == both[0].frame.minX)
    }

    @Test func aLongTextMakesTheRowHigher() throws {
        let table = show { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = path.row == 0 ? String(repeating: "long text ", count: 20) : "Short"
            content.textProperties.numberOfLines = path.row == 2 ? 1 : 0
            cell.contentConfiguration = content
        }

        #expect(try #require(table.cell(0)).bounds.height > 100)
        #expect(abs(try #require(table.cell(1)).bounds.height - 133.0 / 3) < 0.01)
    }

    @Test func aRowIsMeasuredAtTheWidthItWillHave() throws {
        let table = show(.insetGrouped) { cell, _ in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Name"
            content.secondaryText = "A text that fits, but not in 300 points of width"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }

        for row in 0...2 { #expect(abs(try #require(table.cell(row)).bounds.height - 59.7) < 1) }
    }

    @Test func symbolsOfDifferentWidthsKeepTheTextsAligned() throws {
        let table = show { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            content.image = UIImage(systemName: path.row == 0 ? "minus" : "chevron.right")
            cell.contentConfiguration = content
        }

        let starts = try (0...1).map { row in labels(of: try #require(table.cell(row))).first?.frame.minX }

        #expect(starts[0] == starts[1])
        #expect((starts[0] ?? 0) > 16 + 16)
    }

    @Test func aLargeImageKeepsItsProportionsInItsMaximumSize() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        var content = UIListContentConfiguration.cell()
        content.image = image
        content.text = "Text"
        content.imageProperties.maximumSize = CGSize(width: 50, height: 50)

        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()

        #expect(view.subviews[0].frame.size == CGSize(width: 50, height: 25))
    }

    @Test func rightToLeftMirrorsTheContent() throws {
        var content = UIListContentConfiguration.valueCell()
        content.image = UIImage(systemName: "star")
        content.text = "Name"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        let before = view.subviews.map(\.frame)

        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()

        for (left, right) in zip(before, view.subviews.map(\.frame)) {
            #expect(abs(right.minX - (300 - left.maxX)) < 0.01 && abs(right.width - left.width) < 0.01)
        }
    }

    @Test func theGuidesFollowThePartsThatExist() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)

        #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
        let guide = view.textLayoutGuide
        view.layoutIfNeeded()
        view.layoutIfNeeded()

        let frame = try #require(guide).layoutFrame
        #expect(abs(frame.minY - view.subviews[1].frame.minY) < 0.01 && frame.minX == view.subviews[1].frame.minX)
        #expect(abs(frame.height - view.subviews[1].frame.height) < 0.01)
    }

    @Test func theSeparatorBeginsAtTheText() throws {
        let table = show { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.image = UIImage(systemName: "star")
            content.text = "Row"
            cell.contentConfiguration = content
        }
        let cell = try #require(table.cell(0))

        let label = try #require(labels(of: cell).first)

        let line = try #require(cell.subviews.first { $0.bounds.height < 1 && !$0.isHidden })
        #expect(abs(line.frame.minX - label.convert(CGPoint.zero, to: cell).x) < 0.01)
    }

    // MARK: Content views

    @Test func aConfigurationOfTheSameTypeKeepsTheContentView() throws {
        let table = show { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Before"
            cell.contentConfiguration = content
        }
        let cell = try #require(table.cell(0))
        let view = cell.contentView

        var content = UIListContentConfiguration.cell()
        content.text = "After"
        cell.contentConfiguration = content

        #expect(cell.contentView === view)
        #expect(labels(of: cell).first?.text == "After")
        cell.contentConfiguration = nil
        #expect(cell.contentView !== view && view.superview == nil)
        cell.textLabel?.text = "Own"
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.superview === cell.contentView)
    }

    @Test func anAppsContentViewDecidesTheHeightByItsConstraints() throws {
        let table = show { cell, _ in cell.contentConfiguration = BoxConfiguration(height: 90) }
        let cell = try #require(table.cell(0))

        #expect(cell.contentView is BoxView)
        #expect(cell.bounds.height == 90)
        #expect(cell.contentView.directionalLayoutMargins.leading == 20)
    }

    @Test func aConfigurationOfAnotherTypeIsAMisuse() {
        device.recordsMisuses = true
        let view = UIListContentView(configuration: .cell())

        view.configuration = BoxConfiguration(height: 1)

        #expect(view.configuration is UIListContentConfiguration)
        #expect(!view.supports(BoxConfiguration(height: 1)) && view.supports(UIListContentConfiguration.valueCell()))
    }

    // MARK: State

    @Test func theUpdateHandlerIsCalledWithEveryState() throws {
        var states: [Bool] = []
        let table = show { cell, path in
            guard path.row == 0 else { return }
            cell.configurationUpdateHandler = { cell, state in
                states.append(state.isSelected)
                var content = UIListContentConfiguration.cell()
                content.text = state.isSelected ? "Selected" : "Not selected"
                cell.contentConfiguration = content
            }
        }
        let cell = try #require(table.cell(0))
        #expect(states == [false])
        #expect(labels(of: cell).first?.text == "Not selected")

        cell.isSelected = true
        #expect(states == [false])
        cell.layoutIfNeeded()

        #expect(states == [false, true])
        #expect(labels(of: cell).first?.text == "Selected")
    }

    @Test func aBackgroundFollowsTheStateUnlessTheAppHasSetItsColor() throws {
        let table = show(.insetGrouped) { cell, path in
            var background = cell.defaultBackgroundConfiguration()
            if path.row == 1 { background.backgroundColor = .orange }
            cell.backgroundConfiguration = background
        }
        let (own, custom) = (try #require(table.cell(0)), try #require(table.cell(1)))
        #expect(own.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)

        for cell in [own, custom] {
            cell.isHighlighted = true
            cell.layoutIfNeeded()
        }

        #expect(own.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(custom.backgroundConfiguration?.backgroundColor == .orange)
        own.isHighlighted = false
        own.layoutIfNeeded()
        #expect(own.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func aDisabledCellHasPaleTextsUnlessTheAppHasSetTheirColor() throws {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        var content = UIListContentConfiguration.cell()
        content.secondaryTextProperties.color = .red

        let updated = content.updated(for: state)

        #expect(updated.textProperties.color == .tertiaryLabel)
        #expect(updated.secondaryTextProperties.color == .red)
        state.isDisabled = false
        #expect(updated.updated(for: state) == content)
    }

    @Test func customValuesAreKeptInTheState() {
        let key = UIConfigurationStateCustomKey("archived")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())

        state[key] = true

        #expect(state[key] == AnyHashable(true))
        #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
    }

    // MARK: Headers

    @Test func aHeaderShowsItsConfiguration() throws {
        let table = ConfiguredTable(style: .grouped)
        table.configureHeader = { header in
            var content = header.defaultContentConfiguration()
            content.text = "Section"
            header.contentConfiguration = content
        }
        device.show(table)

        let header = try #require(table.tableView.headerView(forSection: 0))

        let label = try #require(header.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "SECTION")
        #expect(label.font.pointSize == 13 && label.textColor == .secondaryLabel)
        #expect(header.bounds.height >= label.frame.height + 14)
    }

    @Test func numbersThatAreNotFiniteAreLaidOutLikeZero() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: "star")
        content.imageToTextPadding = .nan
        content.textToSecondaryTextVerticalPadding = .infinity
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: .nan, leading: .nan, bottom: 0, trailing: 0)
        content.imageProperties.reservedLayoutSize = CGSize(width: CGFloat.nan, height: .infinity)

        let size = UIListContentView(configuration: content).sizeThatFits(CGSize(width: 300, height: 0))

        #expect(size.width == 300 && size.height.isFinite)
    }
}

/// A configuration of an app: a box with a height.
private struct BoxConfiguration: UIContentConfiguration {
    var height: CGFloat

    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> BoxConfiguration { self }
}

private final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ box: BoxConfiguration) {
        configuration = box
        super.init(frame: .zero)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: trailingAnchor),
            inner.topAnchor.constraint(equalTo: topAnchor),
            inner.bottomAnchor.constraint(equalTo: bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: box.height),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
