/// How an item becomes a cell.
public enum SceneCell: String, Sendable, CaseIterable {
  /// A plant marker: a pointed stick with picture, names and facts.
  case marker
  /// Nothing but the item's colour.
  case swatch
  /// The item's picture, filling the cell, with its title over it.
  case photo
  /// The item's title on its colour.
  case label
}
