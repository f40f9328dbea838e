import QuartzCore
import UIKitCore

/// The text of text fields, by name. See `_KeyValueProperties`.
@section(".init_array") @used private let properties: @convention(c) () -> Void = {
    _SelectorMethods.add {
        _KeyValueProperties.add(
            "text", of: UITextField.self, { $0.text }, { _KeyValueProperties.set(&$0.text, to: $1) })
    }
}
