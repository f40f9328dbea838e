import UIKitControls
import UIKitCore
import UIKitStoryboards

/// A controller with outlets and actions, which records the order of its calls.
final class FormPage: UIViewController {
    var titleLabel: UILabel!
    var saveButton: UIButton!
    var fields: [UITextField]!
    var height: NSLayoutConstraint!
    var headline = ""
    var calls: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        calls.append("init, title \(title ?? "")")
        FormPage.register()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awakeFromNib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad, label \(titleLabel?.text ?? ""), headline \(headline)")
    }

    func save(_ sender: UIButton) { calls.append("save \(sender.title(for: .normal) ?? "")") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("prepare \(segue.identifier ?? "-") to \(type(of: segue.destination))")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        calls.append("should \(identifier)")
        return true
    }

    func comeBack(_ segue: UIStoryboardSegue) { calls.append("comeBack from \(type(of: segue.source))") }

    /// What `velarium-port` writes for an app's class.
    static func register() {
        UIStoryboard.registerOutlet("titleLabel", \FormPage.titleLabel)
        UIStoryboard.registerOutlet("saveButton", \FormPage.saveButton)
        UIStoryboard.registerOutlet("fields", \FormPage.fields)
        UIStoryboard.registerOutlet("height", \FormPage.height)
        UIStoryboard.registerOutlet("headline", \FormPage.headline)
        _ = Selector("save:", FormPage.save)
        _ = Selector("comeBack:", FormPage.comeBack)
    }

    /// The content of its scene.
    static let scene = """
        <view key="view" contentMode="scaleToFill" id="root">
        \(StoryboardFixture.frame(0, 0, 390, 844))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" text="Name" textAlignment="center" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        </label>
        <textField opaque="NO" borderStyle="roundedRect" placeholder="First" \
        translatesAutoresizingMaskIntoConstraints="NO" \
        id="field1"><textInputTraits key="textInputTraits" keyboardType="emailAddress" \
        returnKeyType="next"/></textField>
        <textField opaque="NO" borderStyle="roundedRect" placeholder="Second" \
        translatesAutoresizingMaskIntoConstraints="NO" \
        id="field2"/>
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
        <state key="normal" title="Save"/>
        <connections><action selector="save:" destination="page" eventType="touchUpInside" id="act"/></connections>
        </button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        <constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" \
        id="c1"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
        constant="20" id="c2"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" \
        constant="20" id="c3"/>
        <constraint firstItem="field1" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" \
        symbolic="YES" id="c4"/>
        <constraint firstItem="field1" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c5"/>
        <constraint firstItem="field1" firstAttribute="width" secondItem="root" secondAttribute="width" \
        multiplier="1:2" id="c6"/>
        <constraint firstItem="button" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c7"/>
        <constraint firstItem="button" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c8"/>
        </constraints>
        </view>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="headline" value="Hello"/>
        </userDefinedRuntimeAttributes>
        <connections>
        <outlet property="titleLabel" destination="label" id="o1"/>
        <outlet property="saveButton" destination="button" id="o2"/>
        <outlet property="height" destination="c6" id="o3"/>
        <outletCollection property="fields" destination="field1" collectionClass="NSMutableArray" id="o4"/>
        <outletCollection property="fields" destination="field2" collectionClass="NSMutableArray" id="o5"/>
        </connections>
        """
}
