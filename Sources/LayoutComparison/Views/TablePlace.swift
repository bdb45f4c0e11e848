import LayoutCore

/// The place of a view in a table, as recorded: `row [1,2]`, `header 1`, `table footer`.
struct TablePlace: Hashable {
  /// The kinds of views, in their order in a table.
  enum Kind: Int { case tableHeader, header, row, footer, tableFooter }

  let kind: Kind
  let section: Int
  let item: Int

  /// Parses a place; nil if the text has another form.
  init?(_ text: String) {
    switch text {
    case "table header": (kind, section, item) = (.tableHeader, Int.min, 0)
    case "table footer": (kind, section, item) = (.tableFooter, Int.max, 0)
    default:
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      if text.hasPrefix("row ["), numbers.count == 2 {
        (kind, section, item) = (.row, numbers[0], numbers[1])
      } else if let kind = Self.kind(text), numbers.count == 1 {
        (self.kind, section, item) = (kind, numbers[0], 0)
      } else {
        return nil
      }
    }
  }

  private static func kind(_ text: String) -> Kind? {
    text.hasPrefix("header ") ? .header : text.hasPrefix("footer ") ? .footer : nil
  }
}

extension TablePlace: Comparable {
  static func < (one: TablePlace, other: TablePlace) -> Bool {
    (one.section, one.kind.rawValue, one.item)
      < (other.section, other.kind.rawValue, other.item)
  }
}

extension TablePlace {
  /// Returns whether this is the row directly after another row of the same section.
  func follows(_ other: TablePlace) -> Bool {
    kind == .row && other.kind == .row && section == other.section
      && item == other.item &+ 1
  }

  /// Whether the place is in a section, and not above or below all of them.
  var isInSection: Bool { kind != .tableHeader && kind != .tableFooter }

  /// The index path as text: `[1,2]`.
  var indexPath: String { "[\(section),\(item)]" }
}

extension LayoutRecord.View {
  /// The place in a table; nil for other views.
  var place: TablePlace? { look[.place].flatMap { TablePlace($0) } }

  /// The texts and images of the view and its descendants, from back to front.
  var content: [String] {
    let own = [look[.text] ?? look[.title], look[.imageName] ?? look[.image]].compactMap(\.self)
    return own + views.flatMap(\.content)
  }
}
