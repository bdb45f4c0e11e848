import LayoutCore

/// A comparison of the recorded properties of a view in the golden and in the new layout.
///
/// Properties that follow from another property of the same view are left out, such as the font of
/// a text that is new, the ranges of attributes in a changed text, and the fields of an item that
/// appeared or vanished.
struct LookComparison {
  private let golden: [LayoutRecord.ViewProperty: String]
  private let actual: [LayoutRecord.ViewProperty: String]

  /// Prepares the comparison of two sets of properties.
  init(
    golden: [LayoutRecord.ViewProperty: String], actual: [LayoutRecord.ViewProperty: String]
  ) {
    self.golden = golden
    self.actual = actual
  }

  /// The properties that differ, in the order in which messages list them.
  var changes: [ViewChange.Property] {
    let keys = Set(golden.keys).union(actual.keys).filter { golden[$0] != actual[$0] }
    let orders = LayoutRecord.ViewProperty.lists.sorted().compactMap { order(of: $0, keys) }
    let reordered = keys.filter { key in
      orders.contains { key.list == $0.key && key.isFieldOfImage }
    }
    return orders
      + keys.subtracting(reordered).sorted()
      .flatMap { key in follows(key, keys) ? [] : changes(of: key) }
      .withoutDetails(golden, actual)
  }

  /// Returns the change of the order of a list's items that are named by their images because they
  /// have no titles; nil if more than their order changed.
  private func order(
    of list: LayoutRecord.ViewProperty, _ changed: Set<LayoutRecord.ViewProperty>
  ) -> ViewChange.Property? {
    let names = changed.filter { $0.list == list && $0.namesOtherImage }.sorted()
    let sides = [golden, actual].map { look in names.map { look[$0] ?? "none" } }
    guard names.count > 1, golden[list] == actual[list], sides[0].sorted() == sides[1].sorted()
    else { return nil }
    return ViewChange.Property(
      list, golden: sides[0].joined(separator: ", "), actual: sides[1].joined(separator: ", "))
  }

  private func changes(of key: LayoutRecord.ViewProperty) -> [ViewChange.Property] {
    if let parts = ViewChange.Property.partChanges(of: key, golden[key], actual[key]) {
      return parts
    }
    let whole = key == .shown
    let (old, new) = (
      golden[key] ?? (whole ? text(golden) : key.standard),
      actual[key] ?? (whole ? text(actual) : key.standard)
    )
    guard key.isAttribute else {
      return [ViewChange.Property(key, name: name(of: key), golden: old, actual: new)]
    }
    let (before, now) = (AttributeWords(old), AttributeWords(new))
    return [
      ViewChange.Property(
        key, golden: before.quoting(text(golden), unlike: now),
        actual: now.quoting(text(actual), unlike: before))
    ]
  }

  private func text(_ look: [LayoutRecord.ViewProperty: String]) -> String {
    look[.text] ?? look[.title] ?? ""
  }

  /// Returns whether the change of a property follows from that of another one.
  private func follows(
    _ key: LayoutRecord.ViewProperty, _ changed: Set<LayoutRecord.ViewProperty>
  ) -> Bool {
    // The drawn frame follows from other properties. The place of a row can follow from other rows.
    if key == .drawnFrame || key == .place { return true }
    // An activity indicator hides itself when it stops.
    if key == .hidden, changed.contains(.animating) { return true }
    if key == .text, changed.contains(.secureTextEntry) { return hasSameLength(key) }
    if key == .largeTitle {
      return changed.contains { $0.rawValue.hasPrefix("prefersLarge") || $0 == .largeTitleMode }
    }
    if [.largeTitleFont, .largeTitleColor].contains(key) {
      return golden[.largeTitle] != actual[.largeTitle]
    }
    // A requested weight that no typeface has becomes visible only when another typeface is used.
    if key == .fontWeight { return !changed.contains(.font) || isOfAbsentContent(.font) }
    if key == .selectedDetent { return changed.contains(.detents) }
    if key == .selectedSegment { return followsFromItems(key, changed.contains(.segments)) }
    // The visible rows of a picker's wheel follow from the selected row.
    if key.components.first == "visibleRows" {
      let rest = key.rawValue.dropFirst("visibleRows".count)
      return changed.contains(.init(rawValue: "selectedRow\(rest)"))
    }
    if key == .selectedScope { return followsFromItems(key, changed.contains(.scopes)) }
    if key == .selectedItem { return followsFromItems(key, changed.contains(.items)) }
    if let list = key.list {
      return changed.contains(list) && (!hasSameCount(list) || isImageOfOtherItem(key, list))
    }
    if key.isAttribute { return hasOnlyOtherRanges(key, changed) }
    return isOfAbsentContent(key)
  }

