import Foundation

extension UICollectionView {
  /// The collection views that are describing themselves.
  private static var describing: Set<ObjectIdentifier> = []

  /// What UIKit's log says about a collection view.
  ///
  /// The layout describes itself; the data source is named by class and address only, since a
  /// collection view may be its own (fact K10).
  ///
  /// A layout that describes itself by its collection view finds it described by class and address.
  var logDescription: String {
    guard Self.describing.insert(ObjectIdentifier(self)).inserted else { return Self.name(self) }
    defer { Self.describing.remove(ObjectIdentifier(self)) }
    return """
      \(Self.name(self).dropLast()); \
      frame = (\(decimal(frame.minX)) \(decimal(frame.minY)); \
      \(decimal(frame.width)) \(decimal(frame.height))); \
      contentOffset: \(NSStringFromCGPoint(contentOffset)); \
      contentSize: \(NSStringFromCGSize(contentSize)); \
      adjustedContentInset: \(NSStringFromUIEdgeInsets(adjustedContentInset)); \
      layout: \(collectionViewLayout.description); \
      dataSource: \(dataSource.map(Self.name) ?? "(null)")>
      """
  }

  /// `<Class: 0x600003a1c0>`.
  private static func name(_ object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
  }
}
