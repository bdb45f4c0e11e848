import RasterCore
import UIKit

/// A decoration view behind a section: a rounded rectangle, whose colour is part of its element
/// kind, such as `background #F2F2F7`.
final class SceneBackgroundView: UICollectionReusableView {
  private nonisolated static let name = "background "

  /// Returns the element kind of a background in a colour: `background #F2F2F7`.
  nonisolated static func kind(of color: Color) -> String { name + color.hex }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let text = layoutAttributes.representedElementKind?.dropFirst(Self.name.count)
    backgroundColor = text.flatMap { Color(hex: String($0)) }.map { UIColor($0) }
    layer.cornerRadius = 12
  }
}
