import UIKit

public extension LabeledPage {
    override var description: String { bracketed(label) }
}

private func bracketed(_ text: String) -> String { "<\(text)>" }
