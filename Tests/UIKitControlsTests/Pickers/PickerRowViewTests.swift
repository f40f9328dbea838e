import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct PickerRowViewTests {
    /// Shows views of its own, and counts how many it has made.
    @MainActor private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var made = 0
        var reused = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }

        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let label: UILabel
            if let old = view as? UILabel {
                label = old
                reused += 1
            } else {
                label = UILabel()
                made += 1
            }
            label.text = "View \(row)"
            return label
        }
    }

    private func show(_ rows: Rows) -> (TestDevice, UIPickerView) {
        let device = TestDevice()
        let picker = UIPickerView(frame: CGRect(x: 35, y: 200, width: 320, height: 216))
        picker.dataSource = rows
        picker.delegate = rows
        let page = UIViewController()
        page.view.addSubview(picker)
        device.show(page)
        return (device, picker)
    }

    @Test func rowViewsThatLeaveTheWheelAreReused() throws {
        let rows = Rows()
        let (device, picker) = show(rows)

        for row in stride(from: 50, through: 950, by: 50) { picker.selectRow(row, inComponent: 0, animated: false) }
        device.advance(by: 0)

        #expect(rows.made < 16 && rows.reused > 100)
        #expect((picker.view(forRow: 950, forComponent: 0) as? UILabel)?.text == "View 950")
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func theDelegateChoosesTheSizeOfRows() {
        let rows = Rows()
        let (_, picker) = show(rows)

        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 120, height: 44) && rows.made > 0)
        #expect(picker.view(forRow: 0, forComponent: 0)?.bounds.size == CGSize(width: 120, height: 44))
    }

    @Test func aViewOfARowThatIsNotASelectedOneIsFadedAndFlattened() throws {
        let rows = Rows()
        let (_, picker) = show(rows)
        let selected = try #require(picker.view(forRow: 0, forComponent: 0))
        let next = try #require(picker.view(forRow: 1, forComponent: 0))

        #expect(rows.made > 3 && selected.alpha == 1 && selected.transform == .identity)
        #expect(abs(next.alpha - 0.447) < 0.001 && next.transform.a == 1 && next.transform.d < 1)
    }
}
