import Foundation
import UIKit

extension HillView {
  /// The pages of the carousels: one valley at four times of day.
  ///
  /// The pages are drawn only once. The colours of the pages differ so much that the boundary
  /// between two pages is visible at any size.
  @MainActor static let pages: [UIImage] = [dawn, noon, dusk, night].enumerated().map {
    $1.image(numbered: $0 + 1)
  }

  private static let dawn = HillView(
    name: "Dawn", sky: [0x3D4E81, 0xC06C84, 0xF8B595].map(UIColor.init(rgb:)),
    hills: [0x8E6C8A, 0x6C4F7D, 0x4A3A63, 0x2C2645].map(UIColor.init(rgb:)),
    light: (CGPoint(x: 0.62, y: 0.40), 54, UIColor(rgb: 0xFFE3B3)))

  private static let noon = HillView(
    name: "Noon", sky: [0x2F80C9, 0x7CC0EA, 0xDDF3FB].map(UIColor.init(rgb:)),
    hills: [0x8FC1A9, 0x5FA777, 0x3B8A55, 0x236B3C].map(UIColor.init(rgb:)),
    light: (CGPoint(x: 0.74, y: 0.33), 58, UIColor(rgb: 0xFFF6D6)))

  private static let dusk = HillView(
    name: "Dusk", sky: [0x5B2A6E, 0xE2574C, 0xF9C46B].map(UIColor.init(rgb:)),
    hills: [0xB5524F, 0x8C3B4A, 0x5E2A40, 0x351B30].map(UIColor.init(rgb:)),
    light: (CGPoint(x: 0.40, y: 0.46), 62, UIColor(rgb: 0xFFE08A)))

  private static let night = HillView(
    name: "Night", sky: [0x070B20, 0x16244F, 0x3A4E86].map(UIColor.init(rgb:)),
    hills: [0x2B3C6B, 0x1E2C54, 0x141F3E, 0x0B1228].map(UIColor.init(rgb:)),
    light: (CGPoint(x: 0.70, y: 0.33), 44, UIColor(rgb: 0xF2F4FF)), isStarry: true)
}

extension UIColor {
  /// Makes an sRGB colour from a number of the form `0xRRGGBB`.
  fileprivate convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }
}
