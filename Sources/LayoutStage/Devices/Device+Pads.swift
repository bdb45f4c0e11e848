import Foundation
import UIKit

extension Device {
  /// The screens of all known iPads, for an app in full screen.
  static let pads: [Device] = [
    pad(
      "iPad mini / 9.7",
      also: [
        "iPad 9.7", "iPad Air", "iPad Air 2", "iPad Pro 9.7", "iPad mini", "iPad mini 2",
        "iPad mini 3", "iPad mini 4", "iPad mini 5",
      ],
      width: 768, height: 1024),
    pad(
      "iPad 10.2", also: ["iPad 7", "iPad 8", "iPad 9", "iPad (9th generation)"], width: 810,
      height: 1080),
    pad("iPad Pro 10.5", also: ["iPad Air 3"], width: 834, height: 1112),
    edgeToEdgePad(
      "iPad Pro 11", also: ["iPad Pro 11-inch", "iPad Pro (11-inch) (4th generation)"],
      width: 834, height: 1194),
    edgeToEdgePad(
      "iPad Air 10.9",
      also: ["iPad Air 4", "iPad Air 5", "iPad Air (5th generation)", "iPad Air 11"]
        + chips("iPad Air 11", "M2", "M3", "M4"),
      width: 820, height: 1180),
    pad("iPad Pro 12.9 (1-2 gen)", width: 1024, height: 1366),
    edgeToEdgePad(
      "iPad Pro 12.9 (3+ gen)",
      also: ["iPad Pro 12.9", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13"]
        + chips("iPad Air 13", "M2", "M3", "M4"),
      width: 1024, height: 1366),
    // The corner radii of the following four iPads were read from simulators (fact E24).
    edgeToEdgePad(
      "iPad mini 6", also: ["iPad mini 7", "iPad mini (6th generation)", "iPad mini (A17 Pro)"],
      width: 744, height: 1133, corner: 21.5),
    edgeToEdgePad(
      "iPad 10",
      also: ["iPad 11", "iPad 10.9", "iPad (10th generation)", "iPad (A16)"],
      width: 820, height: 1180, corner: 25),
    edgeToEdgePad(
      "iPad Pro 11 M4",
      also: ["iPad Pro 11-inch (M4)", "iPad Pro 11 (M5)", "iPad Pro 11-inch (M5)"],
      width: 834, height: 1210, corner: 30),
    edgeToEdgePad(
      "iPad Pro 13", also: chips("iPad Pro 13", "M4", "M5"), width: 1032, height: 1376, corner: 30),
  ]

  /// Returns the names of an iPad with each of several chips, in two usual forms: `iPad Pro 11
  /// (M4)` and `iPad Pro 11-inch (M4)`.
  private static func chips(_ name: String, _ chips: String...) -> [String] {
    chips.flatMap { ["\(name) (\($0))", "\(name)-inch (\($0))"] }
  }

  private static func edgeToEdgePad(
    _ name: String, also models: [String] = [], width: CGFloat, height: CGFloat,
    corner: CGFloat = 18
  ) -> Device {
    pad(name, also: models, width: width, height: height, top: 24, bottom: 20, corner: corner)
  }

  /// Makes an iPad, whose bars have the same heights in both orientations.
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
