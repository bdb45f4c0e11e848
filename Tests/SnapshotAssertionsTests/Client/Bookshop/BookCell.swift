import UIKit

/// A row of the list: cover, title, author, and a badge if the book is new.
final class BookCell: UICollectionViewCell {
  private let cover = UIImageView()
  private let title = UILabel()
  private let author = UILabel()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    contentView.layer.borderWidth = 0
    title.font = .preferredFont(forTextStyle: .headline)
    title.textColor = .label
    author.font = .preferredFont(forTextStyle: .subheadline)
    author.textColor = .secondaryLabel
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 5
    for view in [cover, title, author, badge] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ book: Book) {
    cover.image = book.cover
    cover.alpha = 1
    title.text = book.title
    author.text = book.author
    badge.isHidden = !book.isNew
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 84
    cover.frame = CGRect(x: 12, y: 8, width: 40, height: 56)
    title.frame = CGRect(x: 64, y: 14, width: width, height: 22)
    author.frame = CGRect(x: 64, y: 38, width: width, height: 20)
    badge.frame = CGRect(x: contentView.bounds.width - 20, y: 10, width: 10, height: 10)
  }
}
