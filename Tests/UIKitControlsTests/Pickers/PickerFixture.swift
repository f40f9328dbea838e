import CoreGraphics
import UIKitControls
import UIKitCore
import VelariumTesting

/// A picker at (35, 200) of an iPhone 14, and the calls that its delegate received.
@MainActor final class PickerFixture: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let device: TestDevice
    let picker = UIPickerView()
    var rows: [Int]
    var calls: [String] = []
    var onSelect: (Int, Int) -> Void = { _, _ in }
    private let page = UIViewController()

    init(rows: [Int] = [20, 5], on device: TestDevice = TestDevice()) {
        self.rows = rows
        self.device = device
        super.init()
        picker.dataSource = self
        picker.delegate = self
        picker.frame.origin = CGPoint(x: 35, y: 200)
        page.view.backgroundColor = .systemBackground
        page.view.addSubview(picker)
        device.show(page)
    }

    /// The middle of a component, in points of the window.
    func middle(of component: Int) -> CGPoint { CGPoint(x: component == 0 ? 115 : 275, y: 308) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component == 0 ? "Row" : "Other") \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        calls.append("\(component): \(row)")
        onSelect(row, component)
    }
}
