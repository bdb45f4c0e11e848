// Mirrors the additions to NSIndexPath (iOS 17). Missing: nothing.
public import Foundation

extension NSIndexPath {
  /// Makes the path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Makes the path of a row in a section, which is the path of the item of that number.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section: the first number.
  public var section: Int { index(atPosition: 0) }

  /// The item: the second number.
  public var item: Int { index(atPosition: 1) }

  /// The row: the second number.
  public var row: Int { item }
}
