import UIKit

/// A cell that is nothing but a colour.
final class SwatchCell: UICollectionViewCell, SceneCellView {
  func show(_ item: SceneItem) {
    backgroundColor = item.color.map { UIColor($0) } ?? .systemGray4
  }
}
