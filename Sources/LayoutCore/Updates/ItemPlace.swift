/// The index path of an item: the index of its section, and its index in the section.
public struct ItemPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Creates an index path from its section and item.
  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders index paths by section, then by item.
  public static func < (one: ItemPlace, other: ItemPlace) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }

  /// The index path as written in messages: `[0,3]`.
  public var description: String { "[\(section),\(item)]" }
}

extension ItemPlace: ExpressibleByArrayLiteral {
  /// Creates an index path from an array literal of section and item, such as `[0, 3]`.
  public init(arrayLiteral numbers: Int...) {
    precondition(numbers.count == 2, "A place has two numbers: its section's and its item's.")
    self.init(numbers[0], numbers[1])
  }
}
