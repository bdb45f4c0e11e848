import Foundation
import RasterCore
import UIKit

/// The colours of a marker, for both appearances.
enum MarkerColors {
  /// The background colour behind the markers.
  static let bench = pair(0xEBE7DB, 0x161814)
  static let plastic = pair(0xFFFDF7, 0x2A2C28)
  static let edge = pair(0xD9D3C3, 0x44473F)
  static let ink = pair(0x23291F, 0xF0F2E8)
  static let faintInk = pair(0x5B6154, 0xB4B9AA)

  /// Returns the colour adapted for text: in the dark appearance it is mixed with an equal part of
  /// white.
  static func readable(_ color: UIColor) -> UIColor {
    UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return color }
      let parts = color.value(in: traits)
      return UIColor(
        red: (parts.red + 1) / 2, green: (parts.green + 1) / 2, blue: (parts.blue + 1) / 2,
        alpha: parts.alpha)
    }
  }

  private static func pair(_ light: Int, _ dark: Int) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? color(dark) : color(light) }
  }

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

/// The marker's background: the plastic stick, a tinted panel behind the picture, and an edge.
final class MarkerStickView: UIView {
  /// The item's colour, which tints the panel.
  var color = UIColor.systemGreen { didSet { setNeedsDisplay() } }
  /// The frame of the picture.
  var panel = CGRect.zero { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = MarkerStick(bounds: bounds.padded(0.5, 0.5)).path
    MarkerColors.plastic.setFill()
    path.fill()
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    path.addClip()
    color.withAlphaComponent(0.16).setFill()
    UIBezierPath(rect: panel).fill()
    context?.restoreGState()
    // The edge is drawn without the clip, which would cut off its outer half.
    MarkerColors.edge.setStroke()
    path.lineWidth = 1
    path.stroke()
  }
}
