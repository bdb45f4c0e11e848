public import Foundation

extension IndexPath {
  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// Makes the path of a row in a section, which is the path of the item of that number.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

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
