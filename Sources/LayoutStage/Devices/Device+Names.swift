extension ConfiguredDevice where Self == Device {
  /// An iPhone 5, 5s or first-generation SE: 320 × 568 points at 2×.
  public static var iPhoneSE: Device { .known("iPhone SE") }
  /// An iPhone 6, 7, 8 or later-generation SE: 375 × 667 points at 2×.
  public static var iPhone7: Device { .known("iPhone 7") }
  /// An iPhone 6, 7 or 8 Plus: 414 × 736 points at 3×.
  public static var iPhone7Plus: Device { .known("iPhone 7 Plus") }
  /// An iPhone 8, which is as large as an iPhone 7.
  public static var iPhone8: Device { iPhone7 }
  /// An iPhone 8 Plus, which is as large as an iPhone 7 Plus.
  public static var iPhone8Plus: Device { iPhone7Plus }
  /// An iPhone X, XS or 11 Pro: 375 × 812 points at 3×.
  public static var iPhoneX: Device { .known("iPhone X") }
  /// An iPhone XS Max or 11 Pro Max: 414 × 896 points at 3×.
  public static var iPhoneXSMax: Device { .known("iPhone XS Max") }
  /// An iPhone XR or 11: 414 × 896 points at 2×.
  public static var iPhoneXR: Device { .known("iPhone XR") }
  /// An iPhone 12 or 13 mini: 375 × 812 points at 3×.
  public static var iPhone12Mini: Device { .known("iPhone 12 mini") }
  /// An iPhone 12, 13 or 14: 390 × 844 points at 3×.
  public static var iPhone12: Device { .known("iPhone 12") }
  /// An iPhone 13, which is as large as an iPhone 12.
  public static var iPhone13: Device { iPhone12 }
  /// An iPhone 12 or 13 Pro Max: 428 × 926 points at 3×.
  public static var iPhone12ProMax: Device { .known("iPhone 12 Pro Max") }
  /// An iPhone 14 Pro, 15 or 16: 393 × 852 points at 3×.
  public static var iPhone14Pro: Device { .known("iPhone 14 Pro") }
  /// An iPhone 15, which is as large as an iPhone 14 Pro.
  public static var iPhone15: Device { iPhone14Pro }
  /// An iPhone 14 or 15 Pro Max: 430 × 932 points at 3×.
  public static var iPhone14ProMax: Device { .known("iPhone 14 Pro Max") }
  /// An iPhone 16, which is as large as an iPhone 14 Pro.
  public static var iPhone16: Device { iPhone14Pro }
  /// An iPhone 16 Pro: 402 × 874 points at 3×.
  public static var iPhone16Pro: Device { .known("iPhone 16 Pro") }
  /// An iPhone 16 Pro Max: 440 × 956 points at 3×.
  public static var iPhone16ProMax: Device { .known("iPhone 16 Pro Max") }
  /// An iPhone 17, which is as large as an iPhone 17 Pro.
  public static var iPhone17: Device { iPhone17Pro }
  /// An iPhone 17 or 17 Pro: 402 × 874 points at 3×.
  public static var iPhone17Pro: Device { .known("iPhone 17 Pro") }
  /// An iPhone 17 Pro Max: 440 × 956 points at 3×.
  public static var iPhone17ProMax: Device { .known("iPhone 17 Pro Max") }
  /// An iPhone Air: 420 × 912 points at 3×.
  public static var iPhoneAir: Device { .known("iPhone Air") }
  /// An iPad mini up to the fifth generation, or any 9.7-inch iPad: 768 × 1024 points at 2×.
  public static var iPadMini: Device { .known("iPad mini") }
  /// A 10.2-inch iPad: 810 × 1080 points at 2×.
  public static var iPad10_2: Device { .known("iPad 10.2") }
  /// A 10.9-inch iPad Air: 820 × 1180 points at 2×.
  public static var iPadAir10_9: Device { .known("iPad Air 10.9") }
  /// A 9.7-inch iPad Pro: 768 × 1024 points at 2×.
  public static var iPadPro9_7: Device { .known("iPad Pro 9.7") }
  /// A 10.5-inch iPad Pro: 834 × 1112 points at 2×.
  public static var iPadPro10_5: Device { .known("iPad Pro 10.5") }
  /// An 11-inch iPad Pro: 834 × 1194 points at 2×.
  public static var iPadPro11: Device { .known("iPad Pro 11") }
  /// A 12.9-inch iPad Pro without a home button: 1024 × 1366 points at 2×.
  public static var iPadPro12_9: Device { .known("iPad Pro 12.9") }
  /// A sixth-generation iPad mini or an iPad mini with an A17 Pro: 744 × 1133 points at 2×.
  public static var iPadMini6: Device { .known("iPad mini 6") }
  /// An 11-inch iPad Pro (M4 or M5): 834 × 1210 points at 2×.
  public static var iPadPro11M4: Device { .known("iPad Pro 11 M4") }
  /// A 13-inch iPad Pro: 1032 × 1376 points at 2×.
  public static var iPadPro13: Device { .known("iPad Pro 13") }
}

extension Device {
  /// Returns the device with a name; the program ends if the list does not contain the name.
  ///
  /// A test checks every name in this file.
  fileprivate static func known(_ name: String) -> Device {
    guard let device = byName[name] else { preconditionFailure("there is no device \(name)") }
    return device
  }

  /// The devices, keyed by name and by model.
  ///
  /// If the name of one device is also a model of another, the key refers to the device of that
  /// name.
  private static let byName = Dictionary(
    all.map { ($0.name, $0) } + all.flatMap { device in device.models.map { ($0, device) } },
    uniquingKeysWith: { first, _ in first })
}
