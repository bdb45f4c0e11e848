import Foundation

extension UICollectionView {
  /// The collection views whose descriptions are being made, so that recursion can be detected.
  private static var describing: Set<ObjectIdentifier> = []

  /// The description of the collection view in the format that UIKit prints (fact K28).
  ///
  /// The layout contributes its own description. The data source is described only by class and
  /// address, because a collection view may be its own data source (fact K10).
  ///
  /// If the layout's description contains that of the collection view, the inner description is
  /// only class and address, which ends the recursion.
  var logDescription: String {
    guard Self.describing.insert(ObjectIdentifier(self)).inserted else { return logName(of: self) }
    defer { Self.describing.remove(ObjectIdentifier(self)) }
    let source = dataSource.map { logName(of: $0) } ?? "(null)"
    return scrollDescription(
      ["layout: \(collectionViewLayout.description)", "dataSource: \(source)"])
  }
}
