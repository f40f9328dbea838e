/// The chrome of styles that add nothing to the container: full screen, current context and custom presentations.
@MainActor struct PlainChrome: PresentationChrome {
    unowned let controller: UIPresentationController

    init(of controller: UIPresentationController) {
        self.controller = controller
    }

    /// A presentation that fills the window is scaled down as a whole.
    var scalableContent: ScalableContent {
        switch controller.effectiveStyle {
        case .fullScreen, .overFullScreen: .view
        case .automatic, .none, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover:
            .nothing
        }
    }
}
