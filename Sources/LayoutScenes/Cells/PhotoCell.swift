import UIKit

/// A cell filled by its picture, with the title on a dark band at the bottom.
final class PhotoCell: UICollectionViewCell, SceneCellView {
  private let picture = ScenePictureView()
  private let band = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 6
    band.backgroundColor = UIColor(white: 0, alpha: 0.55)
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    contentView.addSubview(picture)
    contentView.addSubview(band)
    band.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: SceneItem) {
    picture.show(item.picture)
    contentView.backgroundColor = item.color.map { UIColor($0) } ?? .systemGray5
    label.text = item.title
    band.isHidden = item.title == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = bounds
    band.frame = CGRect(x: 0, y: bounds.height - 26, width: bounds.width, height: 26)
    label.frame = band.bounds.padded(8, 0)
  }
}
