import Foundation

extension UICollectionView {
  /// The number of items of each section, asked for once after each reload.
  var validCounts: [Int] {
    if let counts { return counts }
    let fresh = askForCounts()
    counts = fresh
    return fresh
  }

  func itemCount(_ section: Int) -> Int {
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
      Unanswered.ask(.numberOfSections(dataSource)) {
        dataSource.numberOfSections(in: self)
      } ?? 1
    return (0..<max(0, sections)).map { section in
      traced(.numberOfItems(dataSource, in: section)) {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
      }
    }
  }
}
