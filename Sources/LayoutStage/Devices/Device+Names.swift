extension Device {
  /// An iPhone 5, 5s or SE of the first generation: 320 × 568 at 2.
  public static let iPhoneSE = known("iPhone SE")
  /// An iPhone 6, 7, 8 or SE of a later generation: 375 × 667 at 2.
  public static let iPhone7 = known("iPhone 7")
  /// An iPhone 6, 7 or 8 Plus: 414 × 736 at 3.
  public static let iPhone7Plus = known("iPhone 7 Plus")
  /// An iPhone 8, which is as large as an iPhone 7.
  public static let iPhone8 = iPhone7
  /// An iPhone 8 Plus, which is as large as an iPhone 7 Plus.
  public static let iPhone8Plus = iPhone7Plus
  /// An iPhone X, XS or 11 Pro: 375 × 812 at 3.
  public static let iPhoneX = known("iPhone X")
  /// An iPhone XS Max or 11 Pro Max: 414 × 896 at 3.
  public static let iPhoneXSMax = known("iPhone XS Max")
  /// An iPhone XR or 11: 414 × 896 at 2.
  public static let iPhoneXR = known("iPhone XR")
  /// An iPhone 12 or 13 mini: 375 × 812 at 3.
  public static let iPhone12Mini = known("iPhone 12 mini")
  /// An iPhone 12, 13 or 14: 390 × 844 at 3.
  public static let iPhone12 = known("iPhone 12")
  /// An iPhone 13, which is as large as an iPhone 12.
  public static let iPhone13 = iPhone12
  /// An iPhone 12 or 13 Pro Max: 428 × 926 at 3.
  public static let iPhone12ProMax = known("iPhone 12 Pro Max")
  /// An iPhone 14 Pro, 15 or 16: 393 × 852 at 3.
  public static let iPhone14Pro = known("iPhone 14 Pro")
  /// An iPhone 15, which is as large as an iPhone 14 Pro.
  public static let iPhone15 = iPhone14Pro
  /// An iPhone 14 or 15 Pro Max: 430 × 932 at 3.
  public static let iPhone14ProMax = known("iPhone 14 Pro Max")
  /// An iPhone 16, which is as large as an iPhone 14 Pro.
  public static let iPhone16 = iPhone14Pro
  /// An iPhone 16 Pro: 402 × 874 at 3.
  public static let iPhone16Pro = known("iPhone 16 Pro")
  /// An iPhone 16 Pro Max: 440 × 956 at 3.
  public static let iPhone16ProMax = known("iPhone 16 Pro Max")
  /// An iPhone 17, which is as large as an iPhone 17 Pro.
  public static let iPhone17 = iPhone17Pro
  /// An iPhone 17 or 17 Pro: 402 × 874 at 3.
  public static let iPhone17Pro = known("iPhone 17 Pro")
  /// An iPhone 17 Pro Max: 440 × 956 at 3.
  public static let iPhone17ProMax = known("iPhone 17 Pro Max")
  /// An iPhone Air: 420 × 912 at 3.
  public static let iPhoneAir = known("iPhone Air")
  /// An iPad mini up to the fifth, or any iPad of 9.7 inches: 768 × 1024 at 2.
  public static let iPadMini = known("iPad mini")
  /// An iPad of 10.2 inches: 810 × 1080 at 2.
  public static let iPad10_2 = known("iPad 10.2")
  /// An iPad Air of 10.9 inches: 820 × 1180 at 2.
  public static let iPadAir10_9 = known("iPad Air 10.9")
  /// An iPad Pro of 9.7 inches: 768 × 1024 at 2.
  public static let iPadPro9_7 = known("iPad Pro 9.7")
  /// An iPad Pro of 10.5 inches: 834 × 1112 at 2.
  public static let iPadPro10_5 = known("iPad Pro 10.5")
  /// An iPad Pro of 11 inches: 834 × 1194 at 2.
  public static let iPadPro11 = known("iPad Pro 11")
  /// An iPad Pro of 12.9 inches without a home button: 1024 × 1366 at 2.
  public static let iPadPro12_9 = known("iPad Pro 12.9")
  /// An iPad mini of the sixth generation or with an A17 Pro: 744 × 1133 at 2.
  public static let iPadMini6 = known("iPad mini 6")
  /// An iPad Pro of 11 inches with an M4 or M5: 834 × 1210 at 2.
  public static let iPadPro11M4 = known("iPad Pro 11 M4")
  /// An iPad Pro of 13 inches: 1032 × 1376 at 2.
  public static let iPadPro13 = known("iPad Pro 13")

  /// The device of a name that is in the list, as the tests of this file's names make sure.
  private static func known(_ name: String) -> Device {
    guard let device = named(name) else { preconditionFailure("there is no device \(name)") }
    return device
  }
}
