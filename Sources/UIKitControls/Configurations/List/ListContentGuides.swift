import CoreGraphics
import UIKitCore

/// The layout guides of a list's content, which are created when the app asks for them.
@MainActor final class ListContentGuides {
    enum Part: Hashable {
        case image, text, secondaryText
    }

    /// A guide and the constraints that keep it at a frame.
    private struct Placed {
        let guide: UILayoutGuide
        let left: NSLayoutConstraint
        let top: NSLayoutConstraint
        let width: NSLayoutConstraint
        let height: NSLayoutConstraint

        @MainActor func move(to frame: CGRect) {
            left.constant = frame.minX
            top.constant = frame.minY
            width.constant = frame.width
            height.constant = frame.height
        }
    }

    private var placed: [Part: Placed] = [:]

    /// The guide of a part in `view`.
    func guide(for part: Part, in view: UIView) -> UILayoutGuide {
        if let found = placed[part] { return found.guide }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let new = Placed(
            guide: guide, left: guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            top: guide.topAnchor.constraint(equalTo: view.topAnchor),
            width: guide.widthAnchor.constraint(equalToConstant: 0),
            height: guide.heightAnchor.constraint(equalToConstant: 0))
        NSLayoutConstraint.activate([new.left, new.top, new.width, new.height])
        placed[part] = new
        return guide
    }

    /// Moves the guides that exist.
    func update(_ frames: ListContentLayout.Frames) {
        placed[.image]?.move(to: frames.image)
        placed[.text]?.move(to: frames.text)
        placed[.secondaryText]?.move(to: frames.secondaryText)
    }
}
