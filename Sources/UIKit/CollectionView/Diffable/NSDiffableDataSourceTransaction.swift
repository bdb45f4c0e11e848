// Mirrors NSDiffableDataSourceTransaction and NSDiffableDataSourceSectionTransaction (iOS 17).
// Missing: nothing.
import Foundation

/// The change of a snapshot after the user has moved an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The removed and inserted items; a moved item is in both lists.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that are affected, in order.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let before = initial.itemIdentifiers(inSection: section)
      let after = final.itemIdentifiers(inSection: section)
      return before == after
        ? nil : NSDiffableDataSourceSectionTransaction(of: section, from: before, to: after)
    }
  }
}

/// The change of one section after the user has moved an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The removed and inserted items; a moved item is in both lists.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    of section: SectionIdentifierType, from before: [ItemIdentifierType],
    to after: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var (initial, final) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    initial.append(before)
    final.append(after)
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = after.difference(from: before).inferringMoves()
  }
}
