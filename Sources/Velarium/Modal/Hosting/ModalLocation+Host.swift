import UIKit

extension ModalLocation {
    /// A host for one presentation there.
    func makeHost() -> any ModalHost {
        switch self {
        case .window(let scene): ModalWindowHost(in: scene)
        case .view(let view): ModalSubviewHost(in: view)
        case .presentation(let presenter): ModalPresentedHost(by: presenter)
        }
    }
}
