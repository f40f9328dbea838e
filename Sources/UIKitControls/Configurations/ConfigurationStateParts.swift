import UIKitCore

/// What configurations need of a state, of whichever type it is.
struct ConfigurationStateParts {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var list = UIListEnvironment.unspecified

    init(_ state: any UIConfigurationState) {
        list = state.traitCollection.listEnvironment
        if let cell = state as? UICellConfigurationState {
            isDisabled = cell.isDisabled
            isHighlighted = cell.isHighlighted
            isSelected = cell.isSelected
        } else if let view = state as? UIViewConfigurationState {
            isDisabled = view.isDisabled
            isHighlighted = view.isHighlighted
            isSelected = view.isSelected
        }
    }

    init() {}
}
