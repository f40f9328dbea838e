import UIKit

public class LabeledPage: NSObject {
    let label: String

    init(label: String) { self.label = label }
}
