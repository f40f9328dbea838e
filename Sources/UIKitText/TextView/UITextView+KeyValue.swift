import QuartzCore
import UIKitCore

/// The text of text views, by name. See `_KeyValueProperties`.
@section(".init_array") @used private let properties: @convention(c) () -> Void = {
    _SelectorMethods.add {
        _KeyValueProperties.add(
            "text", of: UITextView.self, { $0.text }, { _KeyValueProperties.set(&$0.text, to: $1) })
    }
}
