public import Foundation

extension IndexPath {
  /// Makes the index path of an item in a section.
  public init(item: Int, section: Int) {
    // `init(indexes:)` is not used, because it allocates an array for each path.
    self.init(index: section)
    append(item)
  }

  /// Makes the index path of a row in a section; it equals the path of the item with the same
  /// number.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the section: the first element of the path.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item: the second element of the path.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row: the second element of the path.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
