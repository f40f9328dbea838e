/// The colors that do not change with traits.
extension UIColor {
    /// Black, opaque.
    public class var black: UIColor { FixedColors.black }
    /// One third white.
    public class var darkGray: UIColor { FixedColors.darkGray }
    /// Two thirds white.
    public class var lightGray: UIColor { FixedColors.lightGray }
    /// White, opaque.
    public class var white: UIColor { FixedColors.white }
    /// Half white.
    public class var gray: UIColor { FixedColors.gray }
    /// Red 1, green 0, blue 0.
    public class var red: UIColor { FixedColors.red }
    /// Red 0, green 1, blue 0.
    public class var green: UIColor { FixedColors.green }
    /// Red 0, green 0, blue 1.
    public class var blue: UIColor { FixedColors.blue }
    /// Red 0, green 1, blue 1.
    public class var cyan: UIColor { FixedColors.cyan }
    /// Red 1, green 1, blue 0.
    public class var yellow: UIColor { FixedColors.yellow }
    /// Red 1, green 0, blue 1.
    public class var magenta: UIColor { FixedColors.magenta }
    /// Red 1, green 0.5, blue 0.
    public class var orange: UIColor { FixedColors.orange }
    /// Red 0.5, green 0, blue 0.5.
    public class var purple: UIColor { FixedColors.purple }
    /// Red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { FixedColors.brown }
    /// Black with alpha 0.
    public class var clear: UIColor { FixedColors.clear }
    /// White at 60 percent, for text on dark backgrounds.
    public class var lightText: UIColor { FixedColors.lightText }
    /// Black, for text on light backgrounds.
    public class var darkText: UIColor { FixedColors.black }
}

/// One object for each, made on first use.
private enum FixedColors {
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
