import Foundation
import UIKit

/// A cell that shows an item of a scene.
@MainActor protocol SceneCellView: UICollectionViewCell {
  /// Shows an item instead of the previous one.
  func show(_ item: SceneItem)
}

extension SceneCell {
  /// The cell class for this kind of cell.
  var cellClass: any SceneCellView.Type {
    switch self {
    case .marker: MarkerCell.self
    case .swatch: SwatchCell.self
    case .photo: PhotoCell.self
    case .label: LabelCell.self
    case .constrained: ConstrainedCell.self
    }
  }

  /// The colour behind the cells.
  var background: UIColor {
    switch self {
    case .marker: MarkerColors.bench
    case .swatch, .photo, .label, .constrained: .systemBackground
    }
  }
}

/// A cell that shows only a colour.
final class SwatchCell: UICollectionViewCell, SceneCellView {
  func show(_ item: SceneItem) {
    backgroundColor = item.color.map { UIColor($0) } ?? .systemGray4
  }
}

extension CGRect {
  /// Returns the rectangle inset by a margin on each side; the result is never smaller than an
  /// empty rectangle in the middle.
  ///
  /// If the margins meet, `insetBy(dx:dy:)` would return the null rectangle, which cannot be a
  /// view's frame.
  func padded(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    insetBy(dx: min(x, width / 2), dy: min(y, height / 2))
  }
}
