import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// Who gets a drag between a sheet and what is inside it, on screen.
@MainActor @Suite struct SheetDragOwnerTests {
    /// A sheet of UIKit or of Velarium, with or without room to grow.
    enum Sheet: String, CaseIterable, Sendable {
        case page, pageWithDetents, bottom, adaptive

        /// Presents `content` from `page` and returns what is presented.
        @MainActor func present(_ content: UIViewController, from page: UIViewController) -> UIViewController {
            switch self {
            case .page, .pageWithDetents:
                content.modalPresentationStyle = .pageSheet
                if self == .pageWithDetents {
                    content.sheetPresentationController?.detents = [.medium(), .large()]
                }
                page.present(content, animated: true)
                return content
            case .bottom:
                let sheet = BottomSheetController()
                sheet.detent = .half
                sheet.loadViewIfNeeded()
                sheet.addChild(content)
                content.view.frame = sheet.view.bounds
                content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                sheet.view.addSubview(content.view)
                content.didMove(toParent: sheet)
                page.present(sheet, animated: true)
                return sheet
            case .adaptive:
                let overlay = AdaptiveOverlayController(content, style: .sheet)
                page.present(overlay, animated: true)
                return overlay
            }
        }
    }

    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() { device.show(page) }

    private func top(of content: UIViewController) -> CGFloat {
        content.view.convert(content.view.bounds, to: nil).minY
    }

    // MARK: Refreshing

    @Test(arguments: Sheet.allCases, [false, true])
    func aPullOnContentThatRefreshesRefreshesAndTheSheetStays(sheet: Sheet, isModal: Bool) throws {
        let feed = RefreshingPage()
        feed.isModalInPresentation = isModal
        let presented = sheet.present(feed, from: page)
        try device.settle()
        let start = top(of: feed)
        let finger = CGPoint(x: 195, y: start + 60)

        try device.drag(from: finger, to: CGPoint(x: 195, y: start + 360), in: 0.7)
        let during = top(of: feed)
        try device.settle()

        #expect(feed.refreshes == 1)
        #expect(abs(during - start) < 0.5 && abs(top(of: feed) - start) < 0.5)
        #expect(presented.presentingViewController != nil)
    }

    /// The refresh control of an outer scroll view counts for what is inside it and does not refresh.
    @Test func aPullOnAListInsideARefreshingListRefreshes() throws {
        let feed = RefreshingPage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        inner.contentSize = CGSize(width: 390, height: 900)
        feed.scroll.addSubview(inner)
        feed.modalPresentationStyle = .pageSheet
        page.present(feed, animated: true)
        try device.settle()
        let start = top(of: feed)

        try device.drag(from: CGPoint(x: 195, y: start + 60), to: CGPoint(x: 195, y: start + 360), in: 0.7)
        try device.settle()

        #expect(feed.refreshes == 1 && page.presentedViewController === feed)
    }

    @Test(arguments: [Sheet.pageWithDetents, .bottom]) func aDragUpOnContentThatRefreshesExpandsTheSheet(
        sheet: Sheet
    ) throws {
        let feed = RefreshingPage()
        _ = sheet.present(feed, from: page)
        try device.settle()
        let start = top(of: feed)

        try device.drag(from: CGPoint(x: 195, y: start + 200), to: CGPoint(x: 195, y: start - 100), in: 0.4)
        try device.settle()

        #expect(top(of: feed) < start - 100)
        #expect(feed.refreshes == 0)
    }

    // MARK: Wheels

    @Test(arguments: Sheet.allCases, [0, 25, 49]) func aWheelTurnsAndTheSheetStays(sheet: Sheet, row: Int) throws {
        for distance in [90.0, -90] {
            if let presented = page.presentedViewController {
                presented.dismiss(animated: false)
                try device.settle()
            }
            let content = WheelPage(row: row)
            let presented = sheet.present(content, from: page)
            try device.settle()
            let start = top(of: content)
            let middle = content.picker.convert(content.picker.bounds, to: nil)

            try device.drag(
                from: CGPoint(x: middle.midX, y: middle.midY), to: CGPoint(x: middle.midX, y: middle.midY + distance),
                in: 0.4)
            let during = top(of: content)
            try device.settle()

            let isAtEnd = row == 0 && distance > 0 || row == 49 && distance < 0
            #expect((content.picker.selectedRow(inComponent: 0) == row) == isAtEnd)
            #expect(abs(during - start) < 0.5 && abs(top(of: content) - start) < 0.5)
            #expect(presented.presentingViewController != nil)
        }
    }

