import Foundation

extension UICollectionView {
  /// What UIKit's log says about a collection view.
  ///
  /// The layout and the data source are named by class and address only: a collection view may be its
  /// own data source, and either may describe itself by the collection view (fact K10).
  var logDescription: String {
    """
    \(Self.name(self).dropLast()); \
    frame = (\(decimal(frame.minX)) \(decimal(frame.minY)); \
    \(decimal(frame.width)) \(decimal(frame.height))); \
    contentOffset: \(NSStringFromCGPoint(contentOffset)); \
    contentSize: \(NSStringFromCGSize(contentSize)); \
    adjustedContentInset: \(NSStringFromUIEdgeInsets(adjustedContentInset)); \
    layout: \(Self.name(collectionViewLayout)); \
    dataSource: \(dataSource.map(Self.name) ?? "(null)")>
    """
  }

  /// `<Class: 0x600003a1c0>`.
  private static func name(_ object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
  }
}
