/// One change of a batch of updates.
///
/// Deletions, reloads and the start of a move count before the batch, insertions and the end of a
/// move after it, whatever the order in which they are said (fact C19).
public enum UpdateAction: Hashable, Sendable {
  /// A section that appears.
  case insertSection(Int)
  /// A section that vanishes with all its items.
  case deleteSection(Int)
  /// A section whose items are all asked for again.
  case reloadSection(Int)
  /// A section that goes elsewhere with all its items.
  case moveSection(Int, to: Int)
  /// An item that appears.
  case insertItem(ItemPlace)
  /// An item that vanishes.
  case deleteItem(ItemPlace)
  /// An item that is asked for again.
  case reloadItem(ItemPlace)
  /// An item that goes elsewhere.
  case moveItem(ItemPlace, to: ItemPlace)
}
