import Foundation

extension UICollectionView {
  /// What UIKit's log says about a collection view.
  var logDescription: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return """
      <\(type(of: self)): 0x\(String(address, radix: 16)); \
      frame = (\(decimal(frame.minX)) \(decimal(frame.minY)); \
      \(decimal(frame.width)) \(decimal(frame.height))); \
      contentOffset: \(NSStringFromCGPoint(contentOffset)); \
      contentSize: \(NSStringFromCGSize(contentSize)); \
      adjustedContentInset: \(NSStringFromUIEdgeInsets(adjustedContentInset)); \
      layout: \(collectionViewLayout); dataSource: \(dataSource.map { "\($0)" } ?? "(null)")>
      """
  }
}
