import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Baselines of text in constraints.
@MainActor @Suite struct BaselineTests {
    private let fixture = LayoutFixture()

    private func label(_ text: String, _ size: CGFloat = 17, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    /// The y position, in the container, of the first or last baseline of `view`.
    private func line(of view: UIView, isFirst: Bool) -> CGFloat {
        let mark = fixture.add()
        let anchor = isFirst ? view.firstBaselineAnchor : view.lastBaselineAnchor
        fixture.lay([mark.topAnchor.constraint(equalTo: anchor), mark.heightAnchor.constraint(equalToConstant: 0)])
        return mark.frame.minY
    }

    private func place(_ view: UIView, height: CGFloat? = nil, width: CGFloat = 120) {
        _ = fixture.add(view)
        fixture.lay([
            view.leftAnchor.constraint(equalTo: fixture.container.leftAnchor),
            view.topAnchor.constraint(equalTo: fixture.container.topAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: width),
        ])
        if let height { fixture.lay([view.heightAnchor.constraint(equalToConstant: height)]) }
    }

    @Test func aTallLabelCentersItsText() {
        let plain = label("Text")
        let high = label("Text")
        place(plain)
        place(high, height: plain.frame.height + 80)

        let first = line(of: high, isFirst: true)
        let last = line(of: high, isFirst: false)

        #expect(abs(first - line(of: plain, isFirst: true) - 40) < 0.4)
        #expect(abs(first - last) < 0.4)
    }

    @Test func theLastLineOfWrappedTextIsLinesBelowTheFirst() {
        let text = label("Words that need some lines in a width as small as the one here")
        place(text)

        let way = line(of: text, isFirst: false) - line(of: text, isFirst: true)

        let lines = (text.frame.height / text.font.lineHeight).rounded()
        #expect(lines >= 3)
        #expect(abs(way - (lines - 1) * text.font.lineHeight) < 1)
    }

    @Test func aBaselineConstraintFollowsTextThatGrows() {
        let text = label("Short")
        place(text)
        let mark = fixture.add()
        fixture.lay([mark.topAnchor.constraint(equalTo: text.lastBaselineAnchor)])
        let before = mark.frame.minY

        text.text = "Words that need some lines in a width as small as the one here"
        fixture.lay()

        #expect(mark.frame.minY > before + 2 * text.font.lineHeight - 1)
    }

    @Test func aColumnHasTheBaselinesOfItsEnds() {
        let one = label("One")
        let two = label("Two", 30)
        let column = UIStackView(arrangedSubviews: [one, two])
        column.axis = .vertical
        place(column)

        let first = line(of: column, isFirst: true)
        let last = line(of: column, isFirst: false)

        #expect(abs(first - line(of: one, isFirst: true)) < 0.4)
        #expect(abs(last - line(of: two, isFirst: false)) < 0.4)
    }

    @Test func aRowHasTheBaselineOfItsTallestView() {
        let small = label("small", 12)
        let large = label("large", 40)
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = .top
        place(row, width: 250)

        #expect(abs(line(of: row, isFirst: true) - line(of: large, isFirst: true)) < 0.4)
        small.font = .systemFont(ofSize: 60)
        fixture.lay()

        #expect(abs(line(of: row, isFirst: true) - line(of: small, isFirst: true)) < 0.4)
    }

    @Test func aTextFieldAlignsWithTheBaselineOfItsLabel() {
        let name = label("Name", lines: 1)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Name"
        field.font = name.font
        let row = UIStackView(arrangedSubviews: [name, field])
        row.alignment = .firstBaseline

        place(row, width: 250)

        #expect(abs(field.frame.midY - name.frame.midY) < 0.7)
        #expect(field.frame.height > name.frame.height + 8)
    }

    @Test func aSymbolAlignsWithTheBaselineOfItsLabel() throws {
        let name = label("Name", lines: 1)
        let symbol = UIImageView(image: UIImage(systemName: "star"))
        let rise = try #require(symbol.image?.baselineOffsetFromBottom)
        let row = UIStackView(arrangedSubviews: [symbol, name])
        row.alignment = .firstBaseline

        place(row, width: 250)

        let line = line(of: name, isFirst: true) - row.frame.minY
        #expect(abs(symbol.frame.maxY - rise - line) < 0.7)
    }
}
