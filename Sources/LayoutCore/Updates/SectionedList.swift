/// Items in sections, each with an identity of its own.
public struct SectionedList<Section: Hashable, Item: Hashable> {
  /// The sections in order.
  public let sections: [Section]
  /// The items of each section, in order.
  public let items: [Section: [Item]]

  /// Makes a list; a section without items may be left out of `items`.
  public init(sections: [Section], items: [Section: [Item]]) {
    (self.sections, self.items) = (sections, items)
  }

  func items(of section: Section) -> [Item] { items[section] ?? [] }
}

extension SectionedList {
  /// Returns the changes that make this list of another, as few as the longest common sequences
  /// allow.
  ///
  /// What is in both but elsewhere moves; what moves and is to be asked for again is deleted and
  /// inserted, because a batch does one thing with one item.
  ///
  ///     before  A: 1 2 3   B: 4       deleteItem(A, 1) = 2
  ///     after   A: 1 3 5   B: 4 …     insertItem(A, 2) = 5
  ///
  /// - Parameters:
  ///   - old: the list before.
  ///   - reloadedSections: the sections to ask for again.
  ///   - reloadedItems: the items to ask for again.
  /// - Returns: the changes, sections before items.
  public func changes(
    from old: SectionedList, reloadedSections: Set<Section> = [], reloadedItems: Set<Item> = []
  ) -> [UpdateAction] {
    var difference = ListDifference(old: old, new: self)
    difference.addSections(reloaded: reloadedSections)
    difference.addItems(reloaded: reloadedItems)
    return difference.actions
  }
}