  /// Returns whether only the text of the selected item differs and its number does not, which
  /// follows from a changed list of items.
  private func followsFromItems(_ key: LayoutRecord.ViewProperty, _ isListChanged: Bool) -> Bool {
    guard isListChanged else { return false }
    let numbers = [golden, actual].map { $0[key]?.split(separator: " ").first }
    return numbers[0] == numbers[1]
  }

  /// Returns whether the property's old and new text have the same length, as a password and the
  /// dots shown instead of it have.
  private func hasSameLength(_ key: LayoutRecord.ViewProperty) -> Bool {
    golden[key]?.count == actual[key]?.count
  }

  private func hasSameCount(_ list: LayoutRecord.ViewProperty) -> Bool {
    let counts = [golden, actual].map { ItemListChange.items(of: $0[list] ?? "none").count }
    return counts[0] == counts[1]
  }

  /// Returns whether a field is the image of an item whose name in the list changed too.
  private func isImageOfOtherItem(
    _ key: LayoutRecord.ViewProperty, _ list: LayoutRecord.ViewProperty
  ) -> Bool {
    guard key.isFieldOfImage, let index = Int(key.components[1]) else { return false }
    let sides = [golden, actual].map { ItemListChange.items(of: $0[list] ?? "none") }
    return sides.allSatisfy { $0.indices.contains(index) } && sides[0][index] != sides[1][index]
  }

  private func hasOnlyOtherRanges(
    _ key: LayoutRecord.ViewProperty, _ changed: Set<LayoutRecord.ViewProperty>
  ) -> Bool {
    guard changed.contains(.text) || changed.contains(.title), let old = golden[key],
      let new = actual[key]
    else { return false }
    return AttributeWords(old).values == AttributeWords(new).values
  }

  /// Returns whether a property has an effect only together with a text or an image that appeared
  /// or vanished.
  private func isOfAbsentContent(_ key: LayoutRecord.ViewProperty) -> Bool {
    LayoutRecord.ViewProperty.contents.contains { content in
      (golden[content.key] == nil) != (actual[content.key] == nil) && content.value.contains(key)
    }
  }

  /// Returns the name of a property in messages; a field of an item is named after the item, such
  /// as `right item “Edit” style`.
  private func name(of key: LayoutRecord.ViewProperty) -> String {
    guard let list = key.list, let index = Int(key.components[1]) else { return key.words }
    let items = ItemListChange.items(of: actual[list] ?? golden[list] ?? "none")
    let item = items.indices.contains(index) ? items[index] : "\(index)"
    let rest = key.components.dropFirst(2).joined(separator: ".")
    let field = LayoutRecord.ViewProperty(rawValue: rest)
    // An item without a title is named after its image.
    let own = item == field.words ? item : "\(item) \(field.words)"
    return "\(list.words.dropLast()) \(own)"
  }
}

extension LayoutRecord.ViewProperty {
  static let subtitle = Self(rawValue: "configuration.subtitle")
  static let titleLabelFont = Self(rawValue: "titleLabel.font")
  static let secureTextEntry = Self(rawValue: "secureTextEntry")
  static let largeTitleMode = Self(rawValue: "largeTitleDisplayMode")
  fileprivate static let largeTitleFont = Self(rawValue: "largeTitleFont")
  fileprivate static let largeTitleColor = Self(rawValue: "largeTitleColor")
  fileprivate static let detents = Self(rawValue: "detents")
  fileprivate static let selectedDetent = Self(rawValue: "selectedDetent")
  fileprivate static let lists: Set<Self> = [
    .leftItems, .rightItems, .items, .segments, .scopes, .menuElements, .drawn,
  ]

  /// Whether the value is a list of items.
  var isList: Bool { Self.lists.contains(self) }

  /// The list with the item that has this property as a field, as in `leftItems.0.style`; nil for
  /// other properties.
  fileprivate var list: Self? {
    let names = components
    guard names.count > 2, Int(names[1]) != nil else { return nil }
    let list = Self(rawValue: names[0])
    return list.isList ? list : nil
  }

  /// Whether the property is the image of an item, or its name.
  fileprivate var isFieldOfImage: Bool { namesOtherImage || isImage }

  /// Whether the property is an attribute of a text, whose value may have ranges.
  fileprivate var isAttribute: Bool { rawValue.hasPrefix("attributes.") }

  /// Whether the value is an image: its size and a hash.
  var isImage: Bool { components.contains { $0 == "image" || $0.hasSuffix("Image") } }

  var isColor: Bool {
    components.contains { $0 == "tint" || $0.hasSuffix("Color") || $0 == "color" }
  }

  /// Whether the value is the text that a label, a button or a field shows.
  var isText: Bool { [.text, .title, .placeholder, .subtitle].contains(self) }

  var isFont: Bool { components.contains { $0 == "font" || $0.hasSuffix("Font") } }
}
