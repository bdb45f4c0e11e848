/// The index path of an item: the number of its section, and its number in the section.
public struct ItemPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the section.
  public var section: Int
  /// The number of the item in its section.
  public var item: Int

  /// Makes a place from its numbers.
  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders places by section, then by item.
  public static func < (one: ItemPlace, other: ItemPlace) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }

  /// The place as it is written in messages: `[0,3]`.
  public var description: String { "[\(section),\(item)]" }
}

extension ItemPlace: ExpressibleByArrayLiteral {
  /// Makes a place from the numbers of its section and its item, as an index path is written:
  /// `[0, 3]`.
  public init(arrayLiteral numbers: Int...) {
    precondition(numbers.count == 2, "A place has two numbers: its section's and its item's.")
    self.init(numbers[0], numbers[1])
  }
}
