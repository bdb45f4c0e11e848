// Mirrors the additions to NSIndexPath (iOS 17). Missing: nothing.
public import Foundation

extension NSIndexPath {
  /// Makes the index path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Makes the index path of a row in a section; it equals the path of the item with the same
  /// number.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the section: the first element of the path.
  public var section: Int { index(atPosition: 0) }

  /// The index of the item: the second element of the path.
  public var item: Int { index(atPosition: 1) }

  /// The index of the row: the second element of the path.
  public var row: Int { item }
}
