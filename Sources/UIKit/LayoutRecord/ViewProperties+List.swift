import Foundation
import LayoutCore

extension ViewProperties {
  /// Adds the settings of a table.
  mutating func readTable(_ table: UITableView) {
    switch table.style {
    case .plain: break
    case .grouped: add(.listStyle, .text("grouped"))
    case .insetGrouped: add(.listStyle, .text("insetGrouped"))
    }
    let automatic = UITableView.automaticDimension
    add(.rowHeight, table.rowHeight, unless: automatic)
    add(.headerHeight, table.sectionHeaderHeight, unless: automatic)
    add(.footerHeight, table.sectionFooterHeight, unless: automatic)
    add(.headerTopPadding, table.sectionHeaderTopPadding, unless: automatic)
    if table.separatorStyle == .none { add(.separators, .text("none")) }
    readSeparator(table.ownSeparatorInset)
    if table.separatorInsetReference == .fromAutomaticInsets {
      add(.separatorInsetReference, .text("fromAutomaticInsets"))
    }
    let color = table.separatorColor?.value(in: traits)
    if color != UIColor.separator.value(in: traits) {
      add(.separatorColor, color.map { .color($0) } ?? .text("none"))
    }
    if table.isEditing { add(.editing, .yes) }
    let titles = table.indexTitles.map { "“\($0)”" }
    if !titles.isEmpty { add("indexTitles", .made(ListedTexts(texts: titles))) }
    add("sectionIndexColor", table.sectionIndexColor)
    add("sectionIndexBackgroundColor", table.sectionIndexBackgroundColor)
    if let swipe = table.editState.swipe {
      add("swipeActions", .made(ListedTexts(texts: swipe.view.texts)))
    }
  }

  /// Adds the settings of a cell of a table.
  mutating func readCell(_ cell: UITableViewCell) {
    switch cell.style {
    case .default: break
    case .value1: add(.cellStyle, .text("value1"))
    case .value2: add(.cellStyle, .text("value2"))
    case .subtitle: add(.cellStyle, .text("subtitle"))
    }
    if cell.accessoryType != .none { add(.accessory, .text("\(cell.accessoryType)")) }
    if cell.selectionStyle != .default {
      add(.selectionStyle, .text("\(cell.selectionStyle)"))
    }
    if cell.isSelected { add(.selected, .yes) }
    if cell.isHighlighted { add(.highlighted, .yes) }
    if cell.isEditing { add(.editing, .yes) }
    if let row = cell.rowEditing {
      if row.style != .delete { add("editingStyle", .text("\(row.style)")) }
      if row.moves { add("reorderControl", .yes) }
    }
    if cell.indentationLevel != 0 { add(.indentation, .count(cell.indentationLevel)) }
    add(.indentationWidth, cell.indentationWidth, unless: 10)
    readSeparator(cell.parts.separatorInset)
  }

  private mutating func readSeparator(_ inset: UIEdgeInsets?) {
    if let inset { add(.separatorInset, .made(NumbersValue(inset))) }
  }

  /// Adds the content inset of a scroll view, unless it is a collection view or a controller's
  /// view.
  mutating func readInset(_ view: UIScrollView) {
    guard view.contentInset != .zero, !(view is UICollectionView), view.controller == nil else {
      return
    }
    add(.contentInset, .made(NumbersValue(view.contentInset)))
  }
}
