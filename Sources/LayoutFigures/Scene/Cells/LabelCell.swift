import RasterCore
import UIKit

/// A cell with a title in the middle of a rounded colour.
final class LabelCell: UICollectionViewCell, SceneCellView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: SceneItem) {
    label.text = [item.title, item.subtitle].compactMap(\.self).joined(separator: "\n")
    contentView.backgroundColor = item.color.map { UIColor($0) } ?? .systemGray5
    label.textColor = item.color.map { $0.isPale ? .black : .white } ?? .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.padded(6, 4)
  }
}

extension Color {
  /// Whether black reads better on the colour than white: its luma is above 0.6.
  ///
  /// The weights are those of Rec. 601, applied to the sRGB values as they are.
  var isPale: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }
}
