import UIKit

/// The books below each other, under a heading.
final class ListController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let books = Book.shelf
  private let heading = UILabel()
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Books"
    heading.font = .boldSystemFont(ofSize: 28)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    layout.minimumLineSpacing = 10
    list.backgroundColor = .clear
    list.register(BookCell.self, forCellWithReuseIdentifier: "book")
    list.dataSource = self
    list.delegate = self
    view.addSubview(heading)
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top: CGFloat = 72
    heading.frame = CGRect(x: 16, y: 28, width: view.bounds.width - 32, height: 36)
    list.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    books.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    (cell as? BookCell)?.show(books[indexPath.item])
    return cell
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let inset = self.layout.sectionInset
    return CGSize(width: view.bounds.width - inset.left - inset.right, height: 72)
  }
}
