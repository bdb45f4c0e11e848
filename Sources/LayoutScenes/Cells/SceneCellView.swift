import Foundation
import UIKit

/// A cell that shows an item of a scene.
@MainActor protocol SceneCellView: UICollectionViewCell {
  /// Shows an item in place of the one before.
  func show(_ item: SceneItem)
}

extension SceneCell {
  /// The class whose cells show items this way.
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

/// A cell that is nothing but a colour.
final class SwatchCell: UICollectionViewCell, SceneCellView {
  func show(_ item: SceneItem) {
    backgroundColor = item.color.map { UIColor($0) } ?? .systemGray4
  }
}

extension CGRect {
  /// The rectangle without a margin at its sides; never less than nothing in the middle.
  ///
  /// `insetBy(dx:dy:)` answers the null rectangle, which no view can have, when the margins meet.
  func padded(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    insetBy(dx: min(x, width / 2), dy: min(y, height / 2))
  }
}
