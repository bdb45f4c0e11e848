import Foundation
import LayoutCore

extension ViewProperties {
  /// Adds the settings of a collection view that the record of its layout does not contain.
  mutating func readCollection(_ view: UICollectionView) {
    if view.isEditing { add(.editing, .yes) }
    if let swipe = view.editing.swipe {
      add("swipeActions", .made(ListedTexts(texts: swipe.view.texts)))
    }
  }

  /// Adds the settings of a list cell.
  mutating func readListCell(_ cell: UICollectionViewListCell) {
    if !cell.accessories.isEmpty {
      add(.accessories, .text(cell.accessories.map(\.word).joined(separator: ", ")))
    }
    if cell.indentationLevel != 0 { add(.indentation, .count(cell.indentationLevel)) }
    add(.indentationWidth, cell.indentationWidth, unless: 10)
    if !cell.indentsAccessories { add(.indentsAccessories, .no) }
    cell.listRow.map { readSeparators(of: $0) }
  }

  private mutating func readSeparators(of row: ListRow) {
    let known = [("top", row.top), ("bottom", row.bottom)]
    let separators = known.compactMap { side, separator in separator.map { (side, $0) } }
    guard !separators.isEmpty else { return }
    add(.rowSeparators, .text(separators.map(\.0).joined(separator: ", ")))
    let insets = separators.map(\.1.insets.ownEdges).filter { !$0.isEmpty }
    if !insets.isEmpty { add(.separatorInset, .text(insets.joined(separator: "; "))) }
    let color = separators.last?.1.color.value(in: traits)
    if let color, color != UIColor.separator.value(in: traits) {
      add(.separatorColor, .color(color))
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets that are not automatic as text: `leading 40`.
  fileprivate var ownEdges: String {
    [("leading", leading), ("trailing", trailing)]
      .filter { $0.1 != UIListSeparatorConfiguration.automaticInsets.leading }
      .map { "\($0) \(Double($1).shortest)" }.joined(separator: ", ")
  }
}

extension UICellAccessory {
  /// The accessory as text: `label “12”`, `delete when editing`.
  fileprivate var word: String {
    var word =
      switch accessoryType {
      case .customView(let view): "\(type(of: view))"
      case .label: "label “\(text?.value ?? "")”"
      default: "\(accessoryType)"
      }
    switch displayed {
    case .always: break
    case .whenEditing: word += " when editing"
    case .whenNotEditing: word += " when not editing"
    }
    return options.isHidden ? word + " hidden" : word
  }
}
