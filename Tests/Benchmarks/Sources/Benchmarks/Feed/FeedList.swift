import UIKit

/// A collection view so tall that all its self-sizing cells are on the screen.
@MainActor final class FeedList: NSObject, UICollectionViewDataSource {
  private let posts: [FeedPost]
  private let view: UICollectionView

  init(_ posts: [FeedPost]) {
    self.posts = posts
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 500)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 60_000), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// The height of the content, once all cells have their sizes.
  var height: Int { Int(view.contentSize.height) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { posts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? Cell)?.card.parts.show(posts[indexPath.item])
    return cell
  }

  private final class Cell: UICollectionViewCell {
    let card = ConstrainedCard(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      card.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(card)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        card.topAnchor.constraint(equalTo: contentView.topAnchor),
        card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        card.widthAnchor.constraint(equalToConstant: 375),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
