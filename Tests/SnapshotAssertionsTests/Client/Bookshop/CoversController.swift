import UIKit

/// The books' covers, placed by any layout.
final class CoversController: UIViewController, UICollectionViewDataSource {
  private let books: [Book]
  private let covers: UICollectionView

  init(_ books: [Book] = Book.shelf, layout: UICollectionViewLayout) {
    self.books = books
    covers = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    covers.backgroundColor = .clear
    covers.alwaysBounceVertical = true
    covers.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    covers.dataSource = self
    view.addSubview(covers)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    covers.frame = view.bounds
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    books.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    (cell as? CoverCell)?.show(books[indexPath.item])
    return cell
  }
}
