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
    }
  }

  /// What lies behind the cells.
  var background: UIColor {
    switch self {
    case .marker: MarkerColors.bench
    case .swatch, .photo, .label: .systemBackground
    }
  }
}
