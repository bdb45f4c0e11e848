import Foundation
import UIKit

extension Device {
  /// The screens of all iPhones since the iPhone 5, oldest first.
  static let phones: [Device] = [
    homeButtonPhone(
      "iPhone SE (1st gen)", also: ["iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE"],
      width: 320, height: 568, scale: 2),
    homeButtonPhone(
      "iPhone 7",
      also: [
        "iPhone 6", "iPhone 6s", "iPhone 8", "iPhone SE (2nd gen)", "iPhone SE (3rd gen)",
        "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
      ],
      width: 375, height: 667, scale: 2),
    homeButtonPhone(
      "iPhone 7 Plus", also: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 8 Plus"],
      width: 414, height: 736, scale: 3, isWideInLandscape: true),
    edgeToEdgePhone(
      "iPhone X", also: ["iPhone XS", "iPhone 11 Pro"],
      width: 375, height: 812, scale: 3, corner: 39, top: 44, statusBar: 44),
    edgeToEdgePhone(
      "iPhone XS Max", also: ["iPhone 11 Pro Max"],
      width: 414, height: 896, scale: 3, corner: 39, top: 44, statusBar: 44,
      isWideInLandscape: true),
    // The height of the status bar is that of iOS 12 and 13, which is 44 points; simulators of
    // later versions reportedly return 48.
    edgeToEdgePhone(
      "iPhone XR", also: ["iPhone 11"],
      width: 414, height: 896, scale: 2, corner: 41.5, top: 44, statusBar: 44,
      isWideInLandscape: true),
    edgeToEdgePhone(
      "iPhone 12 mini", also: ["iPhone 13 mini"],
      width: 375, height: 812, scale: 3, corner: 44, top: 50, statusBar: 50),
    edgeToEdgePhone(
      "iPhone 12",
      also: [
        "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ],
      width: 390, height: 844, scale: 3, corner: 47.33, top: 47, statusBar: 47),
    edgeToEdgePhone(
      "iPhone 12 Pro Max", also: ["iPhone 13 Pro Max", "iPhone 14 Plus"],
      width: 428, height: 926, scale: 3, corner: 53.33, top: 47, statusBar: 47,
      isWideInLandscape: true),
    edgeToEdgePhone(
      "iPhone 14 Pro", also: ["iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      width: 393, height: 852, scale: 3, corner: 55, top: 59, statusBar: 54),
    edgeToEdgePhone(
      "iPhone 14 Pro Max", also: ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      width: 430, height: 932, scale: 3, corner: 55, top: 59, statusBar: 54,
      isWideInLandscape: true),
    // The status bar heights below have not been confirmed on a device.
    edgeToEdgePhone(
      "iPhone 16 Pro", width: 402, height: 874, scale: 3, corner: 62, top: 62, statusBar: 54),
    edgeToEdgePhone(
      "iPhone 16 Pro Max", width: 440, height: 956, scale: 3, corner: 62, top: 62, statusBar: 54,
      isWideInLandscape: true),
    // The iPhone 17 family and the Air shipped with iOS 26, which also has top and bottom insets in
    // landscape (fact E23). Of the iPhone 18 Pro and Pro Max only the sizes are published; all
    // other values are those of the iPhone 17 Pro and Pro Max.
    edgeToEdgePhone(
      "iPhone 17 Pro", also: ["iPhone 17", "iPhone 18 Pro"],
      width: 402, height: 874, scale: 3, corner: 62, top: 62, statusBar: 54,
      landscape: (top: 20, bottom: 20)),
    edgeToEdgePhone(
      "iPhone 17 Pro Max", also: ["iPhone 18 Pro Max"],
      width: 440, height: 956, scale: 3, corner: 62, top: 62, statusBar: 54,
      isWideInLandscape: true, landscape: (top: 20, bottom: 20)),
    edgeToEdgePhone(
      "iPhone Air",
      width: 420, height: 912, scale: 3, corner: 62, top: 68, statusBar: 54,
      isWideInLandscape: true, landscape: (top: 20, bottom: 29)),
  ]

  /// Makes an iPhone with a home button: its only inset is the status bar, which is hidden in
  /// landscape.
  private static func homeButtonPhone(
    _ name: String, also models: [String], width: CGFloat, height: CGFloat, scale: CGFloat,
    isWideInLandscape: Bool = false
  ) -> Device {
    Device(
      name: name, models: models, idiom: .phone, size: CGSize(width: width, height: height),
      scale: scale, cornerRadius: 0,
      safeAreaInsets: PerOrientation(
        portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero),
      statusBarHeight: PerOrientation(portrait: 20, landscape: 0),
      navigationBarHeight: PerOrientation(portrait: 44, landscape: isWideInLandscape ? 44 : 32),
      sizeClasses: .phone(isWideInLandscape: isWideInLandscape))
  }

  /// Makes an iPhone with a home indicator, whose sensor housing insets both sides in landscape.
  private static func edgeToEdgePhone(
    _ name: String, also models: [String] = [], width: CGFloat, height: CGFloat, scale: CGFloat,
    corner: CGFloat, top: CGFloat, statusBar: CGFloat, isWideInLandscape: Bool = false,
    landscape: (top: CGFloat, bottom: CGFloat) = (0, 21)
  ) -> Device {
    Device(
      name: name, models: models, idiom: .phone, size: CGSize(width: width, height: height),
      scale: scale, cornerRadius: corner,
      safeAreaInsets: PerOrientation(
        portrait: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
        landscape: UIEdgeInsets(
          top: landscape.top, left: top, bottom: landscape.bottom, right: top)),
      statusBarHeight: PerOrientation(portrait: statusBar, landscape: 0),
      navigationBarHeight: PerOrientation(portrait: 44, landscape: isWideInLandscape ? 44 : 32),
      sizeClasses: .phone(isWideInLandscape: isWideInLandscape))
  }
}
