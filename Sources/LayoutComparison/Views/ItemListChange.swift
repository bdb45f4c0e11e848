/// The change of a recorded list of items, such as `“Edit”, image, “Share”`.
enum ItemListChange: Equatable {
  case appeared(String)
  case vanished(String)
  case changed(String, String)
  /// More than one item changed, or their order.
  case other

  init(_ golden: String, _ actual: String) {
    let (old, new) = (Self.items(of: golden), Self.items(of: actual))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (gone, come) = (oldRest.dropLast(end), newRest.dropLast(end))
    switch (gone.count, come.count) {
    case (0, 1): self = .appeared(come.first ?? actual)
    case (1, 0): self = .vanished(gone.first ?? golden)
    case (1, 1): self = .changed(gone.first ?? golden, come.first ?? actual)
    default: self = .other
    }
  }

  /// Returns the items of a list; empty for the text `none`.
  ///
  /// A comma in quotation marks does not separate items.
  static func items(of text: String) -> [String] {
    if text == "none" { return [] }
    var items = [""]
    var isQuoted = false
    for character in text {
      if character == "“" { isQuoted = true }
      if character == "”" { isQuoted = false }
      if character == ",", !isQuoted {
        items.append("")
      } else if character != " " || items.last?.isEmpty == false {
        items[items.count - 1].append(character)
      }
    }
    return items
  }
}
