import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; nil means the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      UIKitLog.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    _ = place(of: section)
    insert(identifiers, at: items(in: section).count, of: section)
  }

  /// Inserts items before an existing item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, place) = home(of: beforeIdentifier)
    insert(identifiers, at: place, of: section)
  }

  /// Inserts items after an existing item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, place) = home(of: afterIdentifier)
    insert(identifiers, at: place + 1, of: section)
  }

  /// Removes items; missing items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { homes.removeValue(forKey: $0) }) {
      content[section]?.removeAll(where: gone.contains)
    }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item to the position directly before another item, which may be in a different
  /// section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    _ = home(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item to the position directly after another item, which may be in a different
  /// section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    _ = home(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items so that their cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = home(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items so that their existing cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = home(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Returns the section of an item and its index in that section; stops the program if the item is
  /// missing.
  private func home(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = homes[item], let place = items(in: section).firstIndex(of: item) else {
      UIKitLog.raiseMissing(item)
    }
    return (section, place)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: Int, of section: SectionIdentifierType
  ) {
    var added: [ItemIdentifierType] = []
    for item in identifiers {
      if homes[item] == nil {
        homes[item] = section
        added.append(item)
      } else if !SampleItems.mayRepeat {
        UIKitLog.raiseDuplicate(item)
      }
    }
    content[section]?.insert(contentsOf: added, at: place)
  }
}
