import RasterCore
import UIKit

/// A supplementary view at an edge of an item or a group: a capsule, whose colour is part of its
/// element kind, such as `badge 0 #FF3B30`.
final class SceneBadgeView: UICollectionReusableView {
  /// The colour of a badge for which the scene specifies none: that of an app icon's badge.
  nonisolated static let standardColor = Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)

  /// Returns the element kind of a badge in a colour: `badge 0 #FF3B30`.
  nonisolated static func kind(_ name: String, of color: Color) -> String {
    "\(name) \(color.hex)"
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let text = layoutAttributes.representedElementKind?.split(separator: " ").last
    backgroundColor = text.flatMap { Color(hex: String($0)) }.map { UIColor($0) }
    layer.cornerRadius = min(layoutAttributes.size.width, layoutAttributes.size.height) / 2
  }
}
