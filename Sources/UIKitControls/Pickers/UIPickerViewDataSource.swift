import UIKitCore

/// Provides the numbers of components and rows of a picker. Both methods are required.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of wheels. A negative number is a misuse and counts as 0.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel. A negative number is a misuse and counts as 0.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
