// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, OmitExplicitReturns

import UIKit

// A rotating list as the fourth post builds one: no storyboard, the collection view is the view,
// and the layout keeps rows in a cache that it clears when it is invalidated.

/// Rows 200 points high that fill the width.
class RowsLayout: UICollectionViewFlowLayout {
  var cache: [UICollectionViewLayoutAttributes] = []
  var contentBounds = CGRect.zero

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cache = []
  }

  override var collectionViewContentSize: CGSize {
    return contentBounds.size
  }

  override func prepare() {
    super.prepare()
    guard self.cache.isEmpty, let collectionView = collectionView else {
      return
    }
    contentBounds = CGRect(origin: .zero, size: collectionView.bounds.size)
    var last: CGRect = .zero
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: 0, y: last.maxY, width: collectionView.bounds.width, height: 200.0)
      cache.append(attributes)
      last = attributes.frame
      contentBounds = contentBounds.union(last)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for attributes in cache where attributes.frame.intersects(rect) {
      found.append(attributes)
    }
    return found
  }
}

/// A cell that is a colour.
class ColourCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setup(colour: UIColor) {
    self.backgroundColor = colour
  }
}

/// Forty colours, the last of them pink.
class RowsController: UIViewController {
  var data = (0..<39).map { [UIColor.red, .green, .blue][$0 % 3] } + [UIColor.systemPink]
  var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    self.collectionView.dataSource = self
    self.collectionView.delegate = self
    self.collectionView.register(ColourCell.self, forCellWithReuseIdentifier: "colour")
    self.collectionView.alwaysBounceVertical = true
    self.collectionView.backgroundColor = .white
  }

  override func loadView() {
    let layout = RowsLayout()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.view = collectionView
  }
}

extension RowsController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    print("selected \(collectionView.tag) \(indexPath)")
  }
}

extension RowsController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    data.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "colour", for: indexPath) as? ColourCell
    {
      cell.setup(colour: self.data[indexPath.item])
      return cell
    }
    fatalError("no cell for \(indexPath)")
  }
}
