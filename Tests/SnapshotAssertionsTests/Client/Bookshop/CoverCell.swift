import UIKit

/// A cover that fills its cell, with the title below.
final class CoverCell: UICollectionViewCell {
  private let cover = UIImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 13)
    title.textColor = .label
    for view in [cover, title] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ book: Book) {
    cover.image = book.cover
    title.text = book.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    cover.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 20)
    title.frame = CGRect(x: 4, y: size.height - 18, width: size.width - 4, height: 18)
  }
}
