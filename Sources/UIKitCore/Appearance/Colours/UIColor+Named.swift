/// The colours that do not change with traits.
extension UIColor {
    public class var black: UIColor { FixedColours.black }
    public class var darkGray: UIColor { FixedColours.darkGray }
    public class var lightGray: UIColor { FixedColours.lightGray }
    public class var white: UIColor { FixedColours.white }
    public class var gray: UIColor { FixedColours.gray }
    public class var red: UIColor { FixedColours.red }
    public class var green: UIColor { FixedColours.green }
    public class var blue: UIColor { FixedColours.blue }
    public class var cyan: UIColor { FixedColours.cyan }
    public class var yellow: UIColor { FixedColours.yellow }
    public class var magenta: UIColor { FixedColours.magenta }
    public class var orange: UIColor { FixedColours.orange }
    public class var purple: UIColor { FixedColours.purple }
    public class var brown: UIColor { FixedColours.brown }
    public class var clear: UIColor { FixedColours.clear }
    /// White at 60 percent, for text on dark.
    public class var lightText: UIColor { FixedColours.lightText }
    /// Black, for text on light.
    public class var darkText: UIColor { FixedColours.black }
}

/// One object for each, made on first use.
private enum FixedColours {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
}