    @Test(arguments: Sheet.allCases) func aDatePickersWheelTurnsAndTheSheetStays(sheet: Sheet) throws {
        let content = UIViewController()
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        picker.frame = CGRect(x: 35, y: 40, width: 320, height: 216)
        content.view.addSubview(picker)
        _ = sheet.present(content, from: page)
        try device.settle()
        let start = top(of: content)
        let before = picker.date
        let frame = picker.convert(picker.bounds, to: nil)

        try device.drag(
            from: CGPoint(x: frame.minX + 80, y: frame.midY), to: CGPoint(x: frame.minX + 80, y: frame.midY + 90),
            in: 0.4)
        try device.settle()

        #expect(picker.date != before)
        #expect(abs(top(of: content) - start) < 0.5)
    }

    // MARK: Others

    @Test(arguments: Sheet.allCases) func aDragAlongASliderMovesTheSliderOnly(sheet: Sheet) throws {
        let content = UIViewController()
        let slider = UISlider(frame: CGRect(x: 35, y: 100, width: 320, height: 34))
        content.view.addSubview(slider)
        _ = sheet.present(content, from: page)
        try device.settle()
        let start = top(of: content)
        let frame = slider.convert(slider.bounds, to: nil)

        try device.drag(
            from: CGPoint(x: frame.minX + 15, y: frame.midY), to: CGPoint(x: frame.minX + 175, y: frame.midY + 60),
            in: 0.4)
        try device.settle()

        #expect(slider.value > 0.4)
        #expect(abs(top(of: content) - start) < 0.5)
    }

    @Test(arguments: [Sheet.page, .pageWithDetents, .bottom])
    func aSidewaysListScrollsAndAVerticalDragOnItMovesTheSheet(sheet: Sheet) throws {
        let content = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 40, width: 390, height: 120))
        list.contentSize = CGSize(width: 1200, height: 120)
        content.view.addSubview(list)
        _ = sheet.present(content, from: page)
        try device.settle()
        let start = top(of: content)

        try device.drag(from: CGPoint(x: 300, y: start + 100), to: CGPoint(x: 120, y: start + 110), in: 0.3)
        try device.settle()
        let afterSideways = top(of: content)
        try device.drag(along: [
            .init(x: 195, y: start + 100), .init(x: 195, y: start + 220, after: 0.4),
        ])
        let afterVertical = top(of: content)

        #expect(list.contentOffset.x > 50)
        #expect(abs(afterSideways - start) < 0.5)
        #expect(afterVertical > start + 20 || page.presentedViewController == nil)
    }

    @Test(arguments: Sheet.allCases) func aTextViewScrollsInItsMiddle(sheet: Sheet) throws {
        let content = UIViewController()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 380))
        text.text = (0..<80).map { "Line \($0)" }.joined(separator: "\n")
        text.isEditable = false
        content.view.addSubview(text)
        _ = sheet.present(content, from: page)
        try device.settle()
        text.contentOffset.y = 300
        device.advance(by: 0.1)
        let start = top(of: content)

        try device.drag(from: CGPoint(x: 195, y: start + 80), to: CGPoint(x: 195, y: start + 200), in: 0.5)
        let during = top(of: content)

        #expect(text.contentOffset.y < 250)
        #expect(abs(during - start) < 0.5)
    }
}

private final class RefreshingPage: UIViewController {
    let scroll = UIScrollView()
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.refreshControl = UIRefreshControl()
        scroll.refreshControl?.addAction(UIAction { [weak self] _ in self?.refreshes += 1 }, for: .valueChanged)
        view.addSubview(scroll)
    }
}

private final class WheelPage: UIViewController, UIPickerViewDataSource {
    let picker = UIPickerView(frame: CGRect(x: 35, y: 40, width: 320, height: 216))
    private let row: Int

    init(row: Int) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        view.addSubview(picker)
        picker.selectRow(row, inComponent: 0, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
}
