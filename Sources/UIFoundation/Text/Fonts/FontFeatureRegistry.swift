// Apple's registry of font features: the numbers of `UIFontDescriptor.FeatureKey`. A type has selectors, of which a setting
// names one.

/// The type of features for ligatures.
public let kLigaturesType = 1
/// Ligatures such as fi; fonts here are drawn without them otherwise.
public let kCommonLigaturesOnSelector = 2
/// No ligatures such as fi.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures such as ct.
public let kRareLigaturesOnSelector = 4
/// No rare ligatures.
public let kRareLigaturesOffSelector = 5

/// The type of features for the width of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of different widths.
public let kProportionalNumbersSelector = 1
/// Digits a third of an em wide; not available here.
public let kThirdWidthNumbersSelector = 2
/// Digits a quarter of an em wide; not available here.
public let kQuarterWidthNumbersSelector = 3

/// The type of features for the position of letters and digits.
public let kVerticalPositionType = 10
/// On the baseline.
public let kNormalPositionSelector = 0
/// Above, small.
public let kSuperiorsSelector = 1
/// Below, small.
public let kInferiorsSelector = 2
/// Above, after a number, such as th.
public let kOrdinalsSelector = 3
/// Below, small, as in formulas of chemistry.
public let kScientificInferiorsSelector = 4

/// The type of features for fractions.
public let kFractionsType = 11
/// As they are typed.
public let kNoFractionsSelector = 0
/// One number above the other.
public let kVerticalFractionsSelector = 1
/// Small numbers beside a slash.
public let kDiagonalFractionsSelector = 2

/// The type of features for extras of typography.
public let kTypographicExtrasType = 14
/// A slash in the digit 0.
public let kSlashedZeroOnSelector = 4
/// No slash in the digit 0.
public let kSlashedZeroOffSelector = 5

/// The type of features for the height of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1

/// The type of features for punctuation beside capitals.
public let kCaseSensitiveLayoutType = 33
/// At the height of capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// At the height of small letters.
public let kCaseSensitiveLayoutOffSelector = 1

/// The type of features for stylistic sets.
public let kStylisticAlternativesType = 35
/// No stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// Not stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// Not stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// Not stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// Not stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// Not stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// Not stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// Stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// Not stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// Not stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// Stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// Not stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// Stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// Not stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// Stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// Not stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// Not stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// Not stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// Not stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// Not stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// Not stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// Not stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// Not stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// Not stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// Not stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

/// The type of features for forms that depend on the letters beside.
public let kContextualAlternatesType = 36
/// Such forms; fonts here are drawn without them otherwise.
public let kContextualAlternatesOnSelector = 0
/// No such forms.
public let kContextualAlternatesOffSelector = 1
/// Letters with flourishes.
public let kSwashAlternatesOnSelector = 2
/// Letters without flourishes.
public let kSwashAlternatesOffSelector = 3
/// Letters with flourishes where there is room.
public let kContextualSwashAlternatesOnSelector = 4
/// No such flourishes.
public let kContextualSwashAlternatesOffSelector = 5

/// The type of features for small letters.
public let kLowerCaseType = 37
/// As they are.
public let kDefaultLowerCaseSelector = 0
/// As small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// As smaller capitals; not available here.
public let kLowerCasePetiteCapsSelector = 2

/// The type of features for capitals.
public let kUpperCaseType = 38
/// As they are.
public let kDefaultUpperCaseSelector = 0
/// As small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// As smaller capitals; not available here.
public let kUpperCasePetiteCapsSelector = 2
