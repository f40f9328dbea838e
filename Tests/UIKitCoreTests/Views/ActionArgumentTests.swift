import Testing
import UIKitCore

/// Every arrangement of the arguments of an action, with and without a subtitle.
@MainActor @Suite struct ActionArgumentTests {
    @Test func everyArrangementOfArgumentsHasOneInitializer() {
        let identifier = UIAction.Identifier("a")
        let image = UIImage()
        let actions: [UIAction] = [
            UIAction { _ in },
            UIAction(title: "A") { _ in },
            UIAction(title: "A", image: image) { _ in },
            UIAction(title: "A", image: nil, identifier: identifier) { _ in },
            UIAction(title: "A", identifier: identifier, discoverabilityTitle: "D") { _ in },
            UIAction(title: "A", attributes: .destructive) { _ in },
            UIAction(title: "A", attributes: [], state: .on, handler: { _ in }),
            UIAction(title: "A", image: image, attributes: .disabled, state: .mixed) { _ in },
            UIAction(
                title: "A", image: image, identifier: identifier, discoverabilityTitle: "D", attributes: .hidden,
                state: .on, handler: { _ in }),
            UIAction(title: "A", subtitle: "S") { _ in },
            UIAction(title: "A", subtitle: nil, image: image, handler: { _ in }),
            UIAction(identifier: identifier, handler: { _ in }),
            UIAction(handler: { _ in }),
        ]

        let described = actions.map { "\($0.title)\($0.subtitle ?? "")\($0.discoverabilityTitle ?? "")" }

        #expect(described == ["", "A", "A", "A", "AD", "A", "A", "A", "AD", "AS", "A", "", ""])
        #expect(actions[8].image === image && actions[8].identifier == identifier && actions[8].state == .on)
        #expect(actions[8].attributes == .hidden && actions[8].subtitle == nil)
    }

    @Test func theInitializerWithoutSubtitleCanBeReferredTo() {
        let make = UIAction.init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)
        var performed = 0

        let action = make("A", nil, nil, nil, [], .off) { _ in performed += 1 }
        action.performWithSender(nil, target: nil)

        #expect(action.title == "A" && action.subtitle == nil && performed == 1)
    }
}
