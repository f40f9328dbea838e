import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// The rotor of VoiceOver: kinds of elements, parts of texts, rotors of the app, and tables of data.
@MainActor @Suite struct RotorTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() {
        for (index, name) in ["Weather", "Today, sunny", "Tomorrow", "Sources"].enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 30))
            label.text = name
            if index % 2 == 0 { label.accessibilityTraits.insert(.header) }
            if index == 3 { label.accessibilityTraits = .link }
            page.view.addSubview(label)
        }
        device.show(page)
    }

    @Test func aKindOfElementIsOfferedWhereTheScreenHasIt() throws {
        let voiceOver = device.voiceOver

        #expect(voiceOver.rotors == ["Characters", "Words", "Headings", "Links"])
        try voiceOver.rotor("Headings").next()
        #expect(voiceOver.spoken == "Tomorrow. Heading.")
        try voiceOver.rotor("Links").next()
        #expect(voiceOver.spoken == "Sources. Link.")
        try voiceOver.rotor("Headings").previous()
        #expect(voiceOver.spoken == "Tomorrow. Heading.")
    }

    @Test func theEndAndAnUnknownRotorFailWithTheReason() throws {
        let voiceOver = device.voiceOver

        let end = #expect(throws: TestFailure.self) { try voiceOver.rotor("Links").previous() }
        let unknown = #expect(throws: TestFailure.self) { try voiceOver.rotor("Heading").next() }

        #expect(end?.reason.contains("the rotor \"Links\" has nothing before \"Weather\"") == true)
        #expect(unknown?.reason.contains("there is no rotor \"Heading\" at \"Weather\"") == true)
        #expect(voiceOver.spoken == "Weather. Heading.")
    }

    @Test func wordsAndCharactersOfATextAreReadFromItsStart() throws {
        let voiceOver = device.voiceOver
        try voiceOver.move(to: "Today, sunny")
        let (words, characters) = (voiceOver.rotor("Words"), voiceOver.rotor("Characters"))

        try words.next()
        #expect(voiceOver.spoken == "Today")
        try words.next()
        #expect(voiceOver.spoken == "sunny")
        #expect(throws: TestFailure.self) { try words.next() }
        try words.previous()
        #expect(voiceOver.spoken == "Today")
        try characters.next()
        #expect(voiceOver.spoken == ",")
        try characters.next()
        #expect(voiceOver.spoken == "Space")
        try voiceOver.next()
        #expect(voiceOver.spoken == "Tomorrow. Heading.")
    }

    @Test func theInsertionPointFollowsTheRotorInAFieldThatIsEdited() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
        field.text = "one two"
        field.accessibilityLabel = "Notes"
        page.view.addSubview(field)
        try device.tap(.view(field))
        try device.settle()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        let voiceOver = device.voiceOver
        try voiceOver.move(to: .view(field))

        try voiceOver.rotor("Words").next()

        #expect(voiceOver.spoken == "one")
        let caret = try #require(field.selectedTextRange?.start)
        #expect(field.offset(from: field.beginningOfDocument, to: caret) == 3)
    }

    @Test func theLinesOfATextViewAreThoseThatItShows() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 400, width: 200, height: 100))
        view.text = "first\nsecond"
        page.view.addSubview(view)
        let voiceOver = device.voiceOver
        try voiceOver.move(to: .view(view))

        try voiceOver.rotor("Lines").next()
        #expect(voiceOver.spoken == "first")
        try voiceOver.rotor("Lines").next()

        #expect(voiceOver.spoken == "second")
    }

    @Test func aPageOfReadingContentIsReadByItsLines() throws {
        let book = BookPage(frame: CGRect(x: 20, y: 400, width: 200, height: 100))
        page.view.addSubview(book)
        let voiceOver = device.voiceOver
        try voiceOver.move(to: .view(book))

        try voiceOver.rotor("Lines").next()
        try voiceOver.rotor("Lines").next()

        #expect(voiceOver.spoken == "It rained.")
        #expect(book.accessibilityAttributedPageContent()?.string == "It was night.\nIt rained.")
    }

    @Test func aRotorOfTheAppFindsItsItemsAndReplacesTheSystemsOfItsKind() throws {
        let labels = page.view.subviews
        let evens = UIAccessibilityCustomRotor(name: "Every other") { predicate in
            let index = labels.firstIndex { $0 === predicate.currentItem.targetElement as? UIView } ?? 0
            let next = index + (predicate.searchDirection == .next ? 2 : -2)
            guard labels.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
        }
        let headings = UIAccessibilityCustomRotor(systemType: .heading) { _ in
            UIAccessibilityCustomRotorItemResult(targetElement: labels[3], targetRange: nil)
        }
        page.view.accessibilityCustomRotors = [evens, headings]
        let voiceOver = device.voiceOver

        #expect(voiceOver.rotors == ["Every other", "Headings", "Characters", "Words", "Links"])
        try voiceOver.rotor("Every other").next()
        #expect(voiceOver.current?.label == "Tomorrow")
        #expect(throws: TestFailure.self) { try voiceOver.rotor("Every other").next() }
        try voiceOver.rotor("Headings").next()
        #expect(voiceOver.current?.label == "Sources")
    }

    @Test func aRotorOfTheAppCanFindAPartOfAText() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 400, width: 200, height: 100))
        view.text = "see page 12"
        page.view.addSubview(view)
        view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Numbers") { [unowned view] _ in
                guard let start = view.position(from: view.beginningOfDocument, offset: 9) else { return nil }
                return UIAccessibilityCustomRotorItemResult(
                    targetElement: view, targetRange: view.textRange(from: start, to: view.endOfDocument))
            }
        ]
        let voiceOver = device.voiceOver
        try voiceOver.move(to: .view(view))

        try voiceOver.rotor("Numbers").next()

        #expect(voiceOver.spoken == "12")
    }

    @Test func aCellOfATableIsSaidWithItsHeadersRowAndColumn() throws {
        let table = DataTable(frame: CGRect(x: 20, y: 400, width: 300, height: 100))
        page.view.addSubview(table)
        let voiceOver = device.voiceOver

        try voiceOver.move(to: "Rain")
        #expect(voiceOver.spoken == "Monday. Rain. Row 2. Column 1.")
        try voiceOver.next()

        #expect(voiceOver.spoken == "Tuesday. Sun. Spans 2 rows. Column 2.")
    }
}

