extension ConfiguredDevice where Self == Device {
  /// An iPhone 5, 5s or SE of the first generation: 320 × 568 at 2.
  public static var iPhoneSE: Device { .known("iPhone SE") }
  /// An iPhone 6, 7, 8 or SE of a later generation: 375 × 667 at 2.
  public static var iPhone7: Device { .known("iPhone 7") }
  /// An iPhone 6, 7 or 8 Plus: 414 × 736 at 3.
  public static var iPhone7Plus: Device { .known("iPhone 7 Plus") }
  /// An iPhone 8, which is as large as an iPhone 7.
  public static var iPhone8: Device { iPhone7 }
  /// An iPhone 8 Plus, which is as large as an iPhone 7 Plus.
  public static var iPhone8Plus: Device { iPhone7Plus }
  /// An iPhone X, XS or 11 Pro: 375 × 812 at 3.
  public static var iPhoneX: Device { .known("iPhone X") }
  /// An iPhone XS Max or 11 Pro Max: 414 × 896 at 3.
  public static var iPhoneXSMax: Device { .known("iPhone XS Max") }
  /// An iPhone XR or 11: 414 × 896 at 2.
  public static var iPhoneXR: Device { .known("iPhone XR") }
  /// An iPhone 12 or 13 mini: 375 × 812 at 3.
  public static var iPhone12Mini: Device { .known("iPhone 12 mini") }
  /// An iPhone 12, 13 or 14: 390 × 844 at 3.
  public static var iPhone12: Device { .known("iPhone 12") }
  /// An iPhone 13, which is as large as an iPhone 12.
  public static var iPhone13: Device { iPhone12 }
  /// An iPhone 12 or 13 Pro Max: 428 × 926 at 3.
  public static var iPhone12ProMax: Device { .known("iPhone 12 Pro Max") }
  /// An iPhone 14 Pro, 15 or 16: 393 × 852 at 3.
  public static var iPhone14Pro: Device { .known("iPhone 14 Pro") }
  /// An iPhone 15, which is as large as an iPhone 14 Pro.
  public static var iPhone15: Device { iPhone14Pro }
  /// An iPhone 14 or 15 Pro Max: 430 × 932 at 3.
  public static var iPhone14ProMax: Device { .known("iPhone 14 Pro Max") }
  /// An iPhone 16, which is as large as an iPhone 14 Pro.
  public static var iPhone16: Device { iPhone14Pro }
  /// An iPhone 16 Pro: 402 × 874 at 3.
  public static var iPhone16Pro: Device { .known("iPhone 16 Pro") }
  /// An iPhone 16 Pro Max: 440 × 956 at 3.
  public static var iPhone16ProMax: Device { .known("iPhone 16 Pro Max") }
  /// An iPhone 17, which is as large as an iPhone 17 Pro.
  public static var iPhone17: Device { iPhone17Pro }
  /// An iPhone 17 or 17 Pro: 402 × 874 at 3.
  public static var iPhone17Pro: Device { .known("iPhone 17 Pro") }
  /// An iPhone 17 Pro Max: 440 × 956 at 3.
  public static var iPhone17ProMax: Device { .known("iPhone 17 Pro Max") }
  /// An iPhone Air: 420 × 912 at 3.
  public static var iPhoneAir: Device { .known("iPhone Air") }
  /// An iPad mini up to the fifth, or any iPad of 9.7 inches: 768 × 1024 at 2.
  public static var iPadMini: Device { .known("iPad mini") }
  /// An iPad of 10.2 inches: 810 × 1080 at 2.
  public static var iPad10_2: Device { .known("iPad 10.2") }
  /// An iPad Air of 10.9 inches: 820 × 1180 at 2.
  public static var iPadAir10_9: Device { .known("iPad Air 10.9") }
  /// An iPad Pro of 9.7 inches: 768 × 1024 at 2.
  public static var iPadPro9_7: Device { .known("iPad Pro 9.7") }
  /// An iPad Pro of 10.5 inches: 834 × 1112 at 2.
  public static var iPadPro10_5: Device { .known("iPad Pro 10.5") }
  /// An iPad Pro of 11 inches: 834 × 1194 at 2.
  public static var iPadPro11: Device { .known("iPad Pro 11") }
  /// An iPad Pro of 12.9 inches without a home button: 1024 × 1366 at 2.
  public static var iPadPro12_9: Device { .known("iPad Pro 12.9") }
  /// An iPad mini of the sixth generation or with an A17 Pro: 744 × 1133 at 2.
  public static var iPadMini6: Device { .known("iPad mini 6") }
  /// An iPad Pro of 11 inches with an M4 or M5: 834 × 1210 at 2.
  public static var iPadPro11M4: Device { .known("iPad Pro 11 M4") }
  /// An iPad Pro of 13 inches: 1032 × 1376 at 2.
  public static var iPadPro13: Device { .known("iPad Pro 13") }
}

extension Device {
  /// Returns the device of a name that is in the list, as the tests of this file's names make sure.
  fileprivate static func known(_ name: String) -> Device {
    guard let device = byName[name] else { preconditionFailure("there is no device \(name)") }
    return device
  }

  /// The devices by their names and, after those, by the names of their models.
  private static let byName = Dictionary(
    all.map { ($0.name, $0) } + all.flatMap { device in device.models.map { ($0, device) } },
    uniquingKeysWith: { first, _ in first })
}
