// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals, OmitExplicitReturns

import UIKit

// Source as clients write it for iOS, in Swift 5 and without a word about actors: that it compiles
// is the test.

/// Pages with a gap, which grow towards the middle.
class CarouselLayout: UICollectionViewFlowLayout {
  var zoom: CGFloat = 0.25

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override class var layoutAttributesClass: AnyClass { return CarouselAttributes.self }

  override class var invalidationContextClass: AnyClass { return CarouselContext.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    itemSize = collectionView.bounds.size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! CarouselContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let copies = super.layoutAttributesForElements(in: rect)?
      .map { $0.copy() as! CarouselAttributes }
    copies?.forEach { attributes in
      attributes.page = attributes.center.x / size(of: attributes.indexPath).width
      attributes.transform = CGAffineTransform(scaleX: 1 - zoom, y: 1 - zoom)
      attributes.zIndex = attributes.indexPath.item
    }
    return copies
  }

  private func size(of indexPath: IndexPath) -> CGSize {
    let delegate = collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    return delegate?.collectionView?(collectionView!, layout: self, sizeForItemAt: indexPath)
      ?? itemSize
  }
}

/// Attributes with the number of their page.
class CarouselAttributes: UICollectionViewLayoutAttributes {
  var page: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CarouselAttributes
    copy.page = page
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselAttributes, other.page == page else { return false }
    return super.isEqual(object)
  }
}

/// A context with an initialiser of its own.
class CarouselContext: UICollectionViewFlowLayoutInvalidationContext {
  var note = ""

  override init() {
    super.init()
    note = "made"
  }
}

/// A cell that is made from a frame.
class CarouselCell: UICollectionViewCell {
  let content = UIView()
  var page: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(content)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    page = (layoutAttributes as? CarouselAttributes)?.page
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    page = nil
  }
}

/// A cell that only ever comes from a nib, and so has no other initialiser.
class NibCell: UICollectionViewCell {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A controller that is also the data source and the delegate of its collection view.
class CarouselController: UIViewController {
  var collectionView: UICollectionView!
  var isSized = false

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: CarouselLayout())
    collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
}

extension CarouselController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 5
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      as! CarouselCell
  }
}

extension CarouselController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return collectionView.bounds.size
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    print(indexPath.row)
  }
}
