import UIKit

/// The settings that controls write and the page reads.
@MainActor final class LabModel {
    /// Called after every change.
    var onChange: () -> Void = {}

    var settings = LabSettings() { didSet { if settings != oldValue { onChange() } } }
}
