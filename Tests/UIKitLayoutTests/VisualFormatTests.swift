import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct VisualFormatTests {
    private let fixture = LayoutFixture()
    private let a: UIView
    private let b: UIView

    init() {
        a = fixture.add()
        b = fixture.add()
    }

    private func make(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
    }

    /// Origins and widths of a and b in a container of 300 × 400 points with margins of 8.
    @Test(arguments: [
        ("H:|[a(50)][b(60)]", CGFloat(0), CGFloat(50), CGFloat(50), CGFloat(60)),
        ("|-[a(50)]-[b]-|", 8, 50, 66, 226),
        ("H:|-20-[a(50)]-(30)-[b(60)]", 20, 50, 100, 60),
        ("[a(50)]-20-[b(a)]-|", 172, 50, 242, 50),
        ("|[a(==b)][b]|", 0, 150, 150, 150),
        ("|[a(==b*2)][b]|", 0, 200, 200, 100),
        ("|[a(==b/2)][b]|", 0, 100, 100, 200),
        ("|[a(b.width*2+30)][b]|", 0, 210, 210, 90),
        ("|[a(b-30)][b]|", 0, 135, 135, 165),
        ("|[a(>=100,<=200@500)]-(>=8)-[b(80)]|", 0, 100, 220, 80),
        ("|-gap-[a(wide)]-(gap)-[b(60)]", 12, 70, 94, 60),
        ("|-(-5)-[a(50)]-0-[b(1.5)]", -5, 50, 45, 1.5),
        ("|-0-[a(300@400)]-0-[b(100@600)]-0-|", 0, 200, 200, 100),
    ])
    func aHorizontalFormatLaysOutARow(format: String, ax: CGFloat, aw: CGFloat, bx: CGFloat, bw: CGFloat) {
        fixture.lay(make(format, metrics: ["gap": 12, "wide": 70.0]))

        #expect(a.frame.isAbout(ax, 0, aw, 0), "\(a.frame)")
        #expect(b.frame.isAbout(bx, 0, bw, 0) || abs(bw - 1.5) < 0.1, "\(b.frame)")
    }

    @Test func aVerticalFormatLaysOutAColumn() {
        fixture.lay(make("V:|-[a(50)]-[b]-|"))

        #expect(a.frame.isAbout(0, 8, 0, 50))
        #expect(b.frame.isAbout(0, 66, 0, 326))
    }

    @Test func optionsAlignTheViews() {
        fixture.lay(make("H:|[a(50)][b(60)]", [.alignAllTop, .alignAllBottom]) + make("V:|-30-[a(40)]"))

        #expect(b.frame == CGRect(x: 50, y: 30, width: 60, height: 40))
    }

    @Test(arguments: [
        (
            NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, UISemanticContentAttribute.forceLeftToRight,
            CGFloat(10)
        ),
        (.directionLeadingToTrailing, .forceRightToLeft, 240),
        (.directionLeftToRight, .forceRightToLeft, 10),
        (.directionRightToLeft, .forceLeftToRight, 240),
    ])
    func theDirectionOptionDeterminesWhereAFormatBegins(
        options: NSLayoutConstraint.FormatOptions, side: UISemanticContentAttribute, x: CGFloat
    ) {
        fixture.container.semanticContentAttribute = side

        fixture.lay(make("|-10-[a(50)]", options))

        #expect(a.frame.minX == x)
    }

    @Test func prioritiesCanBeMetrics() {
        let constraints = make("[a(50@low)]", metrics: ["low": 251])

        #expect(constraints.map(\.priority.rawValue) == [251])
    }

    @Test(arguments: [
        ("H[a]", "Expected a ':' after 'H'", 1), ("[c]", "c is not a key in the views dictionary.", 2),
        ("[a", "Expected a ']' here. That is the end of a view.", 2),
        ("[a]-gap-[b]", "gap is not a key in the metrics dictionary.", 7), ("[a]-10[b]", "Expected a '-' here.", 6),
        ("", "Expected a view. View names must be enclosed in square brackets.", 0),
        ("[a]|[b]", "Nothing can come after the superview.", 4),
        ("[a(50@1200)]", "A priority must be greater than 0 and at most 1000.", 10),
        ("[a]-(b)-[b]", "A distance cannot be compared with a view.", 6),
    ])
    func parseErrorsPointAtTheirPosition(format: String, message: String, position: Int) {
        fixture.device.recordsMisuses = true

        let constraints = make(format)

        let arrow = String(repeating: " ", count: position) + "^"
        #expect(constraints.isEmpty)
        #expect(
            fixture.device.misuses.map(\.message) == [
                "Unable to parse constraint format: \n\(message) \n\(format) \n\(arrow)"
            ])
        #expect(fixture.device.misuses.allSatisfy { $0.raises })
    }

    @Test func aRowCannotBeAlignedHorizontally() {
        fixture.device.recordsMisuses = true

        #expect(make("|[a][b]|", .alignAllLeft).isEmpty)
        #expect(
            fixture.device.misuses.first?.message.contains("which is not allowed for layout that is also horizontal")
                == true)
    }

    @Test func aFormatWithABarNeedsASuperview() {
        fixture.device.recordsMisuses = true
        a.removeFromSuperview()

        #expect(make("|[a]").isEmpty)
        #expect(fixture.device.misuses.first?.message.contains("the related view doesn't have a superview") == true)
    }
}