/// A page of a book with two lines.
@MainActor private final class BookPage: UIView, UIAccessibilityReadingContent {
    private let lines = ["It was night.", "It rained."]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Page 1"
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityLineNumber(for point: CGPoint) -> Int { point.y < 450 ? 0 : 1 }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
        lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
    }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
        CGRect(x: 20, y: 400 + 50 * lineNumber, width: 200, height: 50)
    }
    func accessibilityPageContent() -> String? { lines.joined(separator: "\n") }
}

/// Two columns with a header each, of one row; the second cell covers two rows.
@MainActor private final class DataTable: UIView, UIAccessibilityContainerDataTable {
    private let cells: [[DataCell]]

    override init(frame: CGRect) {
        cells = [["Monday", "Tuesday"], ["Rain", "Sun"]].enumerated().map { row, names in
            names.enumerated().map { column, name in
                DataCell(name, row: row, column: column, height: name == "Sun" ? 2 : 1)
            }
        }
        super.init(frame: frame)
        cells.joined().forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        [cells[0][column]]
    }
}

/// A cell of it.
@MainActor private final class DataCell: UILabel, UIAccessibilityContainerDataTableCell {
    private let position: (row: Int, column: Int, height: Int)

    init(_ name: String, row: Int, column: Int, height: Int) {
        position = (row, column, height)
        super.init(frame: CGRect(x: 150 * column, y: 50 * row, width: 140, height: 40))
        text = name
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityRowRange() -> NSRange { NSRange(location: position.row, length: position.height) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: position.column, length: 1) }
}
