import Foundation

extension UICollectionView {
  /// The collection views that are describing themselves.
  private static var describing: Set<ObjectIdentifier> = []

  /// The description in the form of UIKit's log (fact K28).
  ///
  /// The layout describes itself; the data source is named by class and address only, since a
  /// collection view may be its own (fact K10).
  ///
  /// A layout that describes itself by its collection view finds it described by class and address.
  var logDescription: String {
    guard Self.describing.insert(ObjectIdentifier(self)).inserted else { return logName(of: self) }
    defer { Self.describing.remove(ObjectIdentifier(self)) }
    let source = dataSource.map { logName(of: $0) } ?? "(null)"
    return scrollDescription(
      ["layout: \(collectionViewLayout.description)", "dataSource: \(source)"])
  }
}
