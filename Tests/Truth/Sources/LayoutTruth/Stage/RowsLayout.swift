import UIKit

/// A layout of rows 50 high, a direct subclass of `UICollectionViewLayout` that notes its calls.
class RowsLayout: UICollectionViewLayout {
  let log: CallLog
  /// Whether every change of bounds invalidates the layout.
  var isAlwaysInvalid = false
  /// Whether it returns no attributes.
  var isEmpty = false
  /// Changes each element's attributes before they are returned.
  var change: (UICollectionViewLayoutAttributes) -> Void = { _ in }

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() {
    log.note("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    log.note("contentSize")
    return CGSize(width: 100, height: CGFloat(count) * 50)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
    change(attributes)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.note("elements \(Names.rect(rect))")
    guard !isEmpty else { return nil }
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func invalidateLayout() {
    log.note("invalidateLayout()")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.note("invalidateLayout(with:) \(Names.context(context))")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.note("shouldInvalidate \(Names.rect(newBounds))")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds) || isAlwaysInvalid
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    log.note("context \(Names.context(context))")
    return context
  }
}
