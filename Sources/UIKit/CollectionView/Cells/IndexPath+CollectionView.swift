public import Foundation

extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) {
    // Not from an array of both, which is allocated for each path.
    self.init(index: section)
    append(item)
  }

  /// Makes the path of a row in a section, which is the path of the item of that number.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section: the first number.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item: the second number.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row: the second number.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
