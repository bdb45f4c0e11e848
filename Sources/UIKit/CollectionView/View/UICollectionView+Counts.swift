import Foundation

/// The number of items of each section, as last returned by the data source.
///
/// All counts are requested together; they are cleared, and so requested again, after a reload and
/// at the end of a batch (facts B18, C18).
struct DataSourceCounts {
  /// The number of items of each section; nil if they must be requested.
  private(set) var known: [Int]?

  mutating func forget() { known = nil }
  mutating func note(_ counts: [Int]) { known = counts }
}

extension UICollectionView {
  /// The number of items of each section, requested from the data source if necessary.
  var validCounts: [Int] {
    if let known = counts.known { return known }
    let fresh = askForCounts()
    counts.note(fresh)
    return fresh
  }

  func _numberOfItems(_ section: Int) -> Int {
    let counts = validCounts
    guard counts.indices.contains(section) else {
      UIKitLog.raise(
        """
        request for number of items in section \(section) when there are only \(counts.count) \
        sections in the collection view
        """)
    }
    return counts[section]
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && validCounts.indices.contains(path.section) && path.item >= 0
      && path.item < validCounts[path.section]
  }

  private func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      OptionalMethodCall.result(.numberOfSections(dataSource)) {
        dataSource.numberOfSections(in: self)
      } ?? 1
    return (0..<max(0, sections)).map { section in
      traced(.numberOfItems(dataSource, in: section)) {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
      }
    }
  }
}
