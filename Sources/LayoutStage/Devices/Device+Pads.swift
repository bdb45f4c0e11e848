import Foundation
import UIKit

extension Device {
  /// Every full-screen iPad, smallest first.
  static let pads: [Device] = [
    pad(
      "iPad mini / 9.7",
      also: [
        "iPad 9.7", "iPad Air", "iPad Air 2", "iPad Pro 9.7", "iPad mini", "iPad mini 2",
        "iPad mini 3", "iPad mini 4", "iPad mini 5",
      ],
      width: 768, height: 1024),
    pad("iPad 10.2", also: ["iPad 7", "iPad 8", "iPad 9"], width: 810, height: 1080),
    pad("iPad Pro 10.5", also: ["iPad Air 3"], width: 834, height: 1112),
    edgeToEdgePad("iPad Pro 11", width: 834, height: 1194),
    edgeToEdgePad(
      "iPad Air 10.9", also: ["iPad Air 4", "iPad Air 5", "iPad 10"], width: 820, height: 1180),
    pad("iPad Pro 12.9 (1-2 gen)", width: 1024, height: 1366),
    edgeToEdgePad("iPad Pro 12.9 (3+ gen)", also: ["iPad Pro 12.9"], width: 1024, height: 1366),
  ]

  private static func edgeToEdgePad(
    _ name: String, also models: [String] = [], width: CGFloat, height: CGFloat
  ) -> Device {
    pad(name, also: models, width: width, height: height, top: 24, bottom: 20, corner: 18)
  }

  /// Makes a pad, whose bars are the same whichever way it is held.
  private static func pad(
    _ name: String, also models: [String] = [], width: CGFloat, height: CGFloat,
    top: CGFloat = 20, bottom: CGFloat = 0, corner: CGFloat = 0
  ) -> Device {
    Device(
      name: name, models: models, idiom: .pad, size: CGSize(width: width, height: height),
      scale: 2, cornerRadius: corner,
      safeAreaInsets: PerOrientation(
        both: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)),
      statusBarHeight: PerOrientation(both: top), navigationBarHeight: PerOrientation(both: 50),
      sizeClasses: .pad)
  }
}
