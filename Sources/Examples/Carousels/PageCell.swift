import UIKit

/// A cell filled by its picture.
final class PageCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: PageCell.self)

  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    imageView.widthAnchor.constraint(equalTo: contentView.widthAnchor).isActive = true
    imageView.heightAnchor.constraint(equalTo: contentView.heightAnchor).isActive = true
    imageView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
    imageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
