import Foundation

extension UICollectionViewFlowLayout {
  /// The names of the layout's properties in an archive.
  private enum Key {
    static let itemSize = "UIItemSize"
    static let estimatedItemSize = "UIEstimatedItemSize"
    static let lineSpacing = "UILineSpacing"
    static let interitemSpacing = "UIInteritemSpacing"
    static let sectionInset = "UISectionInset"
    static let sectionInsetReference = "UISectionInsetReference"
    static let headerReferenceSize = "UIHeaderReferenceSize"
    static let footerReferenceSize = "UIFooterReferenceSize"
    static let scrollDirection = "UIScrollDirection"
    static let pinsHeaders = "UISectionHeadersPinToVisibleBounds"
    static let pinsFooters = "UISectionFootersPinToVisibleBounds"
  }

  func encodeMeasures(with coder: NSCoder) {
    coder.encode([itemSize.width, itemSize.height], under: Key.itemSize)
    coder.encode(
      [estimatedItemSize.width, estimatedItemSize.height], under: Key.estimatedItemSize)
    coder.encode([minimumLineSpacing], under: Key.lineSpacing)
    coder.encode([minimumInteritemSpacing], under: Key.interitemSpacing)
    coder.encode(
      [sectionInset.top, sectionInset.left, sectionInset.bottom, sectionInset.right],
      under: Key.sectionInset)
    coder.encode(sectionInsetReference.rawValue, forKey: Key.sectionInsetReference)
    coder.encode(
      [headerReferenceSize.width, headerReferenceSize.height], under: Key.headerReferenceSize)
    coder.encode(
      [footerReferenceSize.width, footerReferenceSize.height], under: Key.footerReferenceSize)
    coder.encode(scrollDirection.rawValue, forKey: Key.scrollDirection)
    coder.encode(sectionHeadersPinToVisibleBounds, forKey: Key.pinsHeaders)
    coder.encode(sectionFootersPinToVisibleBounds, forKey: Key.pinsFooters)
  }

  func decode(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    itemSize = coder.size(under: Key.itemSize) ?? itemSize
    estimatedItemSize = coder.size(under: Key.estimatedItemSize) ?? estimatedItemSize
    headerReferenceSize = coder.size(under: Key.headerReferenceSize) ?? headerReferenceSize
    footerReferenceSize = coder.size(under: Key.footerReferenceSize) ?? footerReferenceSize
    if let spacing = coder.numbers(1, under: Key.lineSpacing) { minimumLineSpacing = spacing[0] }
    if let spacing = coder.numbers(1, under: Key.interitemSpacing) {
      minimumInteritemSpacing = spacing[0]
    }
    if let inset = coder.numbers(4, under: Key.sectionInset) {
      sectionInset = UIEdgeInsets(
        top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    let reference = coder.decodeInteger(forKey: Key.sectionInsetReference)
    sectionInsetReference = SectionInsetReference(rawValue: reference) ?? .fromContentInset
    let direction = coder.decodeInteger(forKey: Key.scrollDirection)
    scrollDirection = UICollectionView.ScrollDirection(rawValue: direction) ?? .vertical
    sectionHeadersPinToVisibleBounds = coder.decodeBool(forKey: Key.pinsHeaders)
    sectionFootersPinToVisibleBounds = coder.decodeBool(forKey: Key.pinsFooters)
  }
}

extension NSCoder {
  /// Writes each number under a key that consists of the given key and the number's index.
  fileprivate func encode(_ numbers: [CGFloat], under key: String) {
    for (place, number) in numbers.enumerated() {
      encode(Double(number), forKey: "\(key).\(place)")
    }
  }

  /// Reads numbers, or returns nil if any of them is missing.
  fileprivate func numbers(_ count: Int, under key: String) -> [CGFloat]? {
    let keys = (0..<count).map { "\(key).\($0)" }
    guard keys.allSatisfy(containsValue) else { return nil }
    return keys.map { CGFloat(decodeDouble(forKey: $0)) }
  }

  fileprivate func size(under key: String) -> CGSize? {
    numbers(2, under: key).map { CGSize(width: $0[0], height: $0[1]) }
  }
}
